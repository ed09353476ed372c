"""Faults in words: the same for pages, programs, the terminal and logs."""

import pytest

import periplus
from periplus.games import ROOMS
from periplus.kernel.errors import BadBox, BadTable, Fault, Refused
from periplus.kernel.faults import FaultText, fault_text
from periplus.kernel.message import Message
from periplus.kernel.text import text

EXAMPLE = "periplus.games.example"


def test_a_fault_is_told_in_the_language_of_the_reader() -> None:
    """A seed of three bytes, in English and in French; an error prints as its English words."""
    error = BadTable("error-seed", {"bytes": 32, "given": 3})
    english, french = fault_text(error), fault_text(error, "fr")
    assert str(english) == str(error)
    assert (english.clause, english.faults) == ("", ())
    assert english.sentence != french.sentence
    assert "32" in english.sentence and "32" in french.sentence


def test_a_refusal_comes_with_its_clause() -> None:
    """In the texts of its game a sentence and the clause; without a game the reason and its parameters."""
    s = periplus.game("example").new(3, 1)
    with pytest.raises(Refused) as caught:
        s.check(s.actors()[0], s.game.parse("pass"))
    told = fault_text(caught.value, room=EXAMPLE)
    assert told.clause == "X3" and "stake" in told.sentence
    assert str(told) == f"{told.sentence} (X3)"
    assert str(Refused("N31", "too-far", {"miles": 4})) == "N31: too far (miles=4)"
    assert str(Refused("N31", "too-far")) == "N31: too far"


def test_the_room_of_an_error_comes_first() -> None:
    """The caller names the game whose texts are used, unless the error itself does."""
    error, others = BadTable("title", room=EXAMPLE), [room for room in ROOMS.values() if room != EXAMPLE]
    assert fault_text(error).sentence == text("en", EXAMPLE).say(Message("title"))
    assert all(fault_text(error, room=other).sentence == fault_text(error).sentence for other in others)
    assert fault_text(BadTable("title"), room=others[0]).sentence != fault_text(error).sentence


def test_each_fault_of_a_box_has_its_line() -> None:
    """Behind the headline, with its key path if it has one, and nothing that does not print."""
    faults = [Fault("ports[0].\x1bname", Message("file-missing")), Fault("", Message("file-folder"))]
    told = fault_text(BadBox("mine.toml", faults))
    assert told.faults[0].partition(": ")[0] == "ports[0].\\x1bname"
    assert str(told).splitlines() == [told.sentence, *[f"  {line}" for line in told.faults]]
    assert "mine.toml" in told.sentence


def test_a_fault_that_stands_alone_begins_with_a_capital() -> None:
    """The clause and the faults stay."""
    assert FaultText("no such seat", "N1", ("x",)).raised() == FaultText("No such seat", "N1", ("x",))
    assert str(FaultText("It is too far.", "N31")) == "It is too far. (N31)"
