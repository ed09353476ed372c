"""What a player can say in Parthenon.

order Drought Colonists, ignore Drought paying spices   the Archon's order of events; the Statue of Zeus
donate wool gold                                        to the Archon, while events are decided
pay ore, suffer skipping wool, suffer keeping wool ore  answers to an event; ``stoically`` with Stoicism
take wool, name Crete, stop wool, spare wool, shake shrine, caulk A B
arrange Chios Crete Rhodes ordered journey build        how the season is played
assign wool wool                                        Armies to villages
swap wool for ore paying grain                          with the bank, by a card that allows it
offer wool wool for gold to Crete                       also ``for basic``, ``offer for gold``, ``offer wool to Crete``
accept 3 with wool ore, decline 3, answer 3 with wool for gold, withdraw 3
look Sparta, consult paying wool                        before loading: a harbor card, hazards
launch A Athens with wool wool B Egypt with gold, stay
light A B paying wool ore                               the Great Lighthouse
ward gift A army B, lose A pottery B ore, drive Crete A to Sparta
reveal Athens Egypt                                     harbor cards
enter A, enter A with wool, enter A paying wool         let a fleet trade: freely, for a fee, by the Colossus
trade wool wool for gold in Egypt                       with the bank
plan Athens with gold                                   take a plan
jettison Egypt wool wool                               what a fleet cannot carry home
build village 3 with wool, build academy with papyrus gold for Stoicism, build fleet with gold
raise Colossus with ore ore ore ore                     a stage of a wonder
use shrine with tools, use Stadium with wool wool paying grain
adopt Stoicism with gold, adopt Stoicism paying gold    the latter to the owner of the Great Library
keep wool ore, show keeping wool                        what is kept at the end of a season
vote Crete, pass, done
"""

from typing import Final

from mypy_extensions import mypyc_attr

from periplus.games.parthenon.box import Box
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    BASICS,
    COMMODITIES,
    FLEET_NAMES,
    FLEETS,
    KIND_NAMES,
    KINDS,
    MADE,
    PHASES,
    VILLAGES,
)
from periplus.kernel.action import Action, Choice, Field, Lexicon, Name, Numbered, Verb, bare

MOST_OFFERS: Final = 999
FEW_OFFERS: Final = 80  # numbers that occur often

# What ``build`` names: villages, a workshop, acropolis structures, their alternates, a fleet.
BUILD_WORKSHOP: Final = VILLAGES
BUILD_ACROPOLIS: Final = VILLAGES + 1
BUILD_ALTERNATE: Final = BUILD_ACROPOLIS + ACROPOLIS
BUILD_FLEET: Final = BUILD_ALTERNATE + ACROPOLIS
# What ``use`` names: acropolis structures, their alternates, wonders.
USE_ALTERNATE: Final = ACROPOLIS
USE_WONDER: Final = USE_ALTERNATE + ACROPOLIS


@mypyc_attr(acyclic=True)
class Cards(Action):
    """An action that names cards, or other things of which there can be several."""

    def __init__(self, verb: Verb, cards: tuple[int, ...]) -> None:
        """Name them."""
        super().__init__(verb)
        self.cards: Final = cards

    def values(self) -> tuple[object, ...]:
        """Return them."""
        return (self.cards,)


@mypyc_attr(acyclic=True)
class Thing(Action):
    """An action that names one thing and some cards."""

    def __init__(self, verb: Verb, thing: int, cards: tuple[int, ...]) -> None:
        """Name them."""
        super().__init__(verb)
        self.thing: Final = thing
        self.cards: Final = cards

    def values(self) -> tuple[object, ...]:
        """Return both."""
        return (self.thing, self.cards)


