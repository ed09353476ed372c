"""What a player can say in Mare Nostrum.

build caravan Etruria livestock with tax tax tax    put a piece or a building on the board and pay for it
buy Colossus with grain wine …                      take a hero or a wonder
swap grain for tax                                  Cleopatra's exchange with the bank
exchange 3, offer grain wine tax                    name how many cards are offered; lay them face down
take grain from Egypt, give tax                     take an offered card; the Director gives one back
redirect, lure, let                                 use Ulysses or Helen, or not
collect wine, keep gold                             the card of the Temple of Artemis; of the Hanging Gardens
name Greece                                         who is next, or who inherits a role
move 2 legions Athens -> Roma                       also from several provinces, triremes, and with
                                                    ``via Ionian Adriatic`` and ``against Egypt``
attack Judaea against Egypt                         fight where you stand
lose legions first                                  which units fall
pillage Judaea Hierosolyma, occupy Judaea temple Hierosolyma, convert Judaea
done                                                nothing more
"""

from typing import Final

from mypy_extensions import mypyc_attr

from periplus.games.mare_nostrum.box import ITEMS, KINDS, TAX, Box
from periplus.kernel.action import ABSENT, Action, Field, Kind, Lexicon, Name, Number, Verb

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
    """So many units of a place: ``2 legions Roma``. The value packs place, unit and number."""

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
        count = value % MANY
        unit = UNITS[value // MANY % 2]
        return f"{count} {unit}{'s' if count > 1 else ''} {self.place.write(value // (2 * MANY))}"

    def options(self) -> list[str]:
        """Return what a group looks like."""
        return [self.write(group(0, LEGION_UNIT, 1)), self.write(group(0, TRIREME_UNIT, 2))]


def group(place: int, unit: int, count: int) -> int:
    """Return so many units of a place as one value."""
    return (place * 2 + unit) * MANY + count


def group_place(value: int) -> int:
    """Return where a group stands."""
    return value // (2 * MANY)


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
class Point(Action):
    """Name one thing: a civilisation, a number, a kind of card, a province, a way to lose units."""

    def __init__(self, verb: Verb, what: int) -> None:
        """Name it."""
        super().__init__(verb)
        self.what: Final = what

    def values(self) -> tuple[object, ...]:
        """Return it."""
        return (self.what,)


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
    """Move units to one place. The way is checked if it is told, and is no part of the action: it never matters."""

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
    """Fight where one stands."""

    def __init__(self, verb: Verb, place: int, against: int) -> None:
        """Name the place and the civilisation attacked (or ABSENT)."""
        super().__init__(verb)
        self.place: Final = place
        self.against: Final = against

    def values(self) -> tuple[object, ...]:
        """Return place and opponent."""
        return (self.place, self.against)


@mypyc_attr(acyclic=True)
class Pillage(Action):
    """Destroy a building."""

    def __init__(self, verb: Verb, province: int, spot: int) -> None:
        """Name the province and the spot of the building."""
        super().__init__(verb)
        self.province: Final = province
        self.spot: Final = spot

    def values(self) -> tuple[object, ...]:
        """Return province and spot."""
        return (self.province, self.spot)


@mypyc_attr(acyclic=True)
class Occupy(Action):
    """Put legions on buildings."""

    def __init__(self, verb: Verb, province: int, spots: tuple[int, ...]) -> None:
        """Name the province and the spots of the buildings."""
        super().__init__(verb)
        self.province: Final = province
        self.spots: Final = spots

    def values(self) -> tuple[object, ...]:
        """Return province and spots."""
        return (self.province, self.spots)


class Actions:
    """The verbs of a box, and what comes from small sets, interned."""

    def __init__(self, box: Box) -> None:
        """Make the verbs."""
        self.box: Final = box
        place = Name(box.place_names, box.place_also)
        provinces = {name: at for name, at in box.place_also.items() if at < box.provinces}
        seas = {name: at - box.provinces for name, at in box.place_also.items() if at >= box.provinces}
        province, sea = Name(box.province_names, provinces), Name(box.sea_names, seas)
        civ, card, spot, good = Name(box.civ_names), Name(box.kind_names), Name(box.spot_names), Name(box.goods_names)
        paid = Field("cards", card, "with", optional=True, several=True)
        opponent = Field("civ", civ, "against", optional=True)
        fields: dict[str, tuple[Field, ...]] = {
            "build": (
                Field("item", Name(list(ITEMS))),
                Field("province", province),
                Field("spot", spot, optional=True),
                paid,
            ),
            "buy": (Field("card", Name(box.card_names)), paid),
            "swap": (Field("card", card), Field("for", card, "for")),
            "exchange": (Field("count", Number(0, MOST_CARDS)),),
            "offer": (Field("cards", card, several=True),),
            "take": (Field("card", card), Field("civ", civ, "from")),
            "give": (Field("card", card),),
            "collect": (Field("card", good),),
            "keep": (Field("card", good),),
            "name": (Field("civ", civ),),
            "move": (
                Field("groups", Group(place), several=True),
                Field("to", place, "->"),
                Field("via", sea, "via", optional=True, several=True, ordered=True),
                opponent,
            ),
            "attack": (Field("place", place), opponent),
            "lose": (Field("how", Name(LOSSES)),),
            "pillage": (Field("province", province), Field("spot", spot)),
            "occupy": (Field("province", province), Field("spots", spot, several=True)),
            "convert": (Field("province", province),),
            "redirect": (), "lure": (), "let": (), "done": (),
        }  # fmt: skip
        verbs = {name: Verb(name, each, self._make) for name, each in fields.items()}
        self.verbs: Final = verbs
        self.lexicon: Final = Lexicon(list(verbs.values()))
        self.redirect: Final = Action(verbs["redirect"])
        self.lure: Final = Action(verbs["lure"])
        self.let: Final = Action(verbs["let"])
        self.done: Final = Action(verbs["done"])
        civs = range(len(box.civ_names))
        self.name: Final = [Point(verbs["name"], civ) for civ in civs]
        self.exchange: Final = [Point(verbs["exchange"], count) for count in range(MOST_CARDS + 1)]
        self.give: Final = [Point(verbs["give"], card) for card in range(KINDS)]
        self.collect: Final = [Point(verbs["collect"], card) for card in range(TAX)]
        self.keep: Final = [Point(verbs["keep"], card) for card in range(TAX)]
        self.lose: Final = [Point(verbs["lose"], how) for how in range(len(LOSSES))]
        self.convert: Final = [Point(verbs["convert"], province) for province in range(box.provinces)]
        self.take: Final = [[Take(verbs["take"], card, civ) for civ in civs] for card in range(KINDS)]
        self.spot_meant: Final = [spot_meant(box, building) for building in range(len(box.building_kind))]
        self.build_verb: Final = verbs["build"]
        self.buy_verb: Final = verbs["buy"]
        self.offer_verb: Final = verbs["offer"]
        self.move_verb: Final = verbs["move"]
        self.swap_verb: Final = verbs["swap"]
        self.attack_verb: Final = verbs["attack"]
        self.pillage_verb: Final = verbs["pillage"]
        self.occupy_verb: Final = verbs["occupy"]

    def _make(self, verb: Verb, values: tuple[object, ...]) -> Action:
        """Return the action of a verb: an interned one where there is."""
        match verb.name:
            case "build":
                item, province, spot, cards = values
                assert isinstance(item, int) and isinstance(province, int)
                assert isinstance(spot, int) and isinstance(cards, tuple)
                return self.build(item, province, spot, cards)
            case "buy":
                card, cards = values
                assert isinstance(card, int) and isinstance(cards, tuple)
                return Buy(verb, card, cards)
            case "swap":
                card, got = values
                assert isinstance(card, int) and isinstance(got, int)
                return Swap(verb, card, got)
            case "offer":
                (cards,) = values
                assert isinstance(cards, tuple)
                return Offer(verb, cards)
            case "take":
                card, civ = values
                assert isinstance(card, int) and isinstance(civ, int)
                return self.take[card][civ]
            case "move":
                groups, to, via, against = values
                assert isinstance(groups, tuple) and isinstance(to, int)
                assert isinstance(via, tuple) and isinstance(against, int)
                return Move(verb, gathered(groups), to, via, against)
            case "attack":
                place, against = values
                assert isinstance(place, int) and isinstance(against, int)
                return Attack(verb, place, against)
            case "pillage":
                province, spot = values
                assert isinstance(province, int) and isinstance(spot, int)
                return Pillage(verb, province, spot)
            case "occupy":
                province, spots = values
                assert isinstance(province, int) and isinstance(spots, tuple)
                return Occupy(verb, province, tuple(sorted(set(spots))))
        return self._point(verb, values)

    def _point(self, verb: Verb, values: tuple[object, ...]) -> Action:
        """Return an interned action of one value or none."""
        if not values:
            bare = {"redirect": self.redirect, "lure": self.lure, "let": self.let, "done": self.done}
            return bare[verb.name]
        (what,) = values
        assert isinstance(what, int)
        points = {
            "exchange": self.exchange, "give": self.give, "collect": self.collect, "keep": self.keep,
            "name": self.name, "lose": self.lose, "convert": self.convert,
        }  # fmt: skip
        return points[verb.name][what]

    def build(self, item: int, province: int, spot: int, cards: tuple[int, ...]) -> Build:
        """Return a purchase; the only icon or site of a province need not be named."""
        building = self.box.building_at.get((province, spot))
        if building is not None and self.box.building_kind[building] == item:
            spot = self.spot_meant[building]
        return Build(self.build_verb, item, province, spot, cards)


def spot_meant(box: Box, building: int) -> int:
    """Return the icon or site of a building, or ABSENT if its province has no other of the kind."""
    kinds = [box.building_kind[each] for each in box.buildings_of[box.building_province[building]]]
    return ABSENT if kinds.count(box.building_kind[building]) == 1 else box.building_spot[building]


def gathered(groups: tuple[int, ...]) -> tuple[int, ...]:
    """Return groups with those of the same place and unit as one, sorted."""
    counts: dict[int, int] = {}
    for value in groups:
        counts[value // MANY] = counts.get(value // MANY, 0) + value % MANY
    return tuple([key * MANY + min(count, MANY - 1) for key, count in sorted(counts.items())])
