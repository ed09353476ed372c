"""How a table stands: who sits where, who is asked, what the table must do by itself, and its past."""

from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import msgspec

from periplus.bots.load import called
from periplus.bots.names import bot_name
from periplus.games import game_with
from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.lesson import LEARNER, Due
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.option import Value, renamed
from periplus.kernel.record import PERSON, Record, commitment, make_record
from periplus.kernel.state import State
from periplus.kernel.undo import Play
from periplus.table.entries import BadCommand, By, Chair, Entry, Made, Order, Wishes, mark
from periplus.table.lesson import script_of
from periplus.table.lines import Closing, Line, Remark
from periplus.table.often import Switches

DAY = 86400.0
Stage = Literal["gathering", "playing", "paused", "over", "ended"]
IN_PLAY = ("playing", "paused")
OVER = ("over", "ended")


class Duty(NamedTuple):
    """What the table must do by itself now: let a bot decide, or give an answer that is known or scripted."""

    seat: int
    decision: int
    bot: str = ""
    action: Action | None = None
    by: By = "bot"


class Situation:
    """How a table stands after some entries of its log; ``version`` counts those that everybody may know about."""

    def __init__(self, id: str, made: Entry) -> None:
        """Set up the table that the first entry describes."""
        assert isinstance(made.what, Made)
        self.id = id
        self.made = made.what
        self.seq = self.version = 1
        self.began_at = made.at
        self.at = self.told_at = self.moved_at = made.at  # of the last entry, and of the last that all may know of
        self.ids: Mapping[str, int] = MappingProxyType({made.id: 1})
        self.game: Game = game_with(made.what.setting.game, made.what.box)
        options = renamed(self.game.options, made.what.setting.options)
        self.setting = msgspec.structs.replace(made.what.setting, options=options)
        self.script = script_of(self.made, self.game)
        self.chairs = with_names(id, self.setting.chairs)
        self.paused = self.ended = False
        self.play: Play | None = None
        self.lines: list[Line] = []
        self.chapters: list[Message] = []  # which part of the game this is
        self.closings: Mapping[int, Closing] = MappingProxyType({})  # by the place of the line that ends a part
        self.remarks: list[Remark] = []
        self.answered = [0] * len(self.chairs)  # decisions and undos of each seat
        self.decided = [0] * len(self.chairs)  # how many lines there were before each seat's last decision
        self.asked_at = [0.0] * len(self.chairs)
        self.wishes = [Wishes()] * len(self.chairs)
        self.held = [False] * len(self.chairs)  # took a decision back: its next one is asked for, whatever its wishes
        self.openings = [1] * len(self.chairs)  # the entry that last opened each seat
        self.moves = 0  # what bots take their time after: not a secret choice that is changed
        self.hurried: int | None = None  # the seat that does not want to wait for bots
        self.rematch = ""
        self.switches: Switches = {}

    # What has been agreed

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.chairs)

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.ended:
            return "ended"
        if self.play is None:
            return "gathering"
        if self.play.state.is_over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def state(self) -> State:
        """The position; only once the game has begun."""
        if self.play is None:
            raise BadCommand("error-table-not-begun")
        return self.play.state

    @property
    def commitment(self) -> str:
        """What is published at the start: the SHA-256 of seed and salt, which are published at the end."""
        return commitment(self.made.seed, self.made.salt)

    @property
    def is_open_to_all(self) -> bool:
        """Say whether strangers may look on: where they may sit down, before and after a game, and where so agreed."""
        return self.setting.watched or (self.setting.public and self.stage not in IN_PLAY)

    def open_seats(self) -> list[int]:
        """Return the seats that nobody has taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder == "open"]

    def people(self) -> list[int]:
        """Return the seats of people who play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder == "person" and not chair.bot]

    def need_seat(self, seat: int) -> Chair:
        """Return who sits at a seat, or refuse a seat that does not exist."""
        if not 0 <= seat < self.seats:
            raise BadCommand("error-no-seat", {"number": seat, "last": self.seats - 1})
        return self.chairs[seat]

    def heard(self, seat: int | None) -> list[Remark]:
        """Return the remarks that a seat may read: spectators (None) talk among themselves until the game is over."""
        return [each for each in self.remarks if each.room == "players" or seat is None or self.stage in OVER]

    def summary(self) -> dict[str, Any]:
        """Return what a list of tables shows; everybody at the table may see it, and if it is public, everybody."""
        return {
            "game": self.setting.game,
            "title": self.setting.title,
            "stage": self.stage,
            "seats": [[chair.holder, chair.name] for chair in self.chairs],
            "awaited": self.people_awaited(),
            **(self.public_summary() if self.is_public else {}),
        }

    @property
    def is_public(self) -> bool:
        """Say whether strangers may come here, at least when the game is over."""
        return self.setting.public or self.setting.watched

    def public_summary(self) -> dict[str, Any]:
        """Return what strangers are told besides, who look for a table or for games that were played."""
        standings = self.state.standings().seats if self.stage == "over" else []
        return {
            "language": self.setting.language,
            "variants": {name: value for name, value, _ in self.variants()},
            "ranks": [each.rank for each in sorted(standings, key=lambda each: each.seat)],
        }

    def variants(self) -> list[tuple[str, Value, str]]:
        """Return the options that differ from the recommended ones, with their values and clauses."""
        found = [(each, self.setting.options.get(each.name, each.default)) for each in self.game.options]
        return [
            (each.name, value, each.rule) for each, value in found if value != each.default and each.matters(self.seats)
        ]

    # Who is asked

    def awaited(self) -> list[int]:
        """Return the seats that the game waits for."""
        return self.play.state.actors() if self.play is not None and self.stage in IN_PLAY else []

    def people_awaited(self) -> list[int]:
        """Return the seats of people that the game waits for."""
        return [seat for seat in self.awaited() if not self.chairs[seat].bot]

    def asks(self, seat: int) -> bool:
        """Say whether the person at a seat must decide now and has not answered in advance; only they may know."""
        if self.stage != "playing" or seat not in self.people_awaited():
            return False
        due = self.due()
        return self.known_answer(seat) is None if due is None else due.by_hand and due.seat == seat

    def deadline(self, seat: int) -> float | None:
        """Return the time by which a seat should decide, where time is measured in days."""
        if self.setting.days and self.stage == "playing" and seat in self.people_awaited():
            return self.asked_at[seat] + self.setting.days * DAY
        return None

    def is_late(self, seat: int, now: float) -> bool:
        """Say whether a seat has let its deadline pass."""
        until = self.deadline(seat)
        return until is not None and now > until

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take back its last decision."""
        return self.stage == "playing" and self.play is not None and self.is_free() and self.play.may_undo(seat)

    # The lesson

    def due(self) -> Due | None:
        """Return the decision that comes next in the script of a lesson, while it lasts."""
        return None if self.script is None or self.play is None else self.script.due(self.play.decisions)

    def is_free(self) -> bool:
        """Say whether the last decision was a free one, not one of the lesson."""
        return self.script is None or self.play is None or len(self.play.decisions) > len(self.script.dues)

    def plays_on(self) -> bool:
        """Say whether the learner has decided something after the lesson."""
        if self.script is None or self.play is None:
            return False
        return any(seat == LEARNER for seat, _ in self.play.decisions[len(self.script.dues) :])

    def seen(self, seat: int, action: Action) -> str:
        """Return a mark of what an action would do now."""
        return mark_of(self.state.describe(seat, action))

    # What the table does by itself

    def duty(self) -> Duty | None:
        """Return what the table must do now, if anything.

        People act when they like; of the other seats, the one after the last to decide comes first. Where all choose
        in secret, bots come after people, so that a slip can be taken back; and a known answer is given only when
        nobody in the step has a choice left, so that its timing gives nothing away.
        """
        if self.play is None or self.stage != "playing":
            return None
        if due := self.due():
            waits = due.by_hand and not self.chairs[due.seat].bot
            return None if waits else Duty(due.seat, self.answered[due.seat], action=due.action, by="lesson")
        actors = self.state.in_turn(self.play.last)
        known = {seat: self.known_answer(seat) for seat in actors if not self.chairs[seat].bot}
        undecided = [seat for seat, answer in known.items() if answer is None]
        bots = [seat for seat in actors if self.chairs[seat].bot]
        step = self.state.step(actors[0])
        if bots and not (undecided and step is not None and step.secret(self.state)):
            return Duty(bots[0], self.answered[bots[0]], self.chairs[bots[0]].bot)
        if known and not undecided:
            seat, answer = next(iter(known.items()))
            assert answer is not None
            return Duty(seat, self.answered[seat], action=answer[0], by=answer[1])
        return None

    def known_answer(self, seat: int) -> tuple[Action, By] | None:
        """Return the answer that a person has given in advance, or the only one there is, if they want it given."""
        if self.held[seat] or self.chairs[seat].holder != "person":
            return None
        for order in self.wishes[seat].orders:
            if (action := self.ordered(order, seat)) is not None:
                return action, "order"
        legal = self.state.legal_actions(seat) if self.wishes[seat].forced else []
        return (legal[0], "forced") if len(legal) == 1 and not self.state.forms(seat) else None

    def ordered(self, order: Order, seat: int) -> Action | None:
        """Return the answer of an order to the present question, if it has one."""
        step = self.state.step(seat)
        if step is None or self.state.step_name().lower() != order.question:
            return None
        about = step.about(self.state)
        if any(about.get(topic) not in values for topic, values in order.only.items()):
            return None
        try:
            action = step.answer(self.state, seat, order.answer)
            if action is not None:
                self.state.check(seat, action)
        except PeriplusError:
            return None
        return action

    def delay(self) -> float:
        """Return how many seconds the table waits before it does its duty.

        It is the full delay if a slip is possible, or if people may decide as well: no bot outruns them. Whoever is in
        a hurry gives up the own time, and nobody else's.
        """
        people = [seat for seat, chair in enumerate(self.chairs) if chair.holder == "person" and seat != self.hurried]
        slow = self.is_race() or any(self.may_undo(seat) for seat in people)
        hasty = self.hurried is not None
        return self.setting.bot_delay if slow else 0.0 if hasty else self.setting.bot_delay / 4

    def may_hurry(self, seat: int) -> bool:
        """Say whether somebody may let the bots decide at once: the game waits for bots alone."""
        chair = self.need_seat(seat)
        waits = self.stage == "playing" and bool(self.awaited()) and not self.people_awaited()
        return waits and self.due() is None and chair.holder == "person" and not chair.bot

    def is_race(self) -> bool:
        """Say whether bots and people may decide now, whichever comes first; everybody may know this."""
        awaited = self.awaited()
        if self.due() is not None or not any(self.chairs[seat].bot for seat in awaited):
            return False
        free = [self.chairs[seat] for seat in [*awaited, *self.state.may_act()] if seat != self.hurried]
        return any(chair.holder == "person" and not chair.bot for chair in free)

    # The past

    def dealt(self) -> tuple[State, list[Event]]:
        """Return the game as it was set up, and the events of the set-up."""
        events: list[Event] = []
        seed = bytes.fromhex(self.made.seed)
        return self.game.new(self.seats, seed, self.setting.options, self.made.rules, told=events), events

    def again(self) -> Iterator[tuple[State, list[Event]]]:
        """Play the game again: yield each position, from the set-up on, and the events that led to it.

        The state is one object that changes as the game goes on.
        """
        s, events = self.dealt()
        yield s, events
        for seat, action in [] if self.play is None else self.play.decisions:
            events = []
            s.apply(seat, action, told=events)
            yield s, events

    def past(self, decisions: int) -> tuple[State, list[Event]]:
        """Return the position after some decisions, and the events of the last of them."""
        if self.play is None or not 0 <= decisions <= len(self.play.decisions):
            raise BadCommand("error-table-past", {"decisions": decisions})
        return next(islice(self.again(), decisions, None))

    def record(self) -> Record:
        """Return the record of the game, which nobody gets before the end."""
        if self.stage not in OVER or self.play is None:
            raise BadCommand("error-table-not-over")
        players = [PERSON if chair.holder == "person" else chair.bot or PERSON for chair in self.chairs]
        return make_record(self.play.state, self.play.decisions, players, self.made.salt)


def with_names(table: str, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Give a name to every bot that has none, or whose name a person has taken; older logs name bots by their files."""
    people = {chair.name.casefold() for chair in chairs if chair.holder == "person"}
    found = [msgspec.structs.replace(chair, bot=called(chair.bot)) for chair in chairs]
    for seat, chair in enumerate(found):
        if chair.holder == "bot" and (not chair.name or chair.name.casefold() in people):
            name = bot_name(table, seat, [each.name for each in found])
            found[seat] = msgspec.structs.replace(chair, name=name)
    return tuple(found)


def mark_of(described: Description) -> str:
    """Return a mark of what an action is said to do."""
    return mark(msgspec.json.encode(described.to_json()).decode())
