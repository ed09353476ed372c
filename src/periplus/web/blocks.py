"""Pages in blocks, and the least that has to be swapped so that a page that shows some blocks shows others.

A block has an id and may hold other blocks. Of a block whose own HTML is unchanged, only the blocks within it are
swapped that are new, changed or gone. htmx does that by itself: no script knows of blocks.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from markupsafe import Markup

INNER, OUTER = "innerMorph", "outerMorph"
"""How htmx replaces what an element holds, or the element itself, keeping what has not changed."""
BEFORE, AFTER, GONE = "beforebegin", "afterend", "delete"
DRAWN = "<g"
"""How a block of a drawing begins; a browser reads it as one only within a drawing."""


class Block(NamedTuple):
    """A piece of a page: its HTML, or what is around the blocks that it holds.

    What is long and held elsewhere as well, such as a drawing, is its ``body``: it is not copied.
    """

    id: str
    opening: str
    blocks: tuple["Block", ...] = ()
    closing: str = ""
    body: str = ""

    @property
    def html(self) -> Markup:
        """The block as a whole."""
        return Markup("".join(self.pieces()))

    def pieces(self) -> Iterator[str]:
        """Yield what the block consists of."""
        yield self.opening
        yield self.body
        for each in self.blocks:
            yield from each.pieces()
        yield self.closing

    def ids(self) -> list[str]:
        """Return the ids of the blocks that it holds."""
        return [each.id for each in self.blocks]


class Swap(NamedTuple):
    """An element of a page, how it is swapped, and the HTML for it."""

    target: str
    how: str
    html: str


def swaps(had: Block | None, has: Block, how: str = OUTER) -> Iterator[Swap]:
    """Yield what makes a block that a page has into another with the same id."""
    if had is has:
        return
    if had is None or not is_framed_alike(had, has):
        if had != has:
            yield Swap(has.id, how, has.html)
        return
    if stay_in_place(had, has):
        for before, after in zip(had.blocks, has.blocks, strict=True):
            if before is not after:
                yield from swaps(before, after)
    elif stay_in_order(had.ids(), has.ids()):
        yield from rearranged(had, has)
    else:
        yield Swap(has.id, how, has.html)


def rearranged(had: Block, has: Block) -> Iterator[Swap]:
    """Yield what makes blocks into others, some of which are new, and some gone."""
    known, wanted = {each.id: each for each in had.blocks}, set(has.ids())
    yield from (Swap(each.id, GONE, "") for each in had.blocks if each.id not in wanted)
    fresh, last = list[Block](), ""
    for each in has.blocks:
        if each.id not in known:
            fresh.append(each)
            continue
        if fresh:
            yield added(fresh, each.id, BEFORE)
            fresh = []
        if known[each.id] is not each:
            yield from swaps(known[each.id], each)
        last = each.id
    if fresh:
        yield added(fresh, last, AFTER)


def added(fresh: list[Block], beside: str, how: str) -> Swap:
    """Return what puts new blocks beside one that is there."""
    return Swap(beside, how, "".join(each.html for each in fresh))


def is_framed_alike(had: Block, has: Block) -> bool:
    """Say whether a block differs from another in nothing but the blocks in it."""
    return bool(had.blocks) and (had.opening, had.body, had.closing) == (has.opening, has.body, has.closing)


def stay_in_place(had: Block, has: Block) -> bool:
    """Say whether a block holds the same blocks as another, whatever is in them; most are the very same."""
    if len(had.blocks) != len(has.blocks):
        return False
    moved = any(
        before is not after and before.id != after.id for before, after in zip(had.blocks, has.blocks, strict=True)
    )
    return not moved and len({*has.ids()}) == len(has.blocks)


def stay_in_order(before: list[str], after: list[str]) -> bool:
    """Say whether some blocks stay, and in the same order; ids that come twice lead nowhere."""
    known, wanted = {*before}, {*after}
    if len(known) < len(before) or len(wanted) < len(after):
        return False
    stay = [id for id in before if id in wanted]
    return bool(stay) and stay == [id for id in after if id in known]


def partials(swapped: Iterable[Swap]) -> str:
    """Return swaps in a form in which htmx does each in its place."""
    return "".join(map(partial, swapped))


def partial(swap: Swap) -> str:
    """Return one swap as htmx reads it."""
    target, how, html = swap
    if html.startswith(DRAWN):
        how, html = f"{how} strip:true", f"<svg>{html}</svg>"
    return f'<hx-partial hx-target="#{target}" hx-swap="{how}">{html}</hx-partial>'
