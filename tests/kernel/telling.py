"""A game told in words: what is asked, what can be done, what lies on the table, what happens, and what is wrong."""

from collections.abc import Callable, Iterator

import pytest

from periplus.games import game
from periplus.kernel.action import Action
from periplus.kernel.errors import BadBox, Refused
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.playout import random_choice
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, Text


def in_all_languages(name: str) -> list[Text]:
    """Return the texts of a game."""
    return [Text(language, ["periplus.kernel", f"periplus.games.{name}"]) for language in LANGUAGES]


def tell_choices(text: Text, s: State, seat: int) -> Iterator[str]:
    """Tell a seat what is asked of it and all it may do."""
    yield text.say(s.prompt(seat))
    for action in s.legal_actions(seat):
        description = s.describe(seat, action)
        yield text.say(description.label)
        for consequence in description.consequences:
            yield text.say(consequence)


def tell_table(text: Text, s: State, seat: int | None) -> Iterator[str]:
    """Tell what lies on the table."""
    reminders = s.game.reminders(s.recall(seat))
    for sheet in [*s.game.sheets(s.game.box, s.view(seat), seat), *reminders]:
        yield text.say(sheet.title)
        yield from (text.say(heading) for heading in sheet.columns)
        for row in sheet.rows:
            assert len(row) == len(sheet.columns)
            yield from (str(text.value("name", cell)) for cell in row if cell is not None)


def tell_game(text: Text, name: str, seats: int, options: dict[str, object]) -> None:
    """Tell a random game to everybody."""
    events: list[Event] = []
    s, luck = game(name).new(seats, seats, options, told=events), luck_from(0)
    sentences: list[str] = []
    last = -1
    while not s.is_over:
        for seat in range(seats):
            sentences += tell_choices(text, s, seat)
        sentences += tell_table(text, s, None if len(sentences) % 2 else s.actors()[0])
        last, action = random_choice(s, luck, last)
        s.apply(last, action, events)
    sentences += [text.say(s.prompt(seat)) for seat in range(seats)]
    for event in events:
        sentences += [text.say(event.seen_by(viewer)) for viewer in (None, *range(seats))]
    assert all(sentence and "{" not in sentence and "Message(" not in sentence for sentence in sentences)


def refusal_of(s: State, action: Action) -> Message | None:
    """Return what the game says if it refuses an action to the first seat it waits for."""
    try:
        s.check(s.actors()[0], action)
    except Refused as refusal:
        return refusal.message
    return None


def faults_of(opening: Callable[[], object]) -> Iterator[Message]:
    """Return all that is wrong with a box."""
    with pytest.raises(BadBox) as caught:
        opening()
    yield caught.value.message
    yield from (fault.message for fault in caught.value.faults)
