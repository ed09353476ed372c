"""A table: what its log amounts to. It never changes; an entry makes the next one, or is refused."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import msgspec

from periplus.games import game_with
from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError, WrongSeat
from periplus.kernel.game import Game
from periplus.kernel.lesson import Due
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.record import PERSON, Record, commitment, make_record
from periplus.kernel.state import State
from periplus.kernel.undo import Play
from periplus.table.entries import (
    Acted,
    BadCommand,
    By,
    Chair,
    Ended,
    Entry,
    Filled,
    Handed,
    Joined,
    Made,
    Named,
    Opened,
    Order,
    Paused,
    Rematched,
    Resumed,
    Room,
    Said,
    Stale,
    TakenBack,
    Undone,
    Wished,
    Wishes,
    mark,
)
from periplus.table.lesson import script_of

DAY = 86400.0
KEPT_REMARKS = 200
KEPT_IDS = 1000
Stage = Literal["gathering", "playing", "paused", "over", "ended"]
IN_PLAY = ("playing", "paused")
OVER = ("over", "ended")


class Line(NamedTuple):
    """A line of the log that people read: an event of the game, or something that happened at the table."""

    version: int
    at: float
    told: Event | Message

    def is_own(self, seat: int | None) -> bool:
        """Say whether the line tells a seat more than everybody."""
        return isinstance(self.told, Event) and seat in self.told.owners

    def seen_by(self, seat: int | None) -> Message:
        """Return the line as a seat (None: a spectator) may read it."""
        return self.told if isinstance(self.told, Message) else self.told.seen_by(seat)


class Remark(NamedTuple):
    """Something that was said."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str

    @property
    def room(self) -> Room:
        """Where it was said."""
        return "spectators" if self.seat is None else "players"


class Duty(NamedTuple):
    """What the table must do by itself now: let a bot decide, or give an answer that is known or in the script."""

    seat: int
    decision: int
    bot: str = ""
    action: str = ""
    by: By = "bot"


