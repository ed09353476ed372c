"""What people may call themselves: whatever their language, but nothing that is taken for another's name."""

import pytest

from periplus.table.commands import Command
from periplus.table.entries import BadCommand, Entry, Joined, Named, clean, clean_name
from periplus.table.house import House
from periplus.table.names import alike
from periplus.table.table import replayed
from tests.table.hosting import OPEN, LongCrew, after, bot, fresh_id, made, open_house, person, run, setting, table_of

pytestmark = pytest.mark.once

ADA = "secret of Ada"
HONEST = [
    "Zoë", "Łukasz", "Ñandú", "Σωκράτης", "Вова", "Ольга 2", "Բագրատ", "李小龙", "李 Wang", "さくらサクラ桜", "김철수",
    "אסתר", "مریم", "می\u200cخواهم", "क्\u200dष", "O’Neil", "Ada ♥", "👩\u200d👧 Ada", "❤\ufe0f\u200d🔥 Bob", "👍🏽 7",
]  # fmt: skip


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_stay_as_they_are(name: str) -> None:
    """In any script, with accents, with emoji, and with what joins letters where that is seen."""
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "written",
    [
        "A\u200bda", "Ada\u200d", "\u2066Ada\u2069", "\u202eAda", "A\u00adda", "Ada\ufe0f", "A\u034fda", "Ada\u3164",
        "\ufeffAda", "Ａｄａ", "𝓐𝓭𝓪", "Ⓐda", "Ada\U000e0041", "A\u2060da",
    ],
)  # fmt: skip
def test_what_nobody_sees_is_left_out(written: str) -> None:
    """Spaces without width, marks that turn the writing, fillers; and letters of other fonts become plain ones."""
    assert clean_name(written) == "Ada"
    assert clean(written, 60) == "Ada"


@pytest.mark.parametrize("near", ["a", "\x01", "\u200d", "\U0001f468", "\ufdd0", "\u064b", "\u0915\u094d", "\u0644"])
@pytest.mark.parametrize("joiner", ["\u200c", "\u200d", "\ufe0f"])
def test_whatever_is_joined_however_long_is_cleaned(near: str, joiner: str) -> None:
    """Between letters, signs, marks and what has no name; once, or thousands of times."""
    for written in (joiner, near + joiner, joiner + near, (near + joiner) * 5000 + near):
        assert len(clean(written, 500, lines=True)) <= 500


@pytest.mark.parametrize("name", ["Аda", "Adа", "Bοb", "Воb", "Ωmega", "Ֆada"])
def test_letters_of_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    """A Cyrillic or Greek letter among Latin ones."""
    with pytest.raises(BadCommand, match="alphabets that look alike"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "ΒΟΒ"), ("Ada", "АdА"), ("Bill", "BiII"), ("Bill", "Bi11"), ("Olga", "0lga"),
        ("Ida", "lda"), ("Ida", "|da"), ("Amie", "Arnie"), ("Ида", "ИДА"), ("Bob", "B\u200bob"), ("Cop", "Сор"),
    ],
)  # fmt: skip
def test_lookalikes_are_found(one: str, other: str) -> None:
    """In other alphabets, in digits, and in letters that look like others."""
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Ànn"), ("Zoe", "Zoë"), ("Ada", "Eda"), ("Bob2", "Bob3"), ("Вова", "Boba"), ("李", "季"), ("", "")],
)
def test_names_that_differ_are_not_confused(one: str, other: str) -> None:
    """By an accent, a letter or a digit."""
    assert not alike(one, other)


# At a table


def refused(command: Command, why: str) -> None:
    """Check that a command is refused at a table of Bill, a bot that is called Hanno, and an open seat."""
    table = table_of(setting("mare_nostrum", person("Bill"), bot(), OPEN))
    (name,) = [chair.name for chair in table.chairs if chair.holder == "bot"]
    if isinstance(command, Joined):
        command = Joined(2, command.name.replace("BOT", name.replace("a", "а").replace("o", "о")))
    with pytest.raises(BadCommand, match=why):
        table.do(command, "c", table.at + 1)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("BiII", "looks too much like “Bill”"), ("bi11", "looks too much like “Bill”"), ("bill", "already called"),
        ("BOT", "looks too much like"), ("Host", "could be mistaken"), ("H0ST", "could be mistaken"),
        ("Нost", "could be mistaken"), ("hôte", "could be mistaken"), ("Carthage", "could be mistaken"),
        ("l’Égypte", "could be mistaken"), ("Griekenland", "could be mistaken"),
    ],
)  # fmt: skip
def test_nobody_takes_a_name_that_deceives(name: str, why: str) -> None:
    """That of somebody else, of a bot in other letters, of the host, or of a part, in whatever language."""
    refused(Joined(2, name), why)


def test_a_name_that_deceives_nobody_here_is_free() -> None:
    """The parts of another game, and one's own name in other letters."""
    table = table_of(setting("neptun", person("Bill"), person("Rome"), OPEN))
    _, then = table.do(Named(0, "BiII"), "c", table.at + 1)
    _, then = then.do(Joined(2, "Carthage"), "d", table.at + 1)
    assert [chair.name for chair in then.chairs] == ["BiII", "Rome", "Carthage"]
    with pytest.raises(BadCommand, match="looks too much like “BiII”"):
        then.do(Named(1, "Bi11"), "e", table.at + 1)


def test_a_table_is_not_set_up_with_lookalikes(sqlite_url: str, crew: LongCrew) -> None:
    """Nor with reserved names; whoever is invited is refused likewise, and can try another name."""

    async def tried(house: House, *names: str) -> None:
        for name in names:
            with pytest.raises(BadCommand, match=r"looks too much|could be mistaken"):
                await house.create(setting("parthenon", person("Ida"), person(name), OPEN), ADA, "device", (0,))

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            await tried(house, "lda", "1DA", "Naxos", "La Crète", "Host")
            table = await house.create(setting("example", person("Ida"), OPEN), ADA, "device", (0,))
            (invitation,) = (await house.invitations(table, ADA)).values()
            with pytest.raises(BadCommand, match="looks too much like “Ida”"):
                await house.join(invitation, "lda", "secret of Bob", "device")
            await house.join(invitation, "Ilda", "secret of Bob", "device")
            with pytest.raises(BadCommand, match="looks too much like “Ida”"):
                await house.do(table.id, Named(1, "1da"), fresh_id())

    run(story())


def test_names_in_stored_tables_stay_as_they_are() -> None:
    """A log of before, when nobody looked at names."""
    wanted = setting("mare_nostrum", person("Bill"), person("Bi11"), OPEN)
    entries = [made(wanted), Entry("c", 1_000_001.0, Joined(2, "Host")), Entry("d", 1_000_002.0, Named(2, "BiII"))]
    table = replayed("t", entries)
    assert [chair.name for chair in table.chairs] == ["Bill", "Bi11", "BiII"]
    assert after(table, Named(1, "Rome")).chairs[1].name == "Rome"
