"""The fragments of a table's page: which a reader has, how each is rendered, what makes it new, and when it is sent.

The whole page holds all of them. A stream sends what is new: whole fragments, and of those that are laid out in blocks
(``laid.py``) the blocks that have changed. The answer to a command brings what the stream does not, or everything where
there is no stream.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

from periplus.kernel.errors import PeriplusError
from periplus.table.house import House
from periplus.table.keys import derived, hash_of
from periplus.web import inputs
from periplus.web.blocks import INNER, Block, Swap, swaps
from periplus.web.laid import LAID, fieldset, offer, option, why
from periplus.web.look import Look
from periplus.web.news import News
from periplus.web.render import templates
from periplus.web.visitor import Visitor

SHARED = ("choice", "announcement", "course")
"""Fragments that depend on the table, the seat and the language alone, and are rendered once for all spectators."""
OF_SEAT = ("wishes", "contacts", "push", "push-stop", "name")
"""Commands after which the fragment of the reader's seat is sent at once: the stream does not see what they change."""

# What makes a fragment new, as far as it depends on more than the look


def own_seat(look: Look) -> Any:
    """Return what the fragment of the reader's seat depends on."""
    return look.table.stage, look.stood_in


def hosted(look: Look) -> Any:
    """Return what the host's fragment depends on."""
    late = [look.table.is_late(seat, look.now) for seat in range(look.table.seats)]
    return look.table.stage, look.table.chairs, look.table.openings, late


class Fragment(NamedTuple):
    """A fragment that a stream sends when it is new."""

    name: str
    depends_on: Callable[[Look], Any] | None = None  # it is not rendered while this is the same; none: it is laid out
    is_for: Callable[[Look], bool] = lambda look: True


FRAGMENTS = (
    Fragment("choice", inputs.choice),
    Fragment("log"),
    Fragment("chat", inputs.chat),
    *(Fragment(name, getattr(inputs, name)) for name in ("announcement", "course", "status")),
    Fragment("desk"),
    Fragment("people"),
    Fragment("pace", inputs.pace),
    Fragment("lesson", inputs.lesson, lambda look: look.table.setting.lesson),
    Fragment("board"),
    Fragment("invite", hosted),
    Fragment("mine", own_seat, lambda look: look.seat is not None),
    Fragment("host", hosted, lambda look: look.holder.host),
)
"""The fragments of a page, except the chat form, which is never sent unasked: somebody may be typing in it."""

STREAMED = [each.name for each in FRAGMENTS if each.name != "mine"]
"""Fragments that the stream alone keeps up to date: it may have overtaken the answer to a command."""


