"""Notation and JSON of actions, and what is said when they cannot be read."""

import pytest

from periplus.kernel.action import Action, Blank, Field, Form, Lexicon, Name, Number, Verb, bare, place
from periplus.kernel.errors import BadNotation


class Said(Action):
    """An action that keeps its values."""

    def __init__(self, verb: Verb, said: tuple[object, ...]) -> None:
        super().__init__(verb)
        self.said = said

    def values(self) -> tuple[object, ...]:
        return self.said


CITY = Name(["Tyros", "Leptis Magna", "Leptis"])
GOOD = Name(["wine", "salt"])
MOVE = Verb("move", (Field("count", Number(1, 8)), Field("from", CITY, "legions"), Field("to", CITY, "->")), Said)
SAIL = Verb(
    "sail",
    (Field("city", CITY), Field("slot", place(5), "serve", optional=True), Field("buy", None, "buy")),
    Said,
)
OFFER = Verb("offer", (Field("give", GOOD, several=True), Field("want", GOOD, "for", several=True)), Said)
LEXICON = Lexicon([MOVE, SAIL, OFFER, Verb("pass", (), bare)])


@pytest.mark.parametrize(
    ("notation", "values", "data"),
    [
        ("pass", (), {"verb": "pass"}),
        ("sail Tyros", (0, -1, False), {"verb": "sail", "city": "Tyros"}),
        (
            "sail Leptis Magna serve 2 buy",
            (1, 1, True),
            {"verb": "sail", "city": "Leptis Magna", "slot": 2, "buy": True},
        ),
        ("sail Leptis buy", (2, -1, True), {"verb": "sail", "city": "Leptis", "buy": True}),
        (
            "move 2 legions Tyros -> Leptis",
            (2, 0, 2),
            {"verb": "move", "count": 2, "from": "Tyros", "to": "Leptis"},
        ),
        (
            "offer wine wine for salt",
            ((0, 0), (1,)),
            {"verb": "offer", "give": ["wine", "wine"], "want": ["salt"]},
        ),
    ],
)
def test_notation_and_json_say_the_same(notation: str, values: tuple[object, ...], data: dict[str, object]) -> None:
    """Names of several words, optional fields, flags and lists read and write, both ways."""
    action = LEXICON.parse(notation)
    assert action.values() == values
    assert str(action) == notation
    assert action.to_json() == data
    assert LEXICON.from_json(data) == action
    assert repr(action) == f"<{notation}>"


def test_names_may_have_others_beside_them() -> None:
    """Whatever a thing is also called reads the same, in any case, and is written by its own name."""
    city = Name(["Tyros", "Carthago"], {"Tyre": 0, "New City": 1})
    assert city.read(["new", "CITY", "x"], 0) == (1, 2)
    assert city.read(["tyre"], 0) == city.read(["Tyros"], 0) == (0, 1)
    assert city.write(0) == "Tyros"
    assert city.options() == ["Tyros", "Carthago"]


def test_case_and_underscores_do_not_matter() -> None:
    """What people type is read generously; one canonical form is written."""
    assert str(LEXICON.parse("  SAIL leptis_magna   Serve 2 ")) == "sail Leptis Magna serve 2"


@pytest.mark.parametrize(
    ("notation", "id", "part"),
    [
        ("", "error-notation-empty", ""),
        ("fly Tyros", "error-notation-verb", "fly"),
        ("sail", "error-notation-missing", "city"),
        ("sail Atlantis", "error-notation-field", "Atlantis"),
        ("sail Tyros serve 9", "error-notation-extra", "serve"),
        ("sail Tyros serve", "error-notation-extra", "serve"),
        ("sail Tyros serve -1", "error-notation-extra", "serve"),
        ("move 0 legions Tyros -> Leptis", "error-notation-field", "count"),
        ("move 2 legions Tyros", "error-notation-missing", "to"),
        ("offer wine", "error-notation-missing", "want"),
        ("pass now", "error-notation-extra", "now"),
        ("sail ٣", "error-notation-field", "city"),
    ],
)
def test_wrong_notation_names_the_fault(notation: str, id: str, part: str) -> None:
    """Unknown verb, missing or unknown field, words too many: each its own message, in one line."""
    with pytest.raises(BadNotation) as caught:
        LEXICON.parse(notation)
    assert caught.value.message.id == id
    assert part in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        None, [], {}, {"verb": 3}, {"verb": "fly"}, {"verb": "sail"}, {"verb": "sail", "city": 1.5},
        {"verb": "sail", "city": ["Tyros"]}, {"verb": "sail", "city": "Tyros", "speed": 3},
        {"verb": "sail", "city": "Tyros", "buy": "yes"}, {"verb": "sail", "city": True},
        {"verb": "offer", "give": [["wine"]], "want": ["salt"]},
        {"verb": "move", "count": 99, "from": "Tyros", "to": "Leptis"},
    ],
)  # fmt: skip
def test_malformed_json_is_bad_notation(data: object) -> None:
    """Wrong types, unknown and missing fields are refused with a message, never a traceback."""
    with pytest.raises(BadNotation) as caught:
        LEXICON.from_json(data)
    assert str(caught.value)


