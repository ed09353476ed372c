"""How fast bots decide, how a secret choice is changed unnoticed, and how the parts of a game are told."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from periplus.games import game
from periplus.kernel.errors import Refused
from periplus.kernel.luck import luck_from
from periplus.table.entries import Acted, BadCommand, Entry, Hurried, Paced, Setting, Undone, decode, encode
from periplus.table.house import House
from periplus.table.keys import Holder, NoKey
from periplus.table.table import CHAPTER, Table
from tests.table.hosting import (
    LongCrew,
    acts,
    after,
    bot,
    decide,
    fresh_id,
    open_house,
    people,
    person,
    play_on,
    run,
    setting,
    snapshot,
    soon,
    table_of,
)

ADA, BOB = 0, 1
SECRET = "ada has a secret of twenty letters"


def choices(table: Table, seat: int) -> list[str]:
    """Return what a seat may choose, without doubles."""
    return list(dict.fromkeys(str(each) for each in table.state.legal_actions(seat)))


def three(**more: Any) -> Table:
    """Return a table of Neptun at which all choose oar cards, and Ada has chosen hers."""
    table = table_of(setting("neptun", *people(2), bot(), bot_delay=2.0, **more))
    table = play_on(table, lambda table: table.state.step_name() == "ChooseOar", luck_from(1))
    return acts(table, ADA, choices(table, ADA)[0])


def alone(delay: float) -> Setting:
    """Return a setting for one person and a bot."""
    return setting("example", person("Ada"), bot(), bot_delay=delay)


# Secret choices


def test_a_changed_choice_stands_as_if_it_were_the_first() -> None:
    """The position, the record and the log hold the last choice alone, in the place of the first."""
    table = three()
    changed = table
    for at in (1, 2, 0, 3):
        changed = acts(changed, ADA, choices(table, ADA)[at])
    before = play_on(
        table_of(setting("neptun", *people(2), bot(), bot_delay=2.0)),
        lambda table: table.state.step_name() == "ChooseOar",
        luck_from(1),
    )
    at_once = acts(before, ADA, choices(before, ADA)[3])
    assert changed.play is not None and at_once.play is not None
    assert changed.state == at_once.state
    assert changed.play.decisions == at_once.play.decisions
    assert [line.seen_by(ADA) for line in changed.lines] == [line.seen_by(ADA) for line in at_once.lines]
    assert (changed.answered[ADA], changed.seq) == (table.answered[ADA] + 4, table.seq + 4)


def test_nobody_else_can_tell_that_a_choice_was_changed() -> None:
    """Neither from how far the table has got, nor from its log, nor from when bots decide."""
    table = three()
    changed = after(table, Acted(ADA, table.answered[ADA], choices(table, ADA)[1]), at=table.at + 30)
    assert changed.version == table.version
    for reader in (BOB, 2, None):
        assert [(line.version, line.at, line.seen_by(reader)) for line in changed.lines] == [
            (line.version, line.at, line.seen_by(reader)) for line in table.lines
        ]
    assert (changed.moved_at, changed.moves, changed.asked_at) == (table.moved_at, table.moves, table.asked_at)
    assert (changed.duty(), changed.delay()) == (table.duty(), table.delay())


def test_a_changed_choice_can_be_taken_back_whole() -> None:
    """Then the seat is asked again."""
    table = three()
    table = acts(table, ADA, choices(table, ADA)[1])
    table = after(table, Undone(ADA, table.answered[ADA]))
    assert ADA in table.awaited()


def test_those_who_chose_later_keep_their_place() -> None:
    """A choice that is changed after another seat has chosen does not come behind it."""
    table = three()
    table = acts(table, BOB, choices(table, BOB)[0])
    assert table.play is not None
    seats = [seat for seat, _ in table.play.decisions]
    changed = acts(table, ADA, choices(table, ADA)[1])
    assert changed.play is not None
    assert [seat for seat, _ in changed.play.decisions] == seats
    assert changed.duty() == table.duty()


@pytest.mark.parametrize("name", ["example", "neptun", "mare_nostrum", "parthenon"])
def test_secret_choices_of_any_game_can_be_changed(name: str) -> None:
    """Wherever a seat may change an answer in secret, others see the same and the last answer counts."""
    met = 0
    for seed in range(3):
        luck, table = luck_from(seed), table_of(setting(name, *people(3)), seed)
        for _ in range(120):
            if table.stage == "over" or met > 8:
                break
            step = table.state.step(table.awaited()[0])
            for seat in table.state.may_act() if step is not None and step.secret(table.state) else []:
                changed = acts(table, seat, choices(table, seat)[-1])
                plainly = table.state.copy()
                plainly.apply(seat, changed.game.parse(choices(table, seat)[-1]))
                assert changed.state == plainly
                met += changed.version == table.version
            table = play_on(table, lambda now, seq=table.seq: now.seq > seq, luck)  # type: ignore[misc]
    assert met


def test_an_open_answer_that_is_given_again_is_news() -> None:
    """In the example's market everybody sees what a seat does after it was done."""
    table = table_of(setting("example", *people(3)))
    table = play_on(table, lambda table: table.state.step_name() == "Market", luck_from(1))
    offers = next(each for each in choices(table, ADA) if each.startswith("offer"))
    again = acts(table, ADA, offers)
    assert again.version == table.version + 1


