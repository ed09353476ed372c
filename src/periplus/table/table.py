"""A table: what its log amounts to. It never changes; an entry makes the next one, or is refused."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import Any

import msgspec

from periplus.bots.load import called
from periplus.kernel.action import Action
from periplus.kernel.errors import WrongSeat
from periplus.kernel.game import Game
from periplus.kernel.message import Event, Message
from periplus.kernel.news import has_closed, has_opened, opening_at
from periplus.kernel.undo import Play
from periplus.table.commands import Command, Decision, written
from periplus.table.entries import (
    LONGEST_DELAY,
    Acted,
    BadCommand,
    Chair,
    Ended,
    Entry,
    Filled,
    Handed,
    Hurried,
    Joined,
    Named,
    Opened,
    Order,
    Paced,
    Paused,
    Rematched,
    Resumed,
    Rewritten,
    Said,
    SeatTaken,
    Stale,
    TakenBack,
    Undone,
    What,
    Wished,
    Wishes,
)
from periplus.table.lines import Closing, Line, Remark
from periplus.table.names import alike, forms, reserved
from periplus.table.often import check_often, noted
from periplus.table.situation import IN_PLAY, OVER, Situation, with_names

CHAPTER = "table-chapter"
MOST_REMARKS = 200
MOST_IDS = 1000


class Table(Situation):
    """A table after some entries of its log."""

    def __init__(self, id: str, made: Entry) -> None:
        """Set up the table that the first entry describes, and begin if nobody is missing."""
        super().__init__(id, made)
        self.begin_if_full()

    # Commands and entries

    def do(self, command: Command, id: str, at: float) -> tuple[Entry, "Table"]:
        """Return the entry that a command makes and the table after it, or refuse the command."""
        if isinstance(command, Decision):
            self.check_seen(command)
        self.check_lesson(command)
        if isinstance(command, Joined | Named):
            self.check_looks(command.seat, command.name)
        entry = Entry(id, at, written(command))
        after = self.then(entry, command.action if isinstance(command, Decision) else None)
        if after.switches is not self.switches:
            check_often(after.switches, entry.what, at)
        return entry, after

    def then(self, entry: Entry, action: Action | None = None) -> "Table":
        """Return the table after one more entry; raise what is wrong with it.

        ``action`` is the entry's action, if its notation has already been read.
        """
        twin = copy(self)
        twin.seq, twin.at = self.seq + 1, entry.at
        twin.version += is_public(entry.what)
        twin.ids = MappingProxyType({**recent(self.ids), entry.id: twin.seq})
        twin.take(entry.what, action)
        if twin.version > self.version:
            twin.told_at = entry.at
        twin.switches = noted(self.switches, entry.what, entry.at, twin.decided_anew(self))
        return twin

    def decided_anew(self, before: "Table") -> bool:
        """Say whether a secret choice was changed, which nobody else can tell."""
        return self.version == before.version and self.answered != before.answered

    def says_nothing(self, command: Command) -> bool:
        """Say whether a command would leave everything as it is, so that it need not be written."""
        if isinstance(command, Paced):
            return command.seconds == self.setting.bot_delay
        if isinstance(command, Wished):
            return bool(self.need_seat(command.seat)) and command.wishes == self.wishes[command.seat]
        if isinstance(command, Named):
            return command.name == self.need_seat(command.seat).name
        return isinstance(command, Hurried) and self.hurried is not None and self.may_hurry(command.seat)

    def check_seen(self, decision: Decision) -> None:
        """Refuse an action that would no longer do what its seat read: an offer may have changed."""
        seat = decision.seat
        if not decision.seen or decision.number != self.answered[seat] or self.state.step(seat) is None:
            return
        if self.seen(seat, decision.action) != decision.seen:
            raise Stale("error-table-changed")

    def check_lesson(self, command: Command) -> None:
        """Refuse what does not come next in the lesson, and taking any of it back.

        Only commands are checked: a log outlives the script that it followed.
        """
        due = self.due()
        if isinstance(command, Undone) and not self.is_free():
            raise BadCommand("error-lesson-undo")
        if isinstance(command, Decision) and due is not None and command.number == self.answered[command.seat]:
            if command.seat != due.seat:
                raise WrongSeat("error-wrong-seat", {"seat": command.seat, "seats": [due.seat]})
            self.state.check(command.seat, command.action)  # what the rules forbid is refused with its clause
            if command.action != due.action:
                label = self.state.describe(due.seat, due.action).label
                raise BadCommand("error-lesson-other", {"label": label}, self.game.room)

    # What happens

    def take(self, what: What, action: Action | None) -> None:
        """Change this new table by what happened; an action that has not been read yet is read from its notation."""
        if isinstance(what, Acted):
            self.act(what, self.game.parse(what.action) if action is None else action)
            return
        takers: dict[type, Any] = {
            Joined: self.join, Named: self.name, Filled: self.fill, Undone: self.undo, Said: self.remark,
            Wished: self.wish, Handed: self.hand, TakenBack: self.take_back, Opened: self.open_seat,
            Paused: self.pause, Resumed: self.resume, Paced: self.pace, Hurried: self.hurry, Ended: self.end,
            Rematched: self.play_again, Rewritten: self.look_back,
        }  # fmt: skip
        takers[type(what)](what)

    def join(self, what: Joined) -> None:
        """Let somebody take an open seat."""
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        if self.need_seat(what.seat).holder != "open":
            raise SeatTaken("error-table-taken", {"seat": what.seat})
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
        """Refuse a name that another person at the table has; a bot gives way."""
        others = [chair for other, chair in enumerate(self.chairs) if other != seat and chair.holder == "person"]
        if any(same(chair.name, name) for chair in others):
            raise BadCommand("error-table-name-taken", {"name": name})

    def check_looks(self, seat: int, name: str) -> None:
        """Refuse a name that is taken for somebody else's, or for what people at a table are called.

        Only commands are checked: whoever has such a name already keeps it.
        """
        others = [chair.name for other, chair in enumerate(self.chairs) if other != seat]
        check_looks(self.game, name, [other for other in others if not same(other, name)])

    def fill(self, what: Filled) -> None:
        """Give an open seat, or all of them, to a bot."""
        filled = [seat for seat in self.open_seats() if what.seat in (None, seat)]
        if not filled or self.stage in OVER:
            raise BadCommand("error-table-full")
        for seat in filled:
            self.sit(seat, Chair("bot", bot=what.bot))
        self.begin_if_full()

    def act(self, what: Acted, action: Action) -> None:
        """Let a seat decide; an answer worked out for a person is void once they are back, or no longer want it."""
        play = self.need_play(what.seat, what.decision)
        known = self.known_answer(what.seat) if what.by in ("order", "forced") else None
        void = what.by in ("bot", "order", "forced") and (known is None or known[0] != action)
        if void and not (what.by == "bot" and self.chairs[what.seat].bot):
            raise Stale("error-table-stale")
        self.held = changed(self.held, what.seat, False)
        if (told := play.change(what.seat, action)) is not None:
            self.change(what.seat, play, *told)
            return
        self.decided = changed(self.decided, what.seat, len(self.lines))
        self.narrate(play, play.act(what.seat, action))
        self.turn(what.seat, play)
        if play.state.is_over:
            self.note(play.state.prompt(what.seat))

    def change(self, seat: int, play: Play, former: Sequence[Event], told: Sequence[Event]) -> None:
        """Go on after a secret choice was changed: nobody else can tell, and nobody waits longer for it."""
        self.play = play
        self.version -= 1
        self.answered = changed(self.answered, seat, self.answered[seat] + 1)
        instead = {id(old): new for old, new in zip(former, told, strict=True)}
        self.lines = [line._replace(what=instead.get(id(line.what), line.what)) for line in self.lines]

    def narrate(self, play: Play, events: Sequence[Event]) -> None:
        """Tell what a decision has brought, and which part of the game it opens."""
        before, now = self.chapters, self.chapters_of(play)
        if play.state.is_over or not has_opened(before, now):
            self.tell(events)
            return
        at = opening_at(before, now, events, self.game.news.phases)
        self.tell(events[:at])
        if has_closed(before, now):
            closing = Closing(before[0], play.state.standings(), self.game.results(play.state.view(None)))
            self.closings = MappingProxyType({**self.closings, len(self.lines): closing})
        self.chapters = now
        self.note(Message("table-chapter", {"chapters": now}))
        self.tell(events[at:])

    def chapters_of(self, play: Play) -> list[Message]:
        """Return which part of the game this is; within a step it is the same."""
        was, now = None if self.play is None else self.play.state, play.state
        if was is not None and (was.pc, was.loops) == (now.pc, now.loops):
            return self.chapters
        return self.game.chapters(play.state.view(None))

    def undo(self, what: Undone) -> None:
        """Let a seat take its last decision back."""
        play = self.need_play(what.seat, what.decision)
        undone = play.undo(what.seat)
        self.take_back_chapter(play)
        self.lines = [line for line in self.lines if all(line.what is not each for each in undone)]
        self.decided = changed(self.decided, what.seat, len(self.lines))
        self.note(Message("table-undone", {"seat": what.seat}))
        self.turn(what.seat, play)
        self.held = changed(self.held, what.seat, True)

    def take_back_chapter(self, play: Play) -> None:
        """Forget that a part of the game had begun, if the decision that opened it was taken back."""
        now = self.game.chapters(play.state.view(None))
        if not has_opened(self.chapters, now):
            return
        self.chapters = now
        last = max(at for at, line in enumerate(self.lines) if line.seen_by(None).id == CHAPTER)
        self.lines = [*self.lines[:last], *self.lines[last + 1 :]]
        self.closings = MappingProxyType({at: each for at, each in self.closings.items() if at != last})

    def need_play(self, seat: int, decision: int) -> Play:
        """Return the game to play on, or say why nobody may decide now, or why this seat may not."""
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
        """Go on after a decision; seats that were not asked before, and the one that decided, get the full time."""
        before, self.play = self.awaited(), play
        self.answered = changed(self.answered, seat, self.answered[seat] + 1)
        self.moved()
        if self.people_awaited():
            self.hurried = None
        self.ask_anew([each for each in self.awaited() if each not in before or each == seat])

    def moved(self) -> None:
        """Let bots take their time from now on."""
        self.moved_at = self.at
        self.moves += 1

    def ask_anew(self, seats: Iterable[int]) -> None:
        """Start the time of these seats now."""
        for seat in seats:
            self.asked_at = changed(self.asked_at, seat, self.at)

    def remark(self, what: Said) -> None:
        """Let somebody say something."""
        said = Remark(self.version, self.at, what.seat, what.name, what.text)
        self.remarks = [*self.remarks[1 - MOST_REMARKS :], said]

    def wish(self, what: Wished) -> None:
        """Remember a seat's wishes, which nobody else sees."""
        self.need_seat(what.seat)
        for order in what.wishes.orders:
            self.check_order(order)
        self.wishes = changed(self.wishes, what.seat, what.wishes)

    def check_order(self, order: Order) -> None:
        """Refuse an answer to a question that the game does not ask, or does not ask in this way."""
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
        self.note(Message("table-handed", {"seat": what.seat, "bot": called(what.bot)}))

    def take_back(self, what: TakenBack) -> None:
        """Let the person play again."""
        chair = self.need_seat(what.seat)
        if chair.holder != "person" or not chair.bot:
            raise BadCommand("error-table-not-handed", {"seat": what.seat})
        self.sit(what.seat, msgspec.structs.replace(chair, bot=""))
        self.note(Message("table-taken-back", {"seat": what.seat}))
        self.ask_anew([what.seat])

    def open_seat(self, what: Opened) -> None:
        """Free a seat for somebody else, and end earlier invitations to it; the game waits for it."""
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        chair = self.need_seat(what.seat)
        if chair.holder != "open":
            self.note(Message("table-opened", {"name": chair.name}))
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
        self.moved()
        self.ask_anew(self.awaited())
        self.note(Message("table-resumed"))

    def pace(self, what: Paced) -> None:
        """Let bots wait for another time."""
        if not 0 <= what.seconds <= LONGEST_DELAY:
            raise BadCommand("error-table-delay", {"seconds": int(LONGEST_DELAY)})
        if self.stage in OVER:
            raise BadCommand("error-table-over")
        self.setting = msgspec.structs.replace(self.setting, bot_delay=what.seconds)
        self.note(Message("table-paced", {"seconds": what.seconds}))

    def hurry(self, what: Hurried) -> None:
        """Let bots decide at once until a person is asked."""
        if not self.may_hurry(what.seat):
            raise BadCommand("error-table-no-hurry")
        self.hurried = what.seat

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

    def look_back(self, what: Rewritten) -> None:
        """Change nothing: what was taken out is no longer in the log that was read."""

    def begin_if_full(self) -> None:
        """Begin the game when every seat is taken; a game that has begun goes on."""
        self.moved()
        if self.open_seats() or self.stage in OVER:
            return
        if self.play is None:
            state, events = self.dealt()
            self.play = Play(state)
            self.tell(events)
            self.chapters = self.game.chapters(state.view(None))
            self.play = self.gone_on(self.play)
            self.ask_anew(self.awaited())

    def gone_on(self, play: Play) -> Play:
        """Return the game after what was decided at another table, which nobody can take back."""
        for seat, action in self.made.begun:
            self.play, play = play, play.copy()
            self.decided = changed(self.decided, seat, len(self.lines))
            self.narrate(play, play.act(seat, self.game.parse(action)))
        return Play(play.state, play.decisions)

    def sit(self, seat: int, chair: Chair) -> None:
        """Change who sits at a seat."""
        self.chairs = with_names(self.id, (*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
        self.moved()

    def tell(self, events: Sequence[Event | Message]) -> None:
        """Add lines to the log that people read."""
        self.lines = [*self.lines, *[Line(self.version, self.at, event) for event in events]]

    def note(self, message: Message) -> None:
        """Add a line about the table itself."""
        self.tell([message])


def is_public(what: What) -> bool:
    """Say whether everybody at the table may know of something: not of wishes, nor of what spectators say."""
    return not isinstance(what, Wished) and not (isinstance(what, Said) and what.seat is None)


def recent(ids: Mapping[str, int]) -> Mapping[str, int]:
    """Return the ids of commands that may still be sent again."""
    return ids if len(ids) < 2 * MOST_IDS else dict(list(ids.items())[-MOST_IDS:])


def changed(values: list[Any], at: int, value: Any) -> list[Any]:
    """Return a list with one value changed."""
    return [*values[:at], value, *values[at + 1 :]]


def same(one: str, other: str) -> bool:
    """Say whether two names can be mistaken for each other."""
    return bool(one) and one.casefold() == other.casefold()


def check_looks(game: Game, name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of others, or says what nobody can call himself."""
    for other in others:
        if alike(name, other):
            raise BadCommand("error-table-name-alike", {"name": name, "other": other})
    if not forms(name).isdisjoint(reserved(game)):
        raise BadCommand("error-table-name-reserved", {"name": name})


def replayed(id: str, entries: Sequence[Entry]) -> Table:
    """Return the table of a log."""
    table = Table(id, entries[0])
    for entry in entries[1:]:
        table = table.then(entry)
    return table