def test_one_field_cannot_smuggle_in_another() -> None:
    """A city's name ends where the city does; an empty list is a field that is absent."""
    for data in ({"verb": "sail", "city": "Tyros serve 2 buy"}, {"verb": "offer", "give": ["wine"], "want": []}):
        with pytest.raises(BadNotation):
            LEXICON.from_json(data)
    give = Verb(
        "give", (Field("cards", GOOD, several=True), Field("want", GOOD, "for", optional=True, several=True)), Said
    )
    assert str(Lexicon([give]).from_json({"verb": "give", "cards": ["wine"], "want": []})) == "give wine"


def test_a_bag_has_no_order_and_a_list_has() -> None:
    """Cards said in another order are the same action; an order that matters is kept."""
    assert LEXICON.parse("offer salt wine for salt") == LEXICON.parse("offer wine salt for salt")
    first = Lexicon([Verb("order", (Field("goods", GOOD, several=True, ordered=True),), Said)])
    assert str(first.parse("order salt wine")) == "order salt wine"
    assert first.parse("order salt wine") != first.parse("order wine salt")


def test_a_notation_that_cannot_be_told_apart_is_refused() -> None:
    """Nothing may follow a list or an optional field without a word between them."""
    for field in (Field("cards", GOOD, several=True), Field("cards", GOOD, optional=True)):
        with pytest.raises(ValueError, match="cards ends"):
            Verb("pay", (field, Field("more", GOOD)), Said)


def test_a_filled_form_is_an_action() -> None:
    """A form offers values; filled in, it reads back as the action."""
    form = Form(
        OFFER,
        [Blank("give", ["wine", "wine"], 1, 2, several=True), Blank("want", ["salt"], 1, 1, several=True)],
    )
    assert str(form.fill({"give": ["wine"], "want": ["salt"]})) == "offer wine for salt"
    assert form.to_json()["verb"] == "offer"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"give": ["wine", "wine", "wine"], "want": ["salt"]}, "“give” cannot be “wine, wine, wine”: .* at most 2"),
        ({"give": [], "want": ["salt"]}, "“give” cannot be “”"),
        ({"want": ["salt"]}, "“give” cannot be “”"),
        ({"give": ["wine"], "want": ["salt", "salt"]}, "“want” cannot be “salt, salt”"),
        ({"give": ["gold"], "want": ["salt"]}, "“give” cannot be “gold”: .*: wine"),
    ],
)
def test_a_form_keeps_its_limits(values: dict[str, object], told: str) -> None:
    """More, less or others than a blank allows -> an error that names the blank and what was filled in."""
    form = Form(
        OFFER,
        [Blank("give", ["wine", "wine"], 1, 2, several=True), Blank("want", ["salt"], 1, 1, several=True)],
    )
    with pytest.raises(BadNotation, match=told):
        form.fill(values)


def test_blanks_for_one_value_or_a_number() -> None:
    """One of the values in any case of letters, a number within its limits, or nothing where that is allowed."""
    one, number = Blank("player", [1, 2], 1, 1), Blank("gold", [], 0, 5)
    assert [one.fits(value) for value in (1, "2", 3, None, [1, 2])] == [True, True, False, False, False]
    assert [number.fits(value) for value in (0, 5, 6, -1, "5", None)] == [True, True, False, False, False, True]
    assert Blank("good", ["Wine"], 0, 1).fits("wine")
    with pytest.raises(BadNotation, match="“gold” cannot be “6”: it must be a number from 0 to 5"):
        raise number.misfit(6)


def test_actions_are_equal_when_written_alike() -> None:
    """Equality and hash follow verb and values."""
    assert LEXICON.parse("sail Tyros") == LEXICON.parse("sail tyros")
    assert len({LEXICON.parse("sail Tyros"), LEXICON.parse("sail Tyros"), LEXICON.parse("pass")}) == 2
    assert LEXICON.parse("pass") != "pass"