def test_bots_do_not_starve_while_somebody_changes_a_choice(sqlite_url: str, crew: LongCrew) -> None:
    """Somebody who changes the choice all the time delays nobody."""

    async def work() -> None:
        async with open_house(sqlite_url, crew) as house:
            table = await house.create(alone(1.0), SECRET, "device", (ADA,))
            kinds = choices(table, ADA)
            assert len(kinds) > 1
            began, live = asyncio.get_running_loop().time(), await house.live(table.id)
            changes = 0
            while live.table.state.step_name() == "Stake" and live.table.state.loops == table.state.loops:
                with suppress(Refused):  # the bot may have decided between a look and a change
                    await decide(house, table.id, ADA, kinds[changes % 2])
                    changes += 1
                await asyncio.sleep(0.1)
            assert asyncio.get_running_loop().time() - began < 5
            assert changes > 3

    run(work())


# The pace of bots


def test_the_pace_of_bots_can_be_changed() -> None:
    """From now on, for all to read; a rematch begins with it."""
    table = three()
    faster = after(table, Paced(0.5))
    assert (table.delay(), faster.delay()) == (2.0, 0.5)
    assert faster.lines[-1].seen_by(None).to_json() == {"id": "table-paced", "params": {"seconds": 0.5}}
    assert faster.version == table.version + 1


@pytest.mark.parametrize("seconds", [-1.0, 60.5, float("nan")])
def test_a_pace_has_bounds(seconds: float) -> None:
    """As when a table is set up."""
    with pytest.raises(BadCommand, match="from 0 to 60"):
        after(three(), Paced(seconds))


def test_an_entry_of_another_pace_is_stored() -> None:
    """And read again."""
    for what in (Paced(0.5), Hurried(1)):
        assert decode(encode(Entry("c", 1.0, what))).what == what


def test_the_host_and_whoever_plays_alone_set_the_pace(sqlite_url: str, crew: LongCrew) -> None:
    """Another player may not, nor a spectator."""

    async def paces(house: House, holder: Holder) -> bool:
        try:
            await house.pace(holder, 1.0, fresh_id())
        except NoKey:
            return False
        return True

    async def work() -> None:
        async with open_house(sqlite_url, crew) as house:
            single = await house.create(alone(60.0), SECRET, "device", (ADA,))
            both = await house.create(setting("example", *people(2)), SECRET, "device", (ADA,))
            asked = [
                Holder(single.id, (ADA,)),
                Holder(single.id),
                Holder(both.id, (BOB,)),
                Holder(both.id, (), host=True),
            ]
            assert [await paces(house, each) for each in asked] == [True, False, False, True]

    run(work())


# Skipping to one's turn


def waiting_for_bots(*chairs: Any) -> Table:
    """Return a table at which only bots are awaited."""
    table = table_of(setting("example", *chairs, bot_delay=2.0))
    return play_on(table, lambda table: bool(table.awaited()) and not table.people_awaited(), luck_from(1))


