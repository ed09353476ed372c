"""What a player can say in Mare Nostrum.

build caravan Etruria livestock with tax tax tax    put a piece or a building on the board and pay for it
buy Colossus with grain wine …                      take a hero or a wonder
swap grain for tax                                  Cleopatra's exchange with the bank
exchange 3, offer grain wine tax                    name how many cards are offered; lay them face down
take grain from Egypt, give tax                     take an offered card; the Director gives one back
redirect, lure, let                                 use Ulysses or Helen, or not
collect wine, keep gold                             the card of the Temple of Artemis; of the Hanging Gardens
retain 1                                            how many taxes to keep, where that is asked
name Greece                                         who is next, or who inherits a role
move 2 legions Athens -> Roma                       also from several provinces, triremes, and with
                                                    ``via Ionian Adriatic`` and ``against Egypt``
attack Judaea against Egypt                         fight where your units already are
lose legions first                                  which units fall
pillage Judaea Hierosolyma, occupy Judaea temple Hierosolyma, convert Judaea
done                                                nothing more
"""

from typing import Final

from mypy_extensions import mypyc_attr

from periplus.games.mare_nostrum.box import GOODS, ITEMS, KINDS, Box
from periplus.kernel.action import ABSENT, Action, Choice, Field, Kind, Lexicon, Name, Number, Verb

MOST_CARDS: Final = 99
LEGION_UNIT: Final = 0
TRIREME_UNIT: Final = 1
UNITS: Final = ("legion", "trireme")
MANY: Final = 100  # more units than a group can have

LEGIONS_FIRST: Final = 0
FORTRESSES_FIRST: Final = 1
ONE_FORTRESS: Final = 2
LOSSES: Final = ["legions first", "fortresses first", "one fortress"]


class Group(Kind):
    """A number of units at a place: ``2 legions Roma``. The value packs place, unit and number."""

    def __init__(self, place: Name) -> None:
        """Take the kind that reads places."""
        self.place: Final = place

    def read(self, words: list[str], at: int) -> tuple[int, int] | None:
        """Read number, unit and place."""
        if at + 2 >= len(words) or not (words[at].isascii() and words[at].isdigit() and len(words[at]) < 3):
            return None
        unit = words[at + 1].lower().removesuffix("s")
        found = self.place.read(words, at + 2)
        if unit not in UNITS or found is None or int(words[at]) == 0:
            return None
        return group(found[0], UNITS.index(unit), int(words[at])), found[1]

    def write(self, value: int) -> str:
        """Write number, unit and place."""
        count = group_count(value)
        unit = UNITS[group_unit(value)]
        return f"{count} {unit}{'s' if count > 1 else ''} {self.place.write(group_place(value))}"

    def parts(self, value: int) -> dict[str, object]:
        """Return place, unit and number."""
        return {
            "place": self.place.write(group_place(value)),
            "unit": UNITS[group_unit(value)],
            "count": group_count(value),
        }

    def alphabet(self) -> list[str]:
        """Return places, units and numbers."""
        return [*self.place.alphabet(), *UNITS, *[str(count) for count in range(1, MANY)]]

    def spell(self, value: int) -> list[str]:
        """Return place, unit and number."""
        return [self.place.write(group_place(value)), UNITS[group_unit(value)], str(group_count(value))]

    def spelled(self, symbols: list[str]) -> int | None:
        """Return the group that place, unit and number make."""
        place, unit, count = symbols
        found = self.read([count, unit, *place.split()], 0)
        return None if found is None else found[0]

    def options(self) -> list[str]:
        """Return what a group looks like."""
        return [self.write(group(0, LEGION_UNIT, 1)), self.write(group(0, TRIREME_UNIT, 2))]


def group(place: int, unit: int, count: int) -> int:
    """Return a number of units at a place as one value."""
    return (place * 2 + unit) * MANY + count


def group_place(value: int) -> int:
    """Return where a group is."""
    return value // (2 * MANY)


def group_unit(value: int) -> int:
    """Return what a group consists of: LEGION_UNIT or TRIREME_UNIT."""
    return value // MANY % 2