@mypyc_attr(acyclic=True)
class Lists(Action):
    """An action that names two lists of things: fleets and cards, islands and phases."""

    def __init__(self, verb: Verb, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        """Name them."""
        super().__init__(verb)
        self.first: Final = first
        self.second: Final = second

    def values(self) -> tuple[object, ...]:
        """Return both."""
        return (self.first, self.second)


@mypyc_attr(acyclic=True)
class Suffer(Action):
    """Bear what an event does to those who do not pay."""

    def __init__(self, verb: Verb, skipping: tuple[int, ...], keeping: tuple[int, ...], stoic: bool) -> None:
        """Name the kinds whose makers skip, the cards kept, and whether Stoicism helps."""
        super().__init__(verb)
        self.skipping: Final = skipping
        self.keeping: Final = keeping
        self.stoic: Final = stoic

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.skipping, self.keeping, self.stoic)


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Exchange a card with the bank by the power of a card."""

    def __init__(self, verb: Verb, given: int, got: int, land: int, paying: tuple[int, ...]) -> None:
        """Name both kinds, the land if it is abroad, and what the owner of a wonder is paid."""
        super().__init__(verb)
        self.given: Final = given
        self.got: Final = got
        self.land: Final = land
        self.paying: Final = paying

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.given, self.got, self.land, self.paying)


@mypyc_attr(acyclic=True)
class Offer(Action):
    """Offer a trade; what is wanted may include any basic or rare kinds."""

    def __init__(self, verb: Verb, give: tuple[int, ...], want: tuple[int, ...], to: tuple[int, ...]) -> None:
        """Name what is given, what is wanted, and the islands it is for (none: all)."""
        super().__init__(verb)
        self.give: Final = give
        self.want: Final = want
        self.to: Final = to

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.give, self.want, self.to)


@mypyc_attr(acyclic=True)
class Answer(Action):
    """Answer an offer with another one."""

    def __init__(self, verb: Verb, number: int, give: tuple[int, ...], want: tuple[int, ...]) -> None:
        """Name the offer, what is given and what is wanted instead."""
        super().__init__(verb)
        self.number: Final = number
        self.give: Final = give
        self.want: Final = want

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.number, self.give, self.want)


@mypyc_attr(acyclic=True)
class Launch(Action):
    """Send fleets to lands."""

    def __init__(self, verb: Verb, lands: tuple[int, ...], loads: tuple[tuple[int, ...], ...]) -> None:
        """Name the land of each fleet (ABSENT: it stays) and its cards."""
        super().__init__(verb)
        self.lands: Final = lands
        self.loads: Final = loads

    def values(self) -> tuple[object, ...]:
        """Return lands and loads in turn."""
        found: list[object] = []
        for fleet in range(FLEETS):
            found += [self.lands[fleet], self.loads[fleet]]
        return tuple(found)


@mypyc_attr(acyclic=True)
class Lose(Action):
    """Choose what fleets lose."""

    def __init__(self, verb: Verb, loads: tuple[tuple[int, ...], ...]) -> None:
        """Name the cards of each fleet."""
        super().__init__(verb)
        self.loads: Final = loads

    def values(self) -> tuple[object, ...]:
        """Return them."""
        return tuple(self.loads)


@mypyc_attr(acyclic=True)
class Drive(Action):
    """Drive a fleet to another land."""

    def __init__(self, verb: Verb, island: int, fleet: int, land: int) -> None:
        """Name the fleet and the land."""
        super().__init__(verb)
        self.island: Final = island
        self.fleet: Final = fleet
        self.land: Final = land

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.island, self.fleet, self.land)


@mypyc_attr(acyclic=True)
class BankTrade(Action):
    """Trade with the bank."""

    def __init__(self, verb: Verb, give: tuple[int, ...], get: tuple[int, ...], land: int) -> None:
        """Name what is given and got, and the land (ABSENT: Merchant Ships)."""
        super().__init__(verb)
        self.give: Final = give
        self.get: Final = get
        self.land: Final = land

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.give, self.get, self.land)


@mypyc_attr(acyclic=True)
class Build(Action):
    """Build a structure or a fleet."""

    def __init__(self, verb: Verb, thing: int, cards: tuple[int, ...], philosophy: int) -> None:
        """Name what, the payment, and the philosophy that an Academy brings (or ABSENT)."""
        super().__init__(verb)
        self.thing: Final = thing
        self.cards: Final = cards
        self.philosophy: Final = philosophy

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.thing, self.cards, self.philosophy)


@mypyc_attr(acyclic=True)
class Use(Action):
    """Use a structure or a wonder, adopt a philosophy, or let a fleet trade."""

    def __init__(self, verb: Verb, thing: int, cards: tuple[int, ...], paying: tuple[int, ...]) -> None:
        """Name it, what the bank gets, and what the owner of a wonder is paid."""
        super().__init__(verb)
        self.thing: Final = thing
        self.cards: Final = cards
        self.paying: Final = paying

    def values(self) -> tuple[object, ...]:
        """Return all of it."""
        return (self.thing, self.cards, self.paying)


def as_tuple(value: object) -> tuple[int, ...]:
    """Return several values as what they are."""
    assert isinstance(value, tuple)
    return value


def as_int(value: object) -> int:
    """Return one value as what it is."""
    assert isinstance(value, int)
    return value


def make_choice(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make an action that names one thing."""
    return Choice(verb, as_int(values[0]))


