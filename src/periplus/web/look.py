"""A table as one reader sees it: from a seat or as a spectator, in a language. Everything on a page comes from here."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.board import Board, Handle, Panel, Sketches
from periplus.kernel.errors import PeriplusError
from periplus.kernel.faults import FaultText, fault_text
from periplus.kernel.lesson import LEARNER, Teaching
from periplus.kernel.message import Description, Message
from periplus.kernel.names import Names
from periplus.kernel.sheet import Sheet
from periplus.kernel.state import State
from periplus.kernel.text import PAGES, Text, slug, text
from periplus.kernel.view import View
from periplus.table.entries import Order
from periplus.table.hint import Advice
from periplus.table.keys import Holder
from periplus.table.lines import Line, Remark
from periplus.table.live import Live
from periplus.table.situation import IN_PLAY, OVER, mark_of
from periplus.table.table import Table
from periplus.web.choosing import Asked, Described, Reader, parts_of, row_of
from periplus.web.shown import Card, Grid, Hint, Input, Listed, Listing, LogLine, OpenForm, Person, Value

LINES = 40
"""Lines of the log that a page shows; earlier ones are a click away."""
REMARKS = 30
MOST_BLANKS = 12
FEW = 9
"""The most choices that are listed without headings."""
TILES = 8
"""The most values of which one is chosen by tiles; of more, from a list."""
FOLDED = 20
"""The most choices that are listed unfolded; if there are more, those under headings are folded away at first."""

T = TypeVar("T")


class Look:
    """What a reader sees of a table now."""

    def __init__(
        self, live: Live, holder: Holder, seat: int | None, language: str, now: float, muted: Sequence[int] = ()
    ) -> None:
        """Look at a table from a seat, or as a spectator who wants to hear nothing of some."""
        self.muted = muted
        self.live = live
        self.table: Table = live.table
        self.holder = holder
        self.seat = seat
        self.language = language
        self.now = now
        self.text: Text = text(language, self.table.game.room, PAGES)
        self.made: dict[str, Any] = {}

    @property
    def has_company(self) -> bool:
        """Say whether others may see just this: all spectators do, but most seats have one page."""
        return self.seat is None or self.live.present[self.seat] > 1

    def once(self, name: str, make: Callable[[], T]) -> T:
        """Return what was made before of the table as it is, for this page or for all that are like it, or make it."""
        if self.has_company:
            key = name, self.table.seq, self.seat, self.language, self.holder.host, bool(self.holder.seats)
            return self.live.cached(key, make)
        if name not in self.made:
            self.made[name] = make()
        found: T = self.made[name]
        return found

    # Texts

    @cached_property
    def called(self) -> Names:
        """What seats are called."""

        def name() -> Names:
            people = [chair.name or self.text.seat(seat) for seat, chair in enumerate(self.table.chairs)]
            return Names(self.text, self.table.game, self.open_view if self.begun else None, people)

        return self.live.cached(("names", self.table.seq, self.language), name)

    @property
    def names(self) -> tuple[str, ...]:
        """What seats are called where they stand by themselves."""
        return self.called.shown

    def say(self, id: str, **params: object) -> str:
        """Return a sentence of the pages; those without parameters are said over and over."""
        if params:
            return self.called.say(Message(id, params))
        if id not in self.said:
            self.said[id] = self.called.say(Message(id))
        return self.said[id]

    @cached_property
    def said(self) -> dict[str, str]:
        """The sentences without parameters that were said before."""
        return self.live.lasting(("said", self.called), dict)

    def tell(self, message: Message) -> str:
        """Return a message as a sentence."""
        return self.called.say(message)

    def fault_text(self, error: PeriplusError) -> FaultText:
        """Return what is wrong, with the clause behind it."""
        return fault_text(error, self.language, self.table.game.room, PAGES, self.called.spoken).raised()

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"/table/{self.table.id}"

    @property
    def title(self) -> str:
        """What the table is called."""
        return self.table.setting.title or self.text.say(Message("title"))

    # The course of the game

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @property
    def begun(self) -> bool:
        """Say whether there is a position to show."""
        return self.table.play is not None

    @property
    def in_play(self) -> bool:
        """Say whether the game is in progress."""
        return self.table.stage in IN_PLAY

    @property
    def is_over(self) -> bool:
        """Say whether the table is closed."""
        return self.table.stage in OVER

    @property
    def asked(self) -> bool:
        """Say whether the game is waiting for this reader."""
        return self.seat is not None and self.table.asks(self.seat)

    @property
    def may_speak(self) -> bool:
        """Say whether this reader may decide something now, whether the game is waiting for them or not."""
        return (
            self.seat is not None
            and self.table.stage == "playing"
            and not self.table.chairs[self.seat].bot
            and self.state.step(self.seat) is not None
            and (self.asked if self.table.due() else self.table.known_answer(self.seat) is None)
        )

    @property
    def may_ask(self) -> bool:
        """Say whether this reader may ask what greedy would do."""
        return self.may_speak and self.table.setting.hints and self.table.due() is None

    @property
    def stood_in(self) -> bool:
        """Say whether a bot plays for this reader."""
        return self.seat is not None and self.in_play and bool(self.table.chairs[self.seat].bot)

    @property
    def decision(self) -> int:
        """The number of the decision that this seat would take now."""
        return 0 if self.seat is None else self.table.answered[self.seat]

    @property
    def next_here(self) -> int | None:
        """The seat on this screen that the game is waiting for, unless it is this one."""
        first = self.first_here()
        return first if first != self.seat and not self.asked and self.shares_screen else None

    def first_here(self) -> int | None:
        """Return the first seat on this screen that the game is waiting for, whatever it has ordered in advance."""
        return next((seat for seat in self.table.people_awaited() if seat in self.holder.seats), None)

    @property
    def shares_screen(self) -> bool:
        """Say whether somebody else also plays on this screen."""
        return len(self.holder.seats) > 1 and self.in_play

    @property
    def waits(self) -> bool:
        """Say whether something may happen here without this reader."""
        return not self.asked and not self.is_over

    def variants(self) -> list[tuple[str, str, str]]:
        """Return the options that differ from the recommended ones: what each is about, its value and its clause."""
        found = self.table.variants()
        told = option_texts(self.text, [(name, value) for name, value, _ in found])
        return [(*each, rule) for each, (_, _, rule) in zip(told, found, strict=True)]

    def prompt(self) -> str:
        """Return in one sentence what is asked, or whom the game is waiting for."""
        if self.table.stage == "gathering":
            return self.say("page-gathering", count=len(self.table.open_seats()))
        if self.table.stage == "paused":
            return self.say("page-is-paused")
        if self.table.ended:
            return self.say("table-ended")
        if self.seat is not None and (self.may_speak or self.is_over):
            return self.tell(self.state.prompt(self.seat))
        if self.is_over:
            return self.tell(self.state.prompt(0))
        return self.tell(Message("prompt-wait", {"seats": self.table.awaited()}))

    def doing(self) -> str:
        """Return what the people this reader is waiting for are doing."""
        if self.table.stage != "playing" or self.asked:
            return ""
        id = f"step-{self.state.step_name().lower()}"
        return self.say(id) if self.text.has(id) else ""

    def deadline(self) -> str:
        """Return the time by which this reader should decide, if time is measured."""
        return "" if self.seat is None else stamp(self.table.deadline(self.seat))

    def may_undo(self) -> bool:
        """Say whether this reader may take a decision back."""
        return self.seat is not None and self.table.may_undo(self.seat)

    # What can be done

    @cached_property
    def choices(self) -> list[Listed]:
        """The actions on offer, with what they would do."""
        return [choice for choice, _, _ in self.offered]

    @cached_property
    def offered(self) -> list[tuple[Listed, Action, Description]]:
        """The actions on offer as the page lists them, as such, and as the game describes them."""
        if not self.may_speak:
            return []
        assert self.seat is not None
        described = [(each, self.state.describe(self.seat, each)) for each in self.state.legal_actions(self.seat)]
        return [(self.listed(action, told), action, told) for action, told in described]

    @cached_property
    def parts(self) -> list[Asked]:
        """The parts by which the actions on offer are chosen, except those that a desk is for."""
        listed = [each for each in self.offered if each[1].verb.name not in self.desks]
        described = [Described(action, told.label, choice.label) for choice, action, told in listed]
        return parts_of(described, Reader(self.text, self.names))

    def rows(self) -> dict[str, dict[str, str]]:
        """Return the values of each action on offer in these parts, by its notation; those for a desk have none."""
        listed = [(choice, action) for choice, action, _ in self.offered if action.verb.name not in self.desks]
        return {choice.notation: row_of(action, self.parts) for choice, action in listed}

    def proposals(self) -> dict[str, dict[str, Any]]:
        """Return the fields of each action on offer that a desk is for, by its notation."""
        return {
            choice.notation: action.to_json() for choice, action, _ in self.offered if action.verb.name in self.desks
        }

    def groups(self) -> list[Listing]:
        """Return the choices under their headings, those without one first; a few need no headings."""
        if len(self.choices) <= FEW:
            return [Listing("", self.choices)]
        found: dict[str, list[Listed]] = {"": []}
        for choice in self.choices:
            found.setdefault(choice.heading, []).append(choice)
        return [Listing(heading, choices) for heading, choices in found.items() if choices]

    @property
    def folds(self) -> bool:
        """Say whether choices are folded away under their headings: if there are many, and no lesson asks for one."""
        return len(self.choices) > FOLDED and not self.wanted

    @cached_property
    def refusals(self) -> list[tuple[str, str, str]]:
        """What cannot be done with places and pieces: their names, why not, and the clause behind it."""
        if not self.may_speak or self.table.game.board is None:
            return []
        assert self.seat is not None
        refused = self.state.refusals(self.seat)
        return [(name, self.tell(each.message), each.rule) for name, each in refused.items()]

    @cached_property
    def handles(self) -> dict[str, Handle]:
        """What places and pieces let you do, or why they let you do nothing."""
        handles = {name: Handle(why, False) for name, why, _ in self.refusals}
        touching: dict[str, list[tuple[Listed, Description]]] = {}
        for choice, _, told in self.offered:
            for name in choice.touches:
                touching.setdefault(name, []).append((choice, told))
        handles |= {name: Handle(self.several(choices), True) for name, choices in touching.items()}
        return handles | {name: Handle(told, True) for name, told in self.things_of_desks().items()}

    def things_of_desks(self) -> dict[str, str]:
        """Return the things that are picked to fill in a desk, with what they stand for there."""
        forms = [form for form in self.open_ended if form.verb.name in self.desks]
        inputs = [self.input(form, blank) for form in forms for blank in form.blanks]
        values = [(each, value) for each in reversed(inputs) for value in each.values]  # the first one counts
        return {value.thing: f"{each.label}: {value.told}" for each, value in values if value.thing}

    def several(self, choices: list[tuple[Listed, Description]]) -> str:
        """Say what actions do that touch one thing: the only one, or how many there are and what all of them do."""
        (first, told), *others = choices
        if not others:
            return f"{first.label}. {first.consequences}".strip()
        shared = [each for each in told.consequences if all(each in other.consequences for _, other in others)]
        return " ".join([self.say("page-several", count=len(choices)), *map(self.tell, shared)])

    def choice(self, seat: int, action: Action) -> Listed:
        """Return an action as a page offers it."""
        return self.listed(action, self.state.describe(seat, action))

    def listed(self, action: Action, described: Description) -> Listed:
        """Return an action with its description as a page offers it."""
        consequences = " ".join(self.tell(each) for each in described.consequences)
        touches = (*described.places, *described.pieces)
        label, heading = self.tell(described.label), self.heading(action)
        return Listed(str(action), label, consequences, heading, mark_of(described), touches, tuple(described.lights))

    def heading(self, action: Action) -> str:
        """Return the heading under which the game lists an action, if it has one."""
        id = f"choices-{action.verb.name}"
        return self.tell(Message(id, action.to_json())) if self.text.has(id) else ""

    def hint(self, seat: int, advice: Advice) -> Hint:
        """Return an action that is recommended, as a page shows it."""
        told = [each for each in advice.reasons if round(each.worth, 1)] or advice.reasons
        reasons = [(self.tell(each.message), self.worth(each.worth)) for each in told]
        chance = None if advice.chance is None else round(100 * advice.chance)
        return Hint(
            self.choice(seat, advice.action), advice.action.to_json(), self.worth(advice.worth), reasons, chance
        )

    def worth(self, points: float) -> str:
        """Return a worth in points, with its sign."""
        shown = round(points, 1)
        return self.say("page-worth", sign="+" if shown > 0 else "−" if shown < 0 else "", size=abs(shown))

    @cached_property
    def open_ended(self) -> list[Form]:
        """The forms of open-ended actions as the game has them."""
        if not self.may_speak:
            return []
        assert self.seat is not None
        return self.state.forms(self.seat)

    @cached_property
    def desks(self) -> set[str]:
        """The verbs that have a desk: a single form for all that they can say, while no lesson wants any of it."""
        verbs = [form.verb.name for form in self.open_ended]
        single = {form.verb.name for form in self.open_ended if form.desk and verbs.count(form.verb.name) == 1}
        return single - {self.wanted.partition(" ")[0]}

    @cached_property
    def kinds(self) -> dict[tuple[str, str], str]:
        """The kind of things that stand for a field's values, by verb and field: what an action names, it touches."""
        found: dict[tuple[str, str], str] = {}
        for choice, action, _ in self.offered:
            kinds = {value: kind for kind, dash, value in (name.partition("-") for name in choice.touches) if dash}
            for field, data in action.to_json().items():
                for value in data if isinstance(data, list) else [data]:
                    if isinstance(value, str) and value in kinds:
                        found[action.verb.name, field] = kinds[value]
        return found

    @cached_property
    def forms(self) -> list[OpenForm]:
        """The forms of open-ended actions as a page shows them."""
        return [self.open_form(form) for form in self.open_ended]

    def open_form(self, form: Form) -> OpenForm:
        """Return a form as a page shows it."""
        verb, inputs = form.verb.name, [self.input(form, blank) for blank in form.blanks]
        return OpenForm(verb, self.verb_label(verb), inputs, verb in self.desks)

    def input(self, form: Form, blank: Blank) -> Input:
        """Return a blank as a page shows it; it is put into words once, until it can be filled in otherwise."""
        things = self.things_for(form, blank)
        shows = blank.values, blank.labels, blank.low, blank.high, blank.several, blank.fills, things
        return self.sketches.get(f"form {form.verb.name}", blank.name, shows, lambda: self.worded(form, blank, things))

    def worded(self, form: Form, blank: Blank, things: str) -> Input:
        """Return a blank in words; ``things`` are what stands for its values on the board."""
        words = [str(value) for value in blank.values]
        values = [
            self.value(blank, word, label, words.count(word), things)
            for word, label in dict(zip(words, blank.labels, strict=True)).items()
        ]
        ordered = any(field.name == blank.name and field.ordered for field in form.verb.fields)
        any_set = blank.low == 0 and blank.high == len(words) == len(values)
        several = "ordered" if ordered else "any" if any_set else "counts"
        single = "one" if len(values) <= TILES else "listed"
        kind = "number" if not values else several if blank.several else single
        high = min(blank.high, MOST_BLANKS) if kind == "ordered" else blank.high
        none = self.own_text(f"none-{form.verb.name}-{slug(blank.name)}", "–")
        return Input(blank.name, self.input_label(form, blank), kind, blank.low, high, values, none, blank.fills)

    def things_for(self, form: Form, blank: Blank) -> str:
        """Return the kind of things that stand for the values of a blank; where no action tells, cards of the hand."""
        known = {each.name: self.kinds.get((form.verb.name, each.name), "") for each in form.blanks}
        from_hand = blank.several and not form.desk and "hand" not in known.values()
        return known[blank.name] or ("hand" if from_hand else "")

    def value(self, blank: Blank, word: str, label: object, most: int, things: str) -> Value:
        """Return a value for a blank as a page shows it, with the kind of things that stand for it on the board."""
        told = str(self.called.value(blank.name, [label] if blank.several else label))
        seat = label.params.get("seat") if isinstance(label, Message) and len(label.params) == 1 else None
        board = self.table.game.board
        sign = "" if board is None else board.sign(blank.name, word)
        thing = f"{things}-{word}" if things else ""
        return Value(word, told, most, thing, sign, seat if isinstance(seat, int) else None)

    def input_label(self, form: Form, blank: Blank) -> str:
        """Return what an input is called: as the game says, or else as in the notation."""
        return self.own_text(f"field-{form.verb.name}-{slug(blank.name)}", blank.name.replace("_", " "))

    def verb_label(self, verb: str) -> str:
        """Return what an open-ended action is called."""
        return self.own_text(f"form-{verb}", verb)

    def own_text(self, id: str, otherwise: str) -> str:
        """Return what the game says, or something else if it is silent."""
        return self.text.say(Message(id)) if self.text.has(id) else otherwise

    # The lesson

    @property
    def wanted(self) -> str:
        """The action that a lesson asks of this reader now."""
        due = self.table.due()
        return str(due.action) if due is not None and self.asked else ""

    def card(self) -> Card | None:
        """Return what a lesson says to the learner now: the task, what happens on the way to it, or that it is over.

        Once the learner has played on, it says no more.
        """
        script, due = self.table.script, self.table.due()
        if script is None or self.seat != LEARNER or not self.in_play:
            return None
        last = len(script.lesson.tasks)
        if due is None:
            return None if self.table.plays_on() else self.card_of(0, last, script.lesson.end)
        if due.by_hand:
            described = self.state.describe(due.seat, due.action)
            card = self.card_of(due.number, last, due.task, (*described.places, *described.pieces))
            return card._replace(played=tuple(map(self.tell, script.played_for_learner(due.number))))
        return Card(due.number, last, self.say(due.task.meanwhile if due.task.meanwhile else "page-lesson-watch"))

    def card_of(self, number: int, last: int, teaching: Teaching, lights: tuple[str, ...] = ()) -> Card:
        """Return a card with a text of the game and its clauses."""
        return Card(number, last, self.tell(teaching.message()), teaching.clauses, lights)

    # What lies on the table

    def panels(self, state: State | None = None) -> list[Panel]:
        """Return drawings of everything on the table; a game without a board has none."""
        board, box = self.table.game.board, self.table.game.box
        if board is None:
            return []
        view = self.own_view if state is None else state.view(self.seat)
        if state is not None:
            return board.panels(box, view, self.seat, self.tell, {})
        return board.panels(box, view, self.seat, self.tell, self.handles, self.sketches)

    @cached_property
    def sketches(self) -> Sketches:
        """What was drawn before at this table in the same words."""
        sketches = self.live.lasting(("sketches", self.called), Sketches)
        sketches.now = self.table.seq
        return sketches

    def spectator(self) -> "Look":
        """Return the same table as spectators see it."""
        look = Look(self.live, self.holder, None, self.language, self.now)
        look.table = self.table  # the one that this reader sees, though there may be a newer one
        return look

    def tally(self) -> Panel | None:
        """Return a drawing of where the points came from."""
        board = self.table.game.board
        if board is None or self.table.stage != "over":
            return None
        return board.tally(self.table.game.box, self.own_view, self.tell)

    def grids(self, state: State | None = None) -> list[Grid]:
        """Return everything on the table for this reader, as tables."""
        shown = self.state if state is None else state
        sheets = shown.game.sheets(shown.game.box, shown.view(self.seat), self.seat)
        return self.named_grids("sheet", sheets)

    def named_grids(self, kind: str, sheets: Sequence[Sheet]) -> list[Grid]:
        """Return sheets as text, each with a name that does not change as others come and go."""
        ids = [sheet.title.id for sheet in sheets]
        return [self.grid(f"{kind}-{id}-{ids[:at].count(id)}", sheets[at]) for at, id in enumerate(ids)]

    def grid(self, name: str, sheet: Sheet) -> Grid:
        """Return a sheet as text."""
        rows = tuple(tuple("" if cell is None else self.cell(cell) for cell in row) for row in sheet.rows)
        numeric = tuple(is_numeric([row[at] for row in sheet.rows]) for at in range(len(sheet.columns)))
        return Grid(name, self.tell(sheet.title), tuple(map(self.tell, sheet.columns)), rows, numeric)

    def cell(self, cell: object) -> str:
        """Return a cell as text."""
        return str(self.called.value("name", cell))

    def reminders(self) -> list[Grid]:
        """Return what this seat was shown and can no longer see, if the table helps with remembering."""
        if self.seat is None or not self.table.setting.memory_aid or not self.in_play:
            return []
        return self.named_grids("memory", self.table.game.reminders(self.state.recall(self.seat)))

    # What has happened

    def lines(self, before: int | None = None) -> list[tuple[int, LogLine]]:
        """Return the latest lines of the log (or those before a place) with their places, newest first."""
        last = len(self.table.lines) if before is None else max(0, min(before, len(self.table.lines)))
        return [(place, self.line(self.table.lines[place])) for place in self.latest(last)]

    def latest(self, last: int | None = None) -> range:
        """Return the places of the latest lines (or those before a place), newest first."""
        last = len(self.table.lines) if last is None else last
        return range(last - 1, max(-1, last - 1 - LINES), -1)

    def has_earlier_lines(self) -> bool:
        """Say whether the log has more lines than a page shows."""
        return len(self.table.lines) > LINES

    def line(self, line: Line) -> LogLine:
        """Return a line of the log as this reader may read it."""
        reader = self.seat if line.is_own(self.seat) else None
        return line_text(line, reader, self.called, self.table.game.board)

    def remarks(self) -> list[Remark]:
        """Return the latest remarks that this reader may read, and wants to."""
        return [each for each in self.table.heard(self.seat) if each.seat not in self.muted][-REMARKS:]

    def speaker(self, remark: Remark) -> str:
        """Return who said something."""
        return remark.name if remark.seat is None else self.called.person(remark.seat)

    # Who is there

    def people(self) -> list[Person]:
        """Return who sits at the table."""
        return [self.person(seat) for seat in range(self.table.seats)]

    def person(self, seat: int) -> Person:
        """Return who sits at a seat; most who look are told the same."""
        person = self.table.chairs[seat].holder == "person"
        here = person and self.live.is_present(seat)
        own, late = seat in self.holder.seats, self.table.is_late(seat, self.now)
        key = "person", self.table.seq, seat, self.language, own, here, late
        return self.live.cached(key, lambda: self.sitting(seat, own, here, late))

    def sitting(self, seat: int, own: bool, here: bool, late: bool) -> Person:
        """Return who sits at a seat, in words."""
        chair = self.table.chairs[seat]
        return Person(
            seat=seat,
            name=self.names[seat],
            badge=self.badge_of(seat),
            holder=chair.holder,
            bot=chair.bot,
            own=own,
            present=here,
            awaited=seat in self.table.awaited(),
            late=late,
            deadline=stamp(self.table.deadline(seat)),
        )

    @property
    def open_view(self) -> View:
        """What spectators see."""
        return self.view_of(None)

    @property
    def own_view(self) -> View:
        """What this reader sees."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View:
        """Return what a seat sees, worked out once for all who look from there."""
        return self.live.view(self.table, seat)

    def badge(self, seat: int) -> str:
        """Return what stands beside the name of a seat, if anything: its player, and the rank it holds in the game."""
        return self.person(seat).badge

    def badge_of(self, seat: int) -> str:
        """Return the badge of a seat, in words."""
        badge = self.table.game.badge(self.open_view, seat) if self.begun else None
        return " · ".join(filter(None, [self.called.beside(seat), "" if badge is None else self.tell(badge)]))

    def colour(self, seat: int) -> int:
        """Return the colour of a seat, with its emblem."""
        return self.colours[seat]

    @cached_property
    def colours(self) -> list[int]:
        """The colours of all seats; before the game begins, nobody plays a part yet."""
        seats = range(self.table.seats)

        def shown() -> list[int]:
            return [self.table.game.colour(self.state, seat) for seat in seats] if self.begun else [*seats]

        return self.live.cached(("colours", self.table.seq), shown)

    def may_hand(self, person: Person) -> bool:
        """Say whether this reader may let a bot play for somebody."""
        if not self.in_play or person.holder != "person" or person.bot:
            return False
        return person.own or (self.holder.host and (person.late or not self.table.setting.days))

    # Answers in advance

    def questions(self) -> list[tuple[str, str, list[tuple[str, str]], list[tuple[str, str, list[tuple[str, str]]]]]]:
        """Return what can be answered in advance: question, its text, answers, and topics with their values."""
        if not self.begun or self.seat is None:
            return []
        asked = []
        for name, question in self.state.questions().items():
            answers = [(each, self.say(f"question-{name}-{slug(each)}")) for each in question.answers]
            topics = [
                (topic, self.say(f"question-{name}-{slug(topic)}"), self.topic_values(topic, values))
                for topic, values in question.topics.items()
            ]
            asked.append((name, self.say(f"question-{name}"), answers, topics))
        return asked

    def topic_values(self, topic: str, values: Sequence[object]) -> list[tuple[str, str]]:
        """Return the values of a topic with what they are called; a seat is not asked about itself."""
        others = [value for value in values if value != self.seat or "seat" not in topic]
        return [(str(value), str(self.called.value(topic, value))) for value in others]

    def order(self, question: str) -> Order:
        """Return what this seat has answered in advance."""
        wishes = self.table.wishes[self.seat or 0]
        return next((each for each in wishes.orders if each.question == question), Order(question, ""))

    # The end

    @cached_property
    def standings(self) -> list[dict[str, Any]]:
        """Return ranks and scores, best first, with where the points came from."""
        rows = []
        for each in self.state.standings().seats:
            sources = {str(self.text.value("source", name)): points for name, points in each.sources.items()}
            rows.append({"seat": each.seat, "rank": each.rank, "score": each.score, "sources": sources})
        return rows

    def victory(self) -> str:
        """Say who has won, and how."""
        return self.called.victory(self.state.standings())


def option_texts(speaks: Text, chosen: Iterable[tuple[str, object]]) -> list[tuple[str, str]]:
    """Return what options are about, and what was chosen."""
    found = [(slug(name), slug(str(value))) for name, value in chosen]
    return [(speaks.say(Message(f"option-{name}")), speaks.say(Message(f"option-{name}-{it}"))) for name, it in found]


@lru_cache(20_000)
def line_text(line: Line, reader: int | None, called: Names, board: Board | None) -> LogLine:
    """Return a line of the log as a reader may read it."""
    message = line.seen_by(reader)
    lights = "" if board is None else "|".join(board.lights(message))
    seat = message.params.get("seat")
    return LogLine(message.id, called.say(message), lights, seat if isinstance(seat, int) else None)


def is_numeric(cells: Sequence[object]) -> bool:
    """Say whether a column holds numbers, and nothing else."""
    return any(isinstance(cell, int) for cell in cells) and all(isinstance(cell, int | None) for cell in cells)


def day(at: float | None) -> str:
    """Return a day, if there is one, as pages write it."""
    return stamp(at)[:10]


def stamp(at: float | None) -> str:
    """Return a time, if there is one, as pages write it; a script shows it in the reader's time zone."""
    return "" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