def test_bots_decide_at_once_until_a_person_is_asked() -> None:
    """Whoever is in a hurry gives up the time for a slip; when a person is asked, it is over."""
    table = waiting_for_bots(person("Ada"), bot(), bot())
    hurried = after(table, Hurried(ADA))
    assert (table.delay() > 0, hurried.delay()) == (True, 0.0)
    assert len(hurried.lines) == len(table.lines)
    asked = play_on(hurried, lambda table: bool(table.people_awaited()), luck_from(2))
    assert asked.hurried is None
    assert play_on(asked, lambda table: not table.people_awaited(), luck_from(2)).delay() > 0


def test_nobody_is_hurried_out_of_a_slip() -> None:
    """As long as somebody else could take something back, bots wait as before."""
    table = waiting_for_bots(*people(2), bot())
    assert table.may_undo(ADA) and table.may_undo(BOB)
    assert after(table, Hurried(ADA)).delay() == 2.0


def test_nobody_skips_what_people_decide() -> None:
    """Only bots are hurried, by somebody who plays."""
    table = table_of(setting("example", person("Ada"), bot()))
    with pytest.raises(BadCommand, match="bots alone"):
        after(table, Hurried(ADA))
    with pytest.raises(BadCommand, match="bots alone"):
        after(waiting_for_bots(person("Ada"), bot()), Hurried(1))


def test_a_hurried_house_is_quick(sqlite_url: str, crew: LongCrew) -> None:
    """Bots that would take a minute have decided within seconds."""

    async def work() -> None:
        async with open_house(sqlite_url, crew) as house:
            made = await house.create(alone(60.0), SECRET, "device", (ADA,))
            await decide(house, made.id, ADA, choices(made, ADA)[0])
            await house.do(made.id, Hurried(ADA), fresh_id())
            live = await house.live(made.id)
            await soon(lambda: bool(live.table.people_awaited()))

    run(work(), 30)


# The parts of a game


def chapters(table: Table) -> list[str]:
    """Return the parts of the game that the log tells of."""
    told = [line.seen_by(None) for line in table.lines]
    return [str([each.to_json() for each in message.params["chapters"]]) for message in told if message.id == CHAPTER]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["example", "neptun", "mare_nostrum", "parthenon"])
def test_every_part_of_a_game_is_told_once(name: str) -> None:
    """When it begins, in the log; what the longest parts have brought is kept beside it."""
    table = table_of(setting(name, *people(3)))
    first = str([each.to_json() for each in table.chapters])
    table = play_on(table, lambda table: table.stage == "over" or len(table.closings) > 1, luck_from(4))
    told = chapters(table)
    assert told and len(set(told)) == len(told) and first not in told
    assert table.closings
    for at, closing in table.closings.items():
        assert table.lines[at].seen_by(None).id == CHAPTER
        assert len(closing.standings.seats) == 3


def test_a_part_that_is_taken_back_has_not_begun() -> None:
    """The decision that opened it is taken back, and the log is as before it; taken again, it is told again."""
    luck, met = luck_from(6), 0
    table = table_of(setting("mare_nostrum", *people(3)))
    for _ in range(400):
        if table.stage == "over":
            break
        seat = table.awaited()[0]
        action = str(table.state.legal_actions(seat)[luck.below(len(table.state.legal_actions(seat)))])
        opened = acts(table, seat, action)
        if opened.chapters != table.chapters and opened.may_undo(seat):
            undone = after(opened, Undone(seat, opened.answered[seat]))
            met += 1
            assert undone.lines[: len(table.lines)] == table.lines
            assert [line.seen_by(None).id for line in undone.lines[len(table.lines) :]] == ["table-undone"]
            assert snapshot(undone)["closings"] == snapshot(table)["closings"]
            assert chapters(acts(undone, seat, action)) == chapters(opened)
        table = opened
    assert met


def test_games_announce_what_they_have() -> None:
    """Every bulletin is opened by an event of its game, and holds such events."""
    for name in ("example", "neptun", "mare_nostrum", "parthenon"):
        known = game(name).events
        for bulletin in game(name).news.bulletins:
            assert {bulletin.opens, *bulletin.holds} <= set(known), name