class Sent:
    """What a stream has sent."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.marks: dict[str, int] = {}
        self.blocks: dict[str, Block] = {}

    def is_new(self, name: str, content: Any) -> bool:
        """Say whether something differs from what was sent, and remember it."""
        mark = hash(content if isinstance(content, str) else msgspec.msgpack.encode(content))
        before, self.marks[name] = self.marks.get(name), mark
        return before != mark

    def swaps(self, block: Block) -> list[Swap]:
        """Return what makes a fragment as it was sent into what it is now, and remember it."""
        before, self.blocks[block.id] = self.blocks.get(block.id), block
        return [*swaps(before, block, INNER)]


# What depends on the look alone


def render(name: str, look: Look, /, **context: Any) -> Markup:
    """Return the template of a fragment, filled in."""
    asked = {each.__name__: partial(each, look) for each in (fieldset, option, offer, why)}
    known = {"look": look, "say": look.say, "news": News(look), **asked, **context}
    return Markup(templates.get_template(f"fragments/{name}.html").render(known))


def html_of(name: str, look: Look) -> Markup:
    """Return a fragment that depends on the look alone."""
    if name in LAID:
        return LAID[name](look).html
    if name in SHARED:
        return look.once(name, partial(render, name, look))
    return render(name, look)


def curtain(look: Look) -> Markup:
    """Return what everybody on a screen may see before its curtain is lifted."""
    return render("curtain", look, awaited_here=look.first_here())


def refusal(look: Look, error: PeriplusError) -> Markup:
    """Return why something was refused, with a link to the clause."""
    fault = look.fault_text(error)
    if not fault.clause:
        return Markup.escape(str(fault))
    address = f"/rules/{look.table.setting.game}?q={fault.clause}"
    return Markup('{} <a class="clause" href="{}" target="_blank">{}</a>').format(fault.sentence, address, fault.clause)


# What one reader has


class Fragments:
    """The fragments of a table's page as one reader has them now."""

    def __init__(self, look: Look, house: House, visitor: Visitor, home: str) -> None:
        """Take what the reader sees, who they are, and where the server is reached."""
        self.look = look
        self.house = house
        self.visitor = visitor
        self.home = home

    async def page(self) -> dict[str, Markup]:
        """Return what the whole page holds."""
        unread = render("announcement", self.look, news=News(self.look, self.visitor.read))
        return {**await self.all(), "chat-form": self.chat_form(), "announcement": unread}

    async def all(self) -> dict[str, Markup]:
        """Return everything that a stream would send to a page just opened."""
        return {each.name: await self.html(each.name) for each in FRAGMENTS if each.is_for(self.look)}

    async def news(self, sent: Sent) -> list[Swap]:
        """Return what is new on a stream."""
        found = list[Swap]()
        for name, depends_on, is_for in FRAGMENTS:
            if is_for(self.look) and (depends_on is None or sent.is_new(name, depends_on(self.look))):
                found += sent.swaps(LAID[name](self.look)) if name in LAID else [whole(name, await self.html(name))]
        return found

    async def answer(self, command: str, streaming: bool) -> dict[str, Markup]:
        """Return the answer to a command that was done."""
        cleared = {"refusal": Markup(""), "chat-form": self.chat_form()}
        if not streaming:
            return {**await self.all(), **cleared}
        return {**({"mine": await self.html("mine")} if command in OF_SEAT else {}), **cleared}

    async def html(self, name: str) -> Markup:
        """Return a fragment."""
        if name == "mine":
            return render(name, self.look, **await self.own())
        if name in ("host", "invite"):
            return render(name, self.look, **await self.hosting())
        return html_of(name, self.look)

    def chat_form(self) -> Markup:
        """Return the chat form; what is sent twice from one form is said once."""
        return render("chat-form", self.look, nonce=self.look.table.version, name=self.visitor.name)

    async def own(self) -> dict[str, Any]:
        """Return what only the fragment of the reader's seat shows."""
        assert self.look.seat is not None
        listed = await self.house.store.contacts_of(self.look.table.id, self.look.seat)
        herald = self.house.herald
        return {
            "contacts": {each.kind: each.address for each in listed if each.kind != "push"},
            "devices": [each.digest for each in listed if each.kind == "push"],
            "push_key": herald.pusher.public_key if herald.pusher else "",
            "sends_mail": bool(herald.smtp),
            "mail_waits": await herald.waits(self.house.store, listed),
            "bots": self.house.bots,
        }

    async def hosting(self) -> dict[str, Any]:
        """Return what only the host is shown."""
        table, secret = self.look.table, self.visitor.secret
        if not self.look.holder.host:
            return {"invitations": {}, "watch": "", "home": self.home, "name": self.visitor.name}
        watch = derived(secret, "watch", table.id)
        known = await self.house.store.keys_of(hash_of(watch), table.id)
        return {
            "invitations": await self.house.invitations(table, secret) if table.open_seats() else {},
            "watch": watch if known else "",
            "home": self.home,
            "name": self.visitor.name,
            "bots": self.house.bots,
            "nonce": table.version,
        }


def whole(name: str, html: str) -> Swap:
    """Return the swap of a whole fragment."""
    return Swap(name, INNER, html)