def group_count(value: int) -> int:
    """Return how many units a group has."""
    return value % MANY


@mypyc_attr(acyclic=True)
class Build(Action):
    """Put something on the board."""

    def __init__(self, verb: Verb, item: int, province: int, spot: int, cards: tuple[int, ...]) -> None:
        """Name what, where, on which icon or site (ABSENT if there is no choice), and what pays for it."""
        super().__init__(verb)
        self.item: Final = item
        self.province: Final = province
        self.spot: Final = spot
        self.cards: Final = cards

    def values(self) -> tuple[object, ...]:
        """Return item, province, spot and payment."""
        return (self.item, self.province, self.spot, self.cards)


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Take a hero or a wonder."""

    def __init__(self, verb: Verb, card: int, cards: tuple[int, ...]) -> None:
        """Name the card and what pays for it."""
        super().__init__(verb)
        self.card: Final = card
        self.cards: Final = cards

    def values(self) -> tuple[object, ...]:
        """Return card and payment."""
        return (self.card, self.cards)


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Exchange a card with the bank."""

    def __init__(self, verb: Verb, given: int, got: int) -> None:
        """Name both kinds."""
        super().__init__(verb)
        self.given: Final = given
        self.got: Final = got

    def values(self) -> tuple[object, ...]:
        """Return both kinds."""
        return (self.given, self.got)


@mypyc_attr(acyclic=True)
class Offer(Action):
    """Lay cards face down."""

    def __init__(self, verb: Verb, cards: tuple[int, ...]) -> None:
        """Name the cards."""
        super().__init__(verb)
        self.cards: Final = cards

    def values(self) -> tuple[object, ...]:
        """Return the cards."""
        return (self.cards,)


@mypyc_attr(acyclic=True)
class Take(Action):
    """Announce a pick."""

    def __init__(self, verb: Verb, card: int, civ: int) -> None:
        """Name the card and whose it is."""
        super().__init__(verb)
        self.card: Final = card
        self.civ: Final = civ

    def values(self) -> tuple[object, ...]:
        """Return card and civilisation."""
        return (self.card, self.civ)


@mypyc_attr(acyclic=True)
class Move(Action):
    """Move units to one place. The way is checked if it is given, but is not part of the action: it never matters."""

    def __init__(self, verb: Verb, groups: tuple[int, ...], to: int, via: tuple[int, ...], against: int) -> None:
        """Name the groups, the destination, the seas on the way, and the civilisation attacked (or ABSENT)."""
        super().__init__(verb)
        self.groups: Final = groups
        self.to: Final = to
        self.via: Final = via
        self.against: Final = against

    def values(self) -> tuple[object, ...]:
        """Return all but the way."""
        return (self.groups, self.to, (), self.against)


@mypyc_attr(acyclic=True)
class Attack(Action):
    """Fight where one's units already are."""

    def __init__(self, verb: Verb, place: int, against: int) -> None:
        """Name the place and the civilisation attacked (or ABSENT)."""
        super().__init__(verb)
        self.place: Final = place
        self.against: Final = against

    def values(self) -> tuple[object, ...]:
        """Return place and opponent."""
        return (self.place, self.against)


@mypyc_attr(acyclic=True)
class Use(Action):
    """Something that an invader does with a province."""

    def __init__(self, verb: Verb, province: int) -> None:
        """Name the province."""
        super().__init__(verb)
        self.province: Final = province


@mypyc_attr(acyclic=True)
class Pillage(Use):
    """Destroy a building."""

    def __init__(self, verb: Verb, province: int, spot: int) -> None:
        """Name the province and the spot of the building."""
        super().__init__(verb, province)
        self.spot: Final = spot

    def values(self) -> tuple[object, ...]:
        """Return province and spot."""
        return (self.province, self.spot)


@mypyc_attr(acyclic=True)
class Occupy(Use):
    """Put legions on buildings."""

    def __init__(self, verb: Verb, province: int, spots: tuple[int, ...]) -> None:
        """Name the province and the spots of the buildings."""
        super().__init__(verb, province)
        self.spots: Final = spots

    def values(self) -> tuple[object, ...]:
        """Return province and spots."""
        return (self.province, self.spots)