class Table:
    """A table after some entries of its log; ``version`` counts those of which everybody may know."""

    def __init__(self, id: str, made: Entry) -> None:
        """Set up the table that the first entry describes."""
        assert isinstance(made.what, Made)
        self.id = id
        self.made = made.what
        self.setting = made.what.setting
        self.seq = self.version = 1
        self.at = self.moved_at = made.at
        self.ids: Mapping[str, int] = MappingProxyType({made.id: 1})
        self.game: Game = game_with(self.setting.game, made.what.box)
        self.script = script_of(self.made, self.game)
        self.chairs = self.setting.chairs
        self.paused = self.ended = False
        self.play: Play | None = None
        self.lines: list[Line] = []
        self.remarks: list[Remark] = []
        self.answered = [0] * len(self.chairs)  # decisions and undos of each seat
        self.asked_at = [0.0] * len(self.chairs)
        self.wishes = [Wishes()] * len(self.chairs)
        self.held = [False] * len(self.chairs)  # took a decision back: the next one is asked, whatever it wished
        self.openings = [1] * len(self.chairs)  # the entry by which each seat was last given free
        self.rematch = ""
        self.begin_if_full()

    def then(self, entry: Entry) -> "Table":
        """Return the table after one more entry; raise what is wrong with it."""
        twin = copy(self)
        twin.seq, twin.at = self.seq + 1, entry.at
        twin.version += is_public(entry.what)
        twin.ids = MappingProxyType({**recent(self.ids), entry.id: twin.seq})
        twin.take(entry.what)
        return twin

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
        """What is published at the start: SHA-256 of seed and salt, which are published at the end."""
        return commitment(self.made.seed, self.made.salt)

    def open_seats(self) -> list[int]:
        """Return the seats that nobody has taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder == "open"]

    def need_seat(self, seat: int) -> Chair:
        """Return who sits at a seat, or refuse a seat that is not there."""
        if not 0 <= seat < self.seats:
            raise BadCommand("error-no-seat", {"number": seat, "last": self.seats - 1})
        return self.chairs[seat]

    # Who is asked

    def awaited(self) -> list[int]:
        """Return the seats that the game waits for."""
        return self.play.state.actors() if self.play is not None and self.stage in IN_PLAY else []

    def people_awaited(self) -> list[int]:
        """Return the seats of people that the game waits for."""
        return [seat for seat in self.awaited() if not self.chairs[seat].bot]

    def asks(self, seat: int) -> bool:
        """Say whether the person at a seat must decide now, and has not answered beforehand; only they may know."""
        if self.stage != "playing" or seat not in self.people_awaited():
            return False
        due = self.due()
        return self.known_answer(seat) is None if due is None else due.by_hand and due.seat == seat

    def deadline(self, seat: int) -> float | None:
        """Return until when a seat should decide, where time is measured in days."""
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
        """Return the decision that comes next in the script of a lesson, as long as it lasts."""
        return None if self.script is None or self.play is None else self.script.due(self.play.decisions)

    def is_free(self) -> bool:
        """Say whether the last decision was a free one, and not part of a lesson."""
        return self.script is None or self.play is None or len(self.play.decisions) > len(self.script.dues)

    def check_lesson(self, what: Any) -> None:
        """Refuse what does not come next in the lesson, and to take anything of it back.

        This is asked of commands alone: a log outlives the script that it followed.
        """
        due = self.due()
        if isinstance(what, Undone) and not self.is_free():
            raise BadCommand("error-lesson-undo")
        if isinstance(what, Acted) and due is not None and what.decision == self.answered[what.seat]:
            if what.seat != due.seat:
                raise WrongSeat("error-wrong-seat", {"seat": what.seat, "seats": [due.seat]})
            action = self.game.parse(what.action)
            self.state.check(what.seat, action)  # what the rules forbid is refused with its clause
            if action != due.action:
                label = self.state.describe(due.seat, due.action).label
                raise BadCommand("error-lesson-other", {"label": label}, self.game.room)

    # What happens

    def take(self, what: Any) -> None:
        """Change this new table by what happened."""
        takers: dict[type, Any] = {
            Joined: self.join, Named: self.name, Filled: self.fill, Acted: self.act, Undone: self.undo,
            Said: self.remark, Wished: self.wish, Handed: self.hand, TakenBack: self.take_back, Opened: self.open_seat,
            Paused: self.pause, Resumed: self.resume, Ended: self.end, Rematched: self.play_again,
        }  # fmt: skip
        takers[type(what)](what)

    def join(self, what: Joined) -> None:
        """Let somebody take an open seat."""
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        if self.need_seat(what.seat).holder != "open":
            raise BadCommand("error-table-taken", {"seat": what.seat})
        self.check_name(what.seat, what.name)
        self.sit(what.seat, Chair("person", what.name))
        self.note(Message("table-joined", {"name": what.name}))
        self.ask_anew([what.seat])
        self.begin_if_full()

    def name(self, what: Named) -> None:
        """Let somebody take another name."""
        chair = self.need_seat(what.seat)
        if chair.holder != "person":
            raise BadCommand("error-table-no-person")
        self.check_name(what.seat, what.name)
        self.sit(what.seat, msgspec.structs.replace(chair, name=what.name))

    def check_name(self, seat: int, name: str) -> None:
        """Refuse a name that somebody else at the table has."""
        if any(other != seat and same(chair.name, name) for other, chair in enumerate(self.chairs)):
            raise BadCommand("error-table-name-taken", {"name": name})

    def fill(self, what: Filled) -> None:
        """Give all open seats to a bot."""
        if not self.open_seats() or self.stage in OVER:
            raise BadCommand("error-table-full")
        for seat in self.open_seats():
            self.sit(seat, Chair("bot", bot=what.bot))
        self.begin_if_full()

    def act(self, what: Acted) -> None:
        """Let a seat decide; what was thought out for it is void once the person is back, or wants it no more."""
        play = self.need_play(what.seat, what.decision)
        known = self.known_answer(what.seat) if what.by in ("order", "forced") else None
        void = what.by in ("bot", "order", "forced") and (known is None or str(known[0]) != what.action)
        if void and not (what.by == "bot" and self.chairs[what.seat].bot):
            raise Stale("error-table-stale")
        self.tell(play.act(what.seat, self.game.parse(what.action)))
        self.turn(what.seat, play)
        self.held = changed(self.held, what.seat, False)
        if play.state.is_over:
            self.note(play.state.prompt(what.seat))

    def seen(self, seat: int, action: Action) -> str:
        """Return a mark of what an action would do now."""
        return mark_of(self.state.describe(seat, action))

    def check_seen(self, what: Acted) -> None:
        """Refuse an action that would no longer do what its seat was told: an offer may be another one now."""
        if what.seen and what.decision == self.answered[what.seat]:
            action = self.game.parse(what.action)
            if self.state.step(what.seat) is not None and self.seen(what.seat, action) != what.seen:
                raise Stale("error-table-changed")

    def undo(self, what: Undone) -> None:
        """Let a seat take its last decision back."""
        play = self.need_play(what.seat, what.decision)
        undone = play.undo(what.seat)
        self.lines = [line for line in self.lines if all(line.told is not each for each in undone)]
        self.note(Message("table-undone", {"seat": what.seat}))
        self.turn(what.seat, play)
        self.held = changed(self.held, what.seat, True)

    def need_play(self, seat: int, decision: int) -> Play:
        """Return a game to play on, or say why nobody may decide now, or not this seat."""
        self.need_seat(seat)
        if self.ended:
            raise BadCommand("error-table-over")
        if self.paused:
            raise BadCommand("error-table-paused")
        if self.play is None:
            raise BadCommand("error-table-not-begun")
        if decision != self.answered[seat]:
            raise Stale("error-table-stale")
        return self.play.copy()

    def turn(self, seat: int, play: Play) -> None:
        """Go on after a decision; whoever is asked now and was not before, or has just decided, has the full time."""
        before, self.play = self.awaited(), play
        self.answered = changed(self.answered, seat, self.answered[seat] + 1)
        self.moved_at = self.at
        self.ask_anew([each for each in self.awaited() if each not in before or each == seat])

    def ask_anew(self, seats: Iterable[int]) -> None:
        """Let the time of seats begin now."""
        for seat in seats:
            self.asked_at = changed(self.asked_at, seat, self.at)

    def remark(self, what: Said) -> None:
        """Let somebody say something."""
        said = Remark(self.version, self.at, what.seat, what.name, what.text)
        self.remarks = [*self.remarks[1 - KEPT_REMARKS :], said]

    def wish(self, what: Wished) -> None:
        """Keep what a seat wishes, which nobody else sees."""
        self.need_seat(what.seat)
        for order in what.wishes.orders:
            self.check_order(order)
        self.wishes = changed(self.wishes, what.seat, what.wishes)

    def check_order(self, order: Order) -> None:
        """Refuse an answer to a question that the game does not ask, or not so."""
        question = self.state.questions().get(order.question)
        if question is not None and order.answer in question.answers:
            asked = [(value, question.topics.get(topic, [])) for topic in order.only for value in order.only[topic]]
            if all(value in values for value, values in asked):
                return
        raise BadCommand("error-table-order", {"question": order.question, "answer": order.answer})

    def hand(self, what: Handed) -> None:
        """Let a bot play for a person."""
        chair = self.need_seat(what.seat)
        if chair.holder != "person" or chair.bot or self.stage not in IN_PLAY:
            raise BadCommand("error-table-no-person")
        self.sit(what.seat, msgspec.structs.replace(chair, bot=what.bot))
        self.note(Message("table-handed", {"seat": what.seat, "bot": what.bot}))

    def take_back(self, what: TakenBack) -> None:
        """Let the person play again."""
        chair = self.need_seat(what.seat)
        if chair.holder != "person" or not chair.bot:
            raise BadCommand("error-table-not-handed", {"seat": what.seat})
        self.sit(what.seat, msgspec.structs.replace(chair, bot=""))
        self.note(Message("table-taken-back", {"seat": what.seat}))
        self.ask_anew([what.seat])

    def open_seat(self, what: Opened) -> None:
        """Free a seat for somebody else, and let former invitations to it end; the game waits for it."""
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        chair = self.need_seat(what.seat)
        if chair.holder != "open":
            self.note(Message("table-opened", {"name": chair.name or chair.bot}))
        self.sit(what.seat, Chair("open"))
        self.openings = changed(self.openings, what.seat, self.seq)
        self.wishes = changed(self.wishes, what.seat, Wishes())

    def pause(self, what: Paused) -> None:
        """Stop for a while."""
        if self.stage != "playing":
            raise BadCommand("error-table-not-playing")
        self.paused = True
        self.note(Message("table-paused"))

    def resume(self, what: Resumed) -> None:
        """Go on; everybody has the full time again."""
        if self.stage != "paused":
            raise BadCommand("error-table-not-paused")
        self.paused = False
        self.moved_at = self.at
        self.ask_anew(self.awaited())
        self.note(Message("table-resumed"))

    def end(self, what: Ended) -> None:
        """End the table early."""
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        self.ended = True
        self.note(Message("table-ended"))

    def play_again(self, what: Rematched) -> None:
        """Remember where the same people play again."""
        if self.stage not in OVER:
            raise BadCommand("error-table-not-over")
        if self.rematch:
            raise BadCommand("error-table-rematch")
        self.rematch = what.table

    def begin_if_full(self) -> None:
        """Begin the game when every seat is taken; a game that was begun goes on."""
        self.moved_at = self.at
        if self.open_seats() or self.stage in OVER:
            return
        if self.play is None:
            state, told = self.dealt()
            self.play = Play(state)
            self.tell(told)
            self.ask_anew(self.awaited())

    def dealt(self) -> tuple[State, list[Event]]:
        """Return the game as it is set up, and what is told of that."""
        told: list[Event] = []
        seed = bytes.fromhex(self.made.seed)
        return self.game.new(self.seats, seed, self.setting.options, self.made.rules, told), told

    def sit(self, seat: int, chair: Chair) -> None:
        """Change who sits at a seat."""
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self.moved_at = self.at

    def tell(self, events: Sequence[Event | Message]) -> None:
        """Add lines to the log that people read."""
        self.lines = [*self.lines, *[Line(self.version, self.at, event) for event in events]]

    def note(self, message: Message) -> None:
        """Add a line about the table itself."""
        self.tell([message])

    # What the table does by itself

    def duty(self) -> Duty | None:
        """Return what the table must do now, if anything.

        Where all choose in secret, bots come after people, so that a slip can be taken back; and a known answer is
        given only when nobody in the step has a choice left, so that its timing tells nothing.
        """
        actors = self.awaited()
        if self.stage != "playing" or not actors:
            return None
        if due := self.due():
            waits = due.by_hand and not self.chairs[due.seat].bot
            return None if waits else Duty(due.seat, self.answered[due.seat], action=str(due.action), by="lesson")
        known = {seat: self.known_answer(seat) for seat in actors if not self.chairs[seat].bot}
        undecided = [seat for seat, answer in known.items() if answer is None]
        bots = [seat for seat in self.in_turn(actors) if self.chairs[seat].bot]
        step = self.state.step(actors[0])
        if bots and not (undecided and step is not None and step.secret()):
            return Duty(bots[0], self.answered[bots[0]], self.chairs[bots[0]].bot)
        if known and not undecided:
            seat, answer = next(iter(known.items()))
            assert answer is not None
            return Duty(seat, self.answered[seat], action=str(answer[0]), by=answer[1])
        return None

    def in_turn(self, actors: list[int]) -> list[int]:
        """Return seats so that whoever stands next behind the last who decided comes first."""
        assert self.play is not None
        last = self.play.decisions[-1][0] if self.play.decisions else -1
        return sorted(actors, key=lambda seat: (seat - last - 1) % self.seats)

    def known_answer(self, seat: int) -> tuple[Action, By] | None:
        """Return the answer that a person has given beforehand, or the only one there is, if that is wished."""
        if self.held[seat] or self.chairs[seat].holder != "person":
            return None
        for order in self.wishes[seat].orders:
            if self.applies(order, seat):
                return self.game.parse(order.answer), "order"
        legal = self.state.legal_actions(seat) if self.wishes[seat].forced else []
        return (legal[0], "forced") if len(legal) == 1 and not self.state.forms(seat) else None

    def applies(self, order: Order, seat: int) -> bool:
        """Say whether an order answers what is asked now."""
        step = self.state.step(seat)
        if step is None or self.state.step_name().lower() != order.question:
            return False
        about = step.about(self.state)
        if any(about.get(topic) not in values for topic, values in order.only.items()):
            return False
        try:
            self.state.check(seat, self.game.parse(order.answer))
        except PeriplusError:
            return False
        return True

    def delay(self) -> float:
        """Return how many seconds the table waits before it does its duty: the full time if a slip is possible."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.holder == "person"]
        slip = any(self.may_undo(seat) for seat in people)
        return self.setting.bot_delay if slip else self.setting.bot_delay / 4

    def summary(self) -> dict[str, Any]:
        """Return what a list of tables tells; all at the table may see it."""
        return {
            "game": self.setting.game,
            "title": self.setting.title,
            "stage": self.stage,
            "seats": [[chair.holder, chair.name] for chair in self.chairs],
            "awaited": self.people_awaited(),
        }

    # What it was

    def past(self, decisions: int) -> tuple[State, list[Event]]:
        """Return the position after so many decisions, and what the last of them told."""
        if self.play is None or not 0 <= decisions <= len(self.play.decisions):
            raise BadCommand("error-table-past", {"decisions": decisions})
        s, told = self.dealt()
        for seat, action in self.play.decisions[:decisions]:
            told = []
            s.apply(seat, action, told)
        return s, told

    def record(self) -> Record:
        """Return the record of the game, which nobody gets before the end."""
        if self.stage not in OVER or self.play is None:
            raise BadCommand("error-table-not-over")
        players = [PERSON if chair.holder == "person" else chair.bot or PERSON for chair in self.chairs]
        return make_record(self.play.state, self.play.decisions, players, self.made.salt)


def mark_of(described: Description) -> str:
    """Return a mark of what an action was told to do."""
    return mark(msgspec.json.encode(described.to_json()).decode())


def is_public(what: Any) -> bool:
    """Say whether all at the table may know that something happened: not of wishes, nor how spectators talk."""
    return not isinstance(what, Wished) and not (isinstance(what, Said) and what.seat is None)


def recent(ids: Mapping[str, int]) -> Mapping[str, int]:
    """Return the ids of commands that may still be sent again."""
    return ids if len(ids) < 2 * KEPT_IDS else dict(list(ids.items())[-KEPT_IDS:])


def changed(values: list[Any], at: int, value: Any) -> list[Any]:
    """Return a list with one value changed."""
    return [*values[:at], value, *values[at + 1 :]]


def same(one: str, other: str) -> bool:
    """Say whether two names can be mistaken for each other."""
    return bool(one) and one.casefold() == other.casefold()


def replayed(id: str, entries: Sequence[Entry]) -> Table:
    """Return the table of a log."""
    table = Table(id, entries[0])
    for entry in entries[1:]:
        table = table.then(entry)
    return table