def make_cards(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make an action that names cards."""
    return Cards(verb, as_tuple(values[0]))


def make_thing(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make an action that names a thing and cards."""
    return Thing(verb, as_int(values[0]), as_tuple(values[1]))


def make_lists(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make an action that names two lists."""
    return Lists(verb, as_tuple(values[0]), as_tuple(values[1]))


def make_suffer(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Suffer(verb, as_tuple(values[0]), as_tuple(values[1]), values[2] is True)


def make_swap(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Swap(verb, as_int(values[0]), as_int(values[1]), as_int(values[2]), as_tuple(values[3]))


def make_offer(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Offer(verb, as_tuple(values[0]), as_tuple(values[1]), as_tuple(values[2]))


def make_answer(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Answer(verb, as_int(values[0]), as_tuple(values[1]), as_tuple(values[2]))


def make_launch(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it; cards without a land belong to no fleet, and are refused by the rules."""
    lands = tuple([as_int(values[2 * fleet]) for fleet in range(FLEETS)])
    loads = tuple([as_tuple(values[2 * fleet + 1]) for fleet in range(FLEETS)])
    return Launch(verb, lands, loads)


def make_lose(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Lose(verb, tuple([as_tuple(value) for value in values]))


def make_drive(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Drive(verb, as_int(values[0]), as_int(values[1]), as_int(values[2]))


def make_trade(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return BankTrade(verb, as_tuple(values[0]), as_tuple(values[1]), as_int(values[2]))


def make_build(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Build(verb, as_int(values[0]), as_tuple(values[1]), as_int(values[2]))


def make_use(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make it."""
    return Use(verb, as_int(values[0]), as_tuple(values[1]), as_tuple(values[2]))


class Actions:
    """The verbs of Parthenon, and actions that are said so often that they are made once."""

    def __init__(self, box: Box) -> None:
        """Declare every verb."""
        cards, commodity = Name(list(KIND_NAMES)), Name(list(KIND_NAMES[:COMMODITIES]))
        wanted, made = Name([*KIND_NAMES, "basic", "rare"]), Name(list(KIND_NAMES[:MADE]))
        island, land, fleet = Name(box.island_names), Name(box.land_names), Name(list(FLEET_NAMES))
        event, wonder, philosophy = Name(box.event_names), Name(box.wonder_names), Name(box.philosophy_names)
        alternates = [f"alternate {name}" for name in box.acropolis_names]
        things = [
            *[f"village {at + 1}" for at in range(VILLAGES)],
            "workshop",
            *box.acropolis_names,
            *alternates,
            "fleet",
        ]
        number = Numbered(1, MOST_OFFERS)
        paid = Field("cards", cards, "with", optional=True, several=True, payment=True)
        paying = Field("paying", cards, "paying", optional=True, several=True, payment=True)
        bag = Field("cards", cards, several=True)
        give = Field("give", cards, optional=True, several=True)
        want = Field("want", wanted, "for", optional=True, several=True)
        # Events
        self.order: Final = Verb("order", (Field("events", event, several=True, ordered=True),), make_cards)
        self.donate: Final = Verb("donate", (bag,), make_cards)
        self.ignore: Final = Verb("ignore", (Field("event", event), paying), make_thing)
        self.pay: Final = Verb("pay", (bag,), make_cards)
        skipping = Field("skipping", made, "skipping", optional=True, several=True)
        keeping = Field("keeping", commodity, "keeping", optional=True, several=True)
        self.suffer: Final = Verb("suffer", (skipping, keeping, Field("stoically", None, "stoically")), make_suffer)
        self.take: Final = Verb("take", (bag,), make_cards)
        self.name: Final = Verb("name", (Field("island", island),), make_choice)
        self.stop: Final = Verb("stop", (Field("makers", made, several=True),), make_cards)
        self.spare: Final = Verb("spare", (Field("makers", made, several=True),), make_cards)
        self.shake: Final = Verb("shake", (Field("structure", Name(box.acropolis_names)),), make_choice)
        self.caulk: Final = Verb("caulk", (Field("fleets", fleet, several=True),), make_cards)
        islands = Field("islands", island, optional=True, several=True, ordered=True)
        phases = Field("phases", Name(list(PHASES)), "ordered", optional=True, several=True)
        self.arrange: Final = Verb("arrange", (islands, phases), make_lists)
        # Production and island trade
        self.assign: Final = Verb("assign", (Field("villages", made, optional=True, several=True),), make_cards)
        got, where = Field("got", commodity, "for"), Field("land", land, "in", optional=True)
        self.swap: Final = Verb("swap", (Field("given", commodity), got, where, paying), make_swap)
        self.offer: Final = Verb(
            "offer", (give, want, Field("to", island, "to", optional=True, several=True)), make_offer
        )
        given_instead = Field("give", cards, "with", optional=True, several=True)
        self.answer: Final = Verb("answer", (Field("number", number), given_instead, want), make_answer)
        self.accept: Final = Verb("accept", (Field("number", number), paid), make_thing)
        self.decline: Final = Verb("decline", (Field("number", number),), make_choice)
        self.withdraw: Final = Verb("withdraw", (Field("number", number),), make_choice)
        # Journey and hazards
        self.look: Final = Verb("look", (Field("land", land),), make_choice)
        self.consult: Final = Verb("consult", (paying,), make_cards)
        launched: list[Field] = []
        for name in FLEET_NAMES:
            launched.append(Field(name.lower(), land, name, optional=True))
            launched.append(Field(f"{name.lower()}_cards", cards, "with", optional=True, several=True))
        self.launch: Final = Verb("launch", tuple(launched), make_launch)
        self.stay: Final = Verb("stay", (), bare)
        self.light: Final = Verb("light", (Field("fleets", fleet, several=True), paying), make_lists)
        gifts = Field("gift", fleet, "gift", optional=True, several=True)
        sacrifices = Field("army", fleet, "army", optional=True, several=True)
        self.ward: Final = Verb("ward", (gifts, sacrifices), make_lists)
        losses = [Field(name.lower(), cards, name, optional=True, several=True) for name in FLEET_NAMES]
        self.lose: Final = Verb("lose", tuple(losses), make_lose)
        to_land = Field("land", land, "to")
        self.drive: Final = Verb("drive", (Field("island", island), Field("fleet", fleet), to_land), make_drive)
        # Fleet trade and return
        self.reveal: Final = Verb("reveal", (Field("lands", land, several=True),), make_cards)
        self.enter: Final = Verb("enter", (Field("fleet", fleet), paid, paying), make_use)
        bought = Field("get", cards, "for", several=True)
        self.trade: Final = Verb("trade", (Field("give", cards, several=True), bought, where), make_trade)
        self.plan: Final = Verb("plan", (Field("land", land), paid), make_thing)
        self.jettison: Final = Verb("jettison", (Field("land", land), bag), make_thing)
        # Build, discard, Archon
        built = Field("thing", Name(things))
        self.build: Final = Verb(
            "build", (built, paid, Field("philosophy", philosophy, "for", optional=True)), make_build
        )
        self.raise_: Final = Verb("raise", (Field("wonder", wonder), paid), make_thing)
        usable = Name([*box.acropolis_names, *alternates, *box.wonder_names])
        self.use: Final = Verb("use", (Field("thing", usable), paid, paying), make_use)
        self.adopt: Final = Verb("adopt", (Field("philosophy", philosophy), paid, paying), make_use)
        self.keep: Final = Verb("keep", (Field("cards", commodity, optional=True, several=True),), make_cards)
        self.show: Final = Verb("show", (keeping,), make_cards)
        self.vote: Final = Verb("vote", (Field("island", island),), make_choice)
        pass_verb, done_verb = Verb("pass", (), bare), Verb("done", (), bare)
        self.lexicon: Final = Lexicon([
            self.order, self.donate, self.ignore, self.pay, self.suffer, self.take, self.name, self.stop, self.spare,
            self.shake, self.caulk, self.arrange, self.assign, self.swap, self.offer, self.answer, self.accept,
            self.decline, self.withdraw, self.look, self.consult, self.launch, self.stay, self.light, self.ward,
            self.lose, self.drive, self.reveal, self.enter, self.trade, self.plan, self.jettison, self.build,
            self.raise_, self.use, self.adopt, self.keep, self.show, self.vote, pass_verb, done_verb,
        ])  # fmt: skip
        self.pass_: Final = Action(pass_verb)
        self.done: Final = Action(done_verb)
        self.stay_home: Final = Action(self.stay)
        self.votes: Final[list[Action]] = [Choice(self.vote, at) for at in range(len(box.island_names))]
        self.names: Final[list[Action]] = [Choice(self.name, at) for at in range(len(box.island_names))]
        self.withdrawals: Final[list[Action]] = [Choice(self.withdraw, number) for number in range(FEW_OFFERS)]
        self.refusals: Final[list[Action]] = [Choice(self.decline, number) for number in range(FEW_OFFERS)]
        # One commodity for another, to all, by what is given and wanted
        self.plain_offers: Final[list[list[Action]]] = [
            [Offer(self.offer, (given,), (wanted,), ()) for wanted in range(BASICS)] for given in range(COMMODITIES)
        ]
        self.takes: Final[list[Action]] = [Cards(self.take, (kind,)) for kind in range(KINDS)]

    def withdrawal(self, number: int) -> Action:
        """Return the action that withdraws an offer."""
        return self.withdrawals[number] if number < FEW_OFFERS else Choice(self.withdraw, number)

    def refusal(self, number: int) -> Action:
        """Return the action that declines an offer."""
        return self.refusals[number] if number < FEW_OFFERS else Choice(self.decline, number)