@mypyc_attr(acyclic=True)
class Convert(Use):
    """Put a legion on the influence marker, in order to replace it."""

    def values(self) -> tuple[object, ...]:
        """Return the province."""
        return (self.province,)


class Actions:
    """The verbs of a box, and the actions from small sets, interned."""

    def __init__(self, box: Box) -> None:
        """Make the verbs."""
        self.box: Final = box
        place = Name(box.place_names, box.place_also)
        provinces = {name: at for name, at in box.place_also.items() if at < box.provinces}
        seas = {name: at - box.provinces for name, at in box.place_also.items() if at >= box.provinces}
        province, sea = Name(box.province_names, provinces), Name(box.sea_names, seas)
        civ, card, spot, good = Name(box.civ_names), Name(box.kind_names), Name(box.spot_names), Name(box.goods_names)
        paid = Field("cards", card, "with", optional=True, several=True, payment=True)
        opponent = Field("civ", civ, "against", optional=True)
        where = Field("province", province)
        item, meant = Field("item", Name(list(ITEMS))), Field("spot", spot, optional=True)
        build = Verb("build", (item, where, meant, paid), self._build)
        buy = Verb("buy", (Field("card", Name(box.card_names)), paid), self._buy)
        swap = Verb("swap", (Field("card", card), Field("for", card, "for")), self._swap)
        exchange = Verb("exchange", (Field("count", Number(0, MOST_CARDS)),), self._choice)
        offer = Verb("offer", (Field("cards", card, several=True),), self._offer)
        take = Verb("take", (Field("card", card), Field("civ", civ, "from")), self._take)
        give = Verb("give", (Field("card", card),), self._choice)
        collect = Verb("collect", (Field("card", good),), self._choice)
        keep = Verb("keep", (Field("card", good),), self._choice)
        retain = Verb("retain", (Field("count", Number(0, box.taxes_kept)),), self._choice)
        name = Verb("name", (Field("civ", civ),), self._choice)
        to = Field("to", place, "->")
        via = Field("via", sea, "via", optional=True, several=True, ordered=True)
        move = Verb("move", (Field("groups", Group(place), several=True), to, via, opponent), self._move)
        attack = Verb("attack", (Field("place", place), opponent), self._attack)
        lose = Verb("lose", (Field("how", Name(LOSSES)),), self._choice)
        pillage = Verb("pillage", (where, Field("spot", spot)), self._pillage)
        occupy = Verb("occupy", (where, Field("spots", spot, several=True)), self._occupy)
        convert = Verb("convert", (where,), self._convert)
        redirect, lure, let, done = [Verb(each, (), self._bare) for each in ("redirect", "lure", "let", "done")]
        self.lexicon: Final = Lexicon([
            build, buy, swap, exchange, offer, take, give, collect, keep, retain, name,
            move, attack, lose, pillage, occupy, convert, redirect, lure, let, done,
        ])  # fmt: skip
        self.redirect: Final = Action(redirect)
        self.lure: Final = Action(lure)
        self.let: Final = Action(let)
        self.done: Final = Action(done)
        self.bare: Final = {each.verb.name: each for each in (self.redirect, self.lure, self.let, self.done)}
        civs = range(len(box.civ_names))
        self.name: Final = [Choice(name, each) for each in civs]
        self.exchange: Final = [Choice(exchange, count) for count in range(MOST_CARDS + 1)]
        self.give: Final = [Choice(give, kind) for kind in range(KINDS)]
        self.collect: Final = [Choice(collect, kind) for kind in range(GOODS)]
        self.keep: Final = [Choice(keep, kind) for kind in range(GOODS)]
        self.retain: Final = [Choice(retain, count) for count in range(box.taxes_kept + 1)]
        self.lose: Final = [Choice(lose, how) for how in range(len(LOSSES))]
        listed = (self.name, self.exchange, self.give, self.collect, self.keep, self.retain, self.lose)
        self.choices: Final = {choices[0].verb.name: choices for choices in listed}
        self.take: Final = [[Take(take, kind, each) for each in civs] for kind in range(KINDS)]
        self.convert: Final = [Convert(convert, each) for each in range(box.provinces)]
        self.spot_meant: Final = [spot_meant(box, building) for building in range(len(box.building_kind))]
        self.build_verb: Final = build
        self.buy_verb: Final = buy
        self.offer_verb: Final = offer
        self.move_verb: Final = move
        self.swap_verb: Final = swap
        self.attack_verb: Final = attack
        self.pillage_verb: Final = pillage
        self.occupy_verb: Final = occupy

    # The actions of each verb by their values: the interned ones, if there are any

    def _bare(self, verb: Verb, values: tuple[object, ...]) -> Action:
        return self.bare[verb.name]

    def _choice(self, verb: Verb, values: tuple[object, ...]) -> Action:
        (value,) = values
        assert isinstance(value, int)
        return self.choices[verb.name][value]

    def _build(self, verb: Verb, values: tuple[object, ...]) -> Action:
        item, province, spot, cards = values
        assert isinstance(item, int) and isinstance(province, int)
        assert isinstance(spot, int) and isinstance(cards, tuple)
        return self.build(item, province, spot, cards)

    def _buy(self, verb: Verb, values: tuple[object, ...]) -> Action:
        card, cards = values
        assert isinstance(card, int) and isinstance(cards, tuple)
        return Buy(verb, card, cards)

    def _swap(self, verb: Verb, values: tuple[object, ...]) -> Action:
        given, got = values
        assert isinstance(given, int) and isinstance(got, int)
        return Swap(verb, given, got)

    def _offer(self, verb: Verb, values: tuple[object, ...]) -> Action:
        (cards,) = values
        assert isinstance(cards, tuple)
        return Offer(verb, cards)

    def _take(self, verb: Verb, values: tuple[object, ...]) -> Action:
        card, civ = values
        assert isinstance(card, int) and isinstance(civ, int)
        return self.take[card][civ]

    def _move(self, verb: Verb, values: tuple[object, ...]) -> Action:
        groups, to, via, against = values
        assert isinstance(groups, tuple) and isinstance(to, int)
        assert isinstance(via, tuple) and isinstance(against, int)
        return Move(verb, gathered(groups), to, via, against)

    def _attack(self, verb: Verb, values: tuple[object, ...]) -> Action:
        place, against = values
        assert isinstance(place, int) and isinstance(against, int)
        return Attack(verb, place, against)

    def _pillage(self, verb: Verb, values: tuple[object, ...]) -> Action:
        province, spot = values
        assert isinstance(province, int) and isinstance(spot, int)
        return Pillage(verb, province, spot)

    def _occupy(self, verb: Verb, values: tuple[object, ...]) -> Action:
        province, spots = values
        assert isinstance(province, int) and isinstance(spots, tuple)
        return Occupy(verb, province, tuple(sorted(set(spots))))

    def _convert(self, verb: Verb, values: tuple[object, ...]) -> Action:
        (province,) = values
        assert isinstance(province, int)
        return self.convert[province]

    def build(self, item: int, province: int, spot: int, cards: tuple[int, ...]) -> Build:
        """Return a purchase; if a province has only one icon or site, it need not be named."""
        building = self.box.building_at.get((province, spot))
        if building is not None and self.box.building_kind[building] == item:
            spot = self.spot_meant[building]
        return Build(self.build_verb, item, province, spot, cards)


def spot_meant(box: Box, building: int) -> int:
    """Return the icon or site of a building, or ABSENT if its province has no other of its kind."""
    kinds = [box.building_kind[each] for each in box.buildings_of[box.building_province[building]]]
    return ABSENT if kinds.count(box.building_kind[building]) == 1 else box.building_spot[building]


def gathered(groups: tuple[int, ...]) -> tuple[int, ...]:
    """Return groups, sorted, with those of the same place and unit merged."""
    counts: dict[int, int] = {}
    for value in groups:
        counts[value // MANY] = counts.get(value // MANY, 0) + value % MANY
    return tuple([key * MANY + min(count, MANY - 1) for key, count in sorted(counts.items())])
