"""A table as its log makes it: no database, no clock, no bots."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from periplus.games import game_of
from periplus.games.example.build import Challenge
from periplus.kernel.action import Action
from periplus.kernel.errors import BadNotation, BadRecord, PeriplusError, Refused, WrongSeat
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.message import Message
from periplus.kernel.record import Record, check_seal, commitment, read_record, replay, to_json
from periplus.kernel.undo import CannotUndo
from periplus.table.commands import Decision
from periplus.table.entries import (
    LONGEST_NAME,
    Acted,
    BadCommand,
    Chair,
    Ended,
    Entry,
    Filled,
    Handed,
    Hurried,
    Joined,
    Made,
    Named,
    Opened,
    Order,
    Paced,
    Paused,
    Rematched,
    Resumed,
    Rewritten,
    Said,
    Stale,
    TakenBack,
    Undone,
    What,
    Wished,
    Wishes,
    clean,
    clean_name,
    decode,
    encode,
)
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.situation import DAY, Duty
from periplus.table.table import Table, replayed
from periplus.web.look import Look
from tests.table.hosting import (
    BEGIN,
    OPEN,
    SALT,
    acts,
    after,
    bot,
    choice,
    made,
    people,
    person,
    play_on,
    setting,
    snapshot,
    table_of,
)

ADA, BOB, CLEO = 0, 1, 2


def two() -> Table:
    """Return a table of the example game with two people, before they lay down their stakes."""
    return table_of(setting("example", *people(2)))


def told(table: Table, seat: int | None = None) -> list[str]:
    """Return the ids of all lines as a seat reads them."""
    return [line.seen_by(seat).id for line in table.lines]


def stake(table: Table, seat: int) -> Table:
    """Let a seat lay down any card."""
    return acts(table, seat, str(table.state.legal_actions(seat)[0]))


def in_market(table: Table) -> Table:
    """Let everybody lay down a stake."""
    return play_on(table, lambda table: table.state.step_name() == "Market", luck_from(1))


def seed_where(wanted: Callable[[Table], bool], *chairs: Chair) -> Table:
    """Return the first table of the example game at which something holds."""
    tables = (table_of(setting("example", *chairs), seed) for seed in range(10_000))
    return next(table for table in tables if wanted(table))


# Sitting down


def test_the_game_begins_when_every_seat_is_taken() -> None:
    """A person, an open seat and a bot: gathering; when the open seat is taken, the cards are dealt."""
    table = table_of(setting("example", person("Ada"), OPEN, bot()))
    assert (table.stage, table.open_seats(), table.awaited(), table.lines) == ("gathering", [1], [], [])
    with pytest.raises(BadCommand, match="has not begun"):
        _ = table.state
    with pytest.raises(BadCommand, match="has not begun"):
        after(table, Acted(0, 0, "stake wine"))
    table = after(table, Joined(1, "Bob"))
    assert (table.stage, table.open_seats(), table.awaited()) == ("playing", [], [0, 1, 2])
    assert told(table) == ["table-joined", "event-dealt", "event-dealt", "event-dealt"]
    assert told(table, BOB) == ["table-joined", "event-dealt", "event-dealt-own", "event-dealt"]
    assert table.chairs[1] == Chair("person", "Bob")


def test_a_table_without_open_seats_begins_at_once() -> None:
    """Two people at one screen need not wait."""
    assert two().stage == "playing"


@pytest.mark.parametrize(
    ("joined", "why"),
    [
        (Joined(0, "Cleo"), "is already taken"),
        (Joined(2, "Cleo"), "is already taken"),
        (Joined(3, "Cleo"), "seat 3"),
        (Joined(-1, "Cleo"), "seat -1"),
        (Joined(1, "ADA"), "already called “ADA”"),
    ],
)
def test_only_open_seats_can_be_taken_under_a_name_of_ones_own(joined: Joined, why: str) -> None:
    """A seat of a person or a bot, a seat that is not there, somebody else's name: refused."""
    with pytest.raises(BadCommand, match=why):
        after(table_of(setting("example", person("Ada"), OPEN, bot())), joined)


def test_people_can_take_another_name() -> None:
    """A name of one's own, in any case of letters; not that of another; bots keep theirs."""
    table = table_of(setting("example", person("Ada"), person("Bob"), bot()))
    assert after(table, Named(0, "ada")).chairs[0].name == "ada"
    with pytest.raises(BadCommand, match="already called “bob”"):
        after(table, Named(0, "bob"))
    with pytest.raises(BadCommand, match="no person at this seat"):
        after(table, Named(2, "Cleo"))
    handed = after(table, Handed(0, "greedy"), Named(0, "Dido"))
    assert handed.chairs[0] == Chair("person", "Dido", "greedy")


def test_bots_take_all_open_seats() -> None:
    """The host fills the table; the game begins; a second time there is nothing to fill."""
    table = after(table_of(setting("example", person("Ada"), OPEN, OPEN)), Filled("random"))
    assert [(chair.holder, chair.bot) for chair in table.chairs[1:]] == [("bot", "random")] * 2
    assert table.stage == "playing"
    with pytest.raises(BadCommand, match="no seat is open"):
        after(table, Filled("greedy"))


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ada\t  Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("\u202eAda\x00\n", "Ada"),
        ("7", "7"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_names_are_cleaned(written: str, name: str) -> None:
    """Spaces, combining accents, and what does not print or turns the direction of writing."""
    assert clean_name(written) == name


@pytest.mark.parametrize("name", ["", "  ", "\n", "…", "\u200b\u200b", "\u0301"])
def test_what_nobody_could_read_is_no_name(name: str) -> None:
    """Nothing, or signs only."""
    with pytest.raises(BadCommand, match="is not a name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["x" * (LONGEST_NAME + 1), "x" * LONGEST_NAME + " y"])
def test_a_long_name_is_not_cut(name: str) -> None:
    """A letter too many, even after a space -> refused, with the number of letters there may be."""
    with pytest.raises(BadCommand, match="at most 24 characters"):
        clean_name(name)


def test_remarks_keep_their_lines_and_nothing_else() -> None:
    """A remark may have lines; a title may not."""
    assert clean("one\r\ntwo\x07!", 50, lines=True) == "one\ntwo !"
    assert clean("one\r\ntwo", 50) == "one two"
    assert len(clean("x" * 99, 50)) == 50


# Deciding


def test_a_decision_can_be_taken_once() -> None:
    """Two commands for the same decision of a seat: the second is stale, and so is one that comes early."""
    table = two()
    legal = [str(action) for action in table.state.legal_actions(ADA)]
    first = after(table, Acted(ADA, 0, legal[0]))
    assert (first.answered, first.awaited()) == ([1, 0], [BOB])
    for decision in (0, 2, -1):
        with pytest.raises(Stale):
            after(first, Acted(ADA, decision, legal[-1]))
    changed = after(first, Acted(ADA, 1, legal[-1]))
    assert changed.answered == [2, 0]


def test_seats_that_decide_at_once_do_not_make_each_other_stale() -> None:
    """Each seat counts its own decisions."""
    table = stake(two(), BOB)
    assert table.answered == [0, 1]
    assert after(table, Acted(ADA, 0, str(table.state.legal_actions(ADA)[0]))).answered == [1, 1]


def test_counts_never_go_back() -> None:
    """Taking back is counted too, so that no number of a decision is ever good again."""
    table = two()
    action = str(table.state.legal_actions(ADA)[0])
    seen = [0]
    for _ in range(3):
        table = after(table, Acted(ADA, table.answered[ADA], action))
        seen.append(table.answered[ADA])
        table = after(table, Undone(ADA, table.answered[ADA]))
        seen.append(table.answered[ADA])
    assert seen == list(range(7))
    for decision in seen[:-1]:
        with pytest.raises(Stale):
            after(table, Acted(ADA, decision, action))
        with pytest.raises(Stale):
            after(table, Undone(ADA, decision))


def test_what_is_refused_changes_nothing() -> None:
    """Not this seat, not this action, not readable: an error each, and the table stands as it did."""
    table = in_market(two())
    building = play_on(table, lambda table: table.state.step_name() == "Build", luck_from(1), "done")
    builder = building.awaited()[0]
    before = snapshot(building)
    with pytest.raises(WrongSeat):
        after(building, Acted(1 - builder, building.answered[1 - builder], "pass"))
    with pytest.raises(Refused, match="X5"):
        after(building, Acted(builder, building.answered[builder], "done"))
    with pytest.raises(PeriplusError):
        after(building, Acted(builder, building.answered[builder], "sing"))
    with pytest.raises(BadCommand):
        after(building, Acted(7, 0, "pass"))
    assert snapshot(building) == before


def test_a_bot_decides_only_where_a_bot_sits() -> None:
    """A person who came back while the bot was thinking decides alone: what the bot says then is stale."""
    table = after(two(), Handed(ADA, "greedy"))
    thought = Acted(ADA, 0, str(table.state.legal_actions(ADA)[0]), "bot")
    assert after(table, thought).answered == [1, 0]
    with pytest.raises(Stale):
        after(table, TakenBack(ADA), thought)
    with pytest.raises(Stale):
        after(table, Opened(ADA), thought)


# Taking back


def test_taking_back_asks_again_and_leaves_no_line() -> None:
    """What the decision told is gone; that it was taken back stands there; the position is the one before."""
    table = two()
    done = stake(table, ADA)
    assert told(done)[-1] == "event-staked"
    undone = after(done, Undone(ADA, 1))
    assert told(undone) == [*told(table), "table-undone"]
    assert undone.state == table.state
    assert (undone.awaited(), undone.held) == ([ADA, BOB], [True, False])


def test_taking_back_leaves_what_others_said_since() -> None:
    """In a step that all take at once, another's decision stands without ours, and so does its line."""
    table = table_of(setting("example", *people(3)))
    table = stake(stake(table, ADA), BOB)
    undone = after(table, Undone(ADA, 1))
    assert undone.awaited() == [ADA, CLEO]
    assert [line.seen_by(None) for line in undone.lines[-2:]] == [
        Message("event-staked", {"seat": BOB}),
        Message("table-undone", {"seat": ADA}),
    ]


def test_nothing_can_be_taken_back_once_something_came_to_light() -> None:
    """When all stakes lie open nobody may change theirs; a seat that has not decided has nothing to take back."""
    table = stake(two(), ADA)
    assert (table.may_undo(ADA), table.may_undo(BOB)) == (True, False)
    with pytest.raises(CannotUndo):
        after(table, Undone(BOB, 0))
    table = stake(table, BOB)
    assert not table.may_undo(ADA)
    with pytest.raises(CannotUndo):
        after(table, Undone(ADA, 1))


def test_a_paused_table_takes_nothing_back() -> None:
    """The offer is not made, and the command is refused."""
    table = after(stake(two(), ADA), Paused())
    assert not table.may_undo(ADA)
    with pytest.raises(BadCommand, match="paused"):
        after(table, Undone(ADA, 1))


# Pausing and ending


def test_a_paused_table_waits() -> None:
    """Nobody may decide, bots neither; chatting goes on; resuming goes on where it stood."""
    table = table_of(setting("example", bot(), bot()))
    assert table.duty() is not None
    paused = after(table, Paused())
    assert (paused.stage, paused.duty()) == ("paused", None)
    with pytest.raises(BadCommand, match="paused"):
        acts(paused, 0, str(paused.state.legal_actions(0)[0]))
    with pytest.raises(BadCommand, match="not in progress"):
        after(paused, Paused())
    resumed = after(paused, Said(None, "Eve", "well?"), Resumed())
    assert (resumed.stage, resumed.state) == ("playing", table.state)
    assert resumed.duty() == table.duty()
    assert told(resumed)[-2:] == ["table-paused", "table-resumed"]
    with pytest.raises(BadCommand, match="not paused"):
        after(resumed, Resumed())


@pytest.mark.parametrize(
    "what",
    [
        Acted(0, 0, "stake wine"),
        Undone(0, 0),
        Paused(),
        Resumed(),
        Ended(),
        Opened(0),
        Joined(0, "Eve"),
        Filled("greedy"),
        Handed(0, "greedy"),
    ],
)
def test_a_table_that_was_ended_is_closed(what: What) -> None:
    """The host ends it early: nothing can be played any more."""
    table = after(two(), Ended())
    assert (table.stage, table.awaited(), table.duty()) == ("ended", [], None)
    assert told(table)[-1] == "table-ended"
    with pytest.raises(BadCommand):
        after(table, what)


def test_a_table_can_be_ended_before_it_began() -> None:
    """Nobody came: there is no record, as there was no game."""
    table = after(table_of(setting("example", person("Ada"), OPEN)), Ended())
    assert table.stage == "ended"
    with pytest.raises(BadCommand, match="closed"):
        after(table, Joined(1, "Bob"))
    with pytest.raises(BadCommand):
        table.record()


# Handing over


def test_a_bot_keeps_a_seat_warm() -> None:
    """The bot plays for the person, who keeps name and seat, and takes it back."""
    table = after(two(), Handed(ADA, "random"))
    assert table.chairs[ADA] == Chair("person", "Ada", "random")
    assert table.people_awaited() == [BOB]
    assert table.summary()["awaited"] == [BOB]
    with pytest.raises(BadCommand):
        after(table, Handed(ADA, "greedy"))
    back = after(table, TakenBack(ADA))
    assert (back.chairs, back.people_awaited()) == (people(2), [ADA, BOB])
    with pytest.raises(BadCommand, match="no bot is playing"):
        after(back, TakenBack(ADA))
    assert told(back)[-2:] == ["table-handed", "table-taken-back"]


def test_only_people_hand_over_and_only_in_play() -> None:
    """Not a bot's seat, not an open one, not before the game."""
    with pytest.raises(BadCommand):
        after(table_of(setting("example", person("Ada"), bot())), Handed(1, "greedy"))
    with pytest.raises(BadCommand):
        after(table_of(setting("example", person("Ada"), OPEN)), Handed(0, "greedy"))
    with pytest.raises(BadCommand):
        after(two(), Opened(ADA), Handed(ADA, "greedy"))


# Play over days


def test_whoever_is_asked_has_so_many_days() -> None:
    """The time runs from the moment somebody is asked; others' decisions do not lengthen it."""
    table = table_of(setting("example", *people(2), days=2.0))
    assert table.deadline(ADA) == table.deadline(BOB) == BEGIN + 2 * DAY
    table = after(table, Acted(BOB, 0, str(table.state.legal_actions(BOB)[0])), at=BEGIN + DAY)
    assert table.deadline(BOB) is None
    assert table.deadline(ADA) == BEGIN + 2 * DAY
    assert not table.is_late(ADA, BEGIN + 2 * DAY)
    assert table.is_late(ADA, BEGIN + 2 * DAY + 1)
    table = after(table, Acted(ADA, 0, str(table.state.legal_actions(ADA)[0])), at=BEGIN + 3 * DAY)
    assert table.state.step_name() == "Market"
    assert table.deadline(ADA) == table.deadline(BOB) == BEGIN + 5 * DAY
    offers = str(next(action for action in table.state.legal_actions(ADA) if str(action).startswith("offer")))
    table = after(table, Acted(ADA, 1, offers), at=BEGIN + 4 * DAY)
    assert (table.deadline(ADA), table.deadline(BOB)) == (BEGIN + 6 * DAY, BEGIN + 5 * DAY)


def test_a_pause_gives_everybody_the_full_time() -> None:
    """While the game is paused nobody is late; afterwards the time begins anew."""
    table = after(table_of(setting("example", *people(2), days=1.0)), Paused(), at=BEGIN + DAY / 2)
    assert (table.deadline(ADA), table.is_late(ADA, BEGIN + 9 * DAY)) == (None, False)
    table = after(table, Resumed(), at=BEGIN + 10 * DAY)
    assert table.deadline(ADA) == table.deadline(BOB) == BEGIN + 11 * DAY


def test_coming_back_gives_the_full_time() -> None:
    """A bot's seat has no deadline; whoever takes it back begins anew."""
    table = after(table_of(setting("example", *people(2), days=1.0)), Handed(ADA, "greedy"), at=BEGIN + 2 * DAY)
    assert (table.deadline(ADA), table.is_late(BOB, BEGIN + 2 * DAY)) == (None, True)
    table = after(table, TakenBack(ADA), at=BEGIN + 3 * DAY)
    assert (table.deadline(ADA), table.deadline(BOB)) == (BEGIN + 4 * DAY, BEGIN + DAY)


def test_without_days_nobody_is_late() -> None:
    """Everybody is there."""
    assert two().deadline(ADA) is None
    assert not two().is_late(ADA, BEGIN + 99 * DAY)


# Giving seats away


def test_a_seat_that_is_opened_waits_for_somebody_else() -> None:
    """The game waits; whoever comes has the full time and none of the wishes of whoever left."""
    table = table_of(setting("example", *people(2), days=1.0))
    table = after(table, Wished(ADA, Wishes(forced=True)))
    opened = after(table, Opened(ADA))
    assert (opened.chairs[ADA], opened.openings, opened.wishes[ADA]) == (OPEN, [opened.seq, 1], Wishes())
    assert (opened.stage, opened.duty()) == ("playing", None)
    assert told(opened)[-1] == "table-opened"
    joined = after(opened, Joined(ADA, "Cleo"), at=BEGIN + 9 * DAY)
    assert (joined.chairs[ADA], joined.deadline(ADA)) == (person("Cleo"), BEGIN + 10 * DAY)
    assert joined.state == table.state
    assert joined.openings == opened.openings


def test_an_invitation_can_be_renewed_quietly() -> None:
    """A seat that was open already: former invitations end, and nobody is told that somebody left."""
    table = table_of(setting("example", person("Ada"), OPEN))
    renewed = after(table, Opened(1))
    assert (renewed.openings, told(renewed)) == ([1, renewed.seq], [])


# What the table does by itself


def alike(table: Table, *seats: int) -> bool:
    """Say whether these seats hold cards of one kind only, so that they have no choice of a stake."""
    return all((len(table.state.legal_actions(seat)) == 1) == (seat in seats) for seat in range(table.seats))


def wishing(table: Table, *seats: int) -> Table:
    """Let seats wish that the only action there is be taken."""
    return after(table, *[Wished(seat, Wishes(forced=True)) for seat in seats])


def test_the_only_action_is_taken_if_that_is_wished() -> None:
    """All cards alike: without the wish the seat is asked, with it the table answers."""
    table = stake(seed_where(lambda table: alike(table, ADA), *people(2)), BOB)
    assert table.duty() is None
    only = table.state.legal_actions(ADA)[0]
    assert wishing(table, ADA).duty() == Duty(ADA, 0, action=only, by="forced")
    assert wishing(table, BOB).duty() is None


def test_known_answers_wait_until_nobody_has_a_choice() -> None:
    """Where all choose in secret, a forced answer at once would tell that the hand is all alike."""
    table = wishing(seed_where(lambda table: alike(table, ADA, BOB), *people(3)), ADA, BOB, CLEO)
    assert table.duty() is None
    table = stake(table, CLEO)
    for seat in (ADA, BOB):
        duty = table.duty()
        assert duty == Duty(seat, 0, action=table.state.legal_actions(seat)[0], by="forced")
        table = after(table, Acted(duty.seat, duty.decision, str(duty.action), duty.by))
    assert table.state.step_name() == "Market"


def test_known_answers_come_at_once_if_nobody_has_a_choice() -> None:
    """Both hands are all alike and both wish it."""
    table = wishing(seed_where(lambda table: alike(table, ADA, BOB), *people(2)), ADA)
    assert table.duty() is None
    assert wishing(table, BOB).duty() == Duty(ADA, 0, action=table.state.legal_actions(ADA)[0], by="forced")


def test_an_action_is_read_once() -> None:
    """A command brings its action: the notation in its entry is for the log, and is read when that is replayed."""
    table = table_of(setting("example", *people(2)))
    action = table.state.legal_actions(ADA)[0]
    entry, done = table.do(Decision(ADA, 0, action), "c", BEGIN + 1)
    assert entry.what == Acted(ADA, 0, str(action))
    assert snapshot(table.then(entry)) == snapshot(done)
    unreadable = Entry("c", BEGIN + 1, Acted(ADA, 0, "sing"))
    assert snapshot(table.then(unreadable, action)) == snapshot(done)
    with pytest.raises(BadNotation):
        table.then(unreadable)


def test_what_was_taken_back_is_asked() -> None:
    """A forced answer taken back is not given again; after the next decision the wish holds as before."""
    table = wishing(seed_where(lambda table: alike(table, ADA, BOB), *people(2)), ADA, BOB)
    duty = table.duty()
    assert duty is not None
    table = after(table, Acted(duty.seat, duty.decision, str(duty.action), duty.by))
    assert table.may_undo(ADA)
    table = after(table, Undone(ADA, 1))
    assert (table.held[ADA], table.duty()) == (True, None)
    assert stake(table, ADA).held == [False, False]


def challenged(*chairs: Chair, builder: int | None = None, seed: int = 1) -> Table:
    """Return a table at which others may challenge a stall (of one builder), and nobody has answered yet."""
    luck = luck_from(seed)

    def asked(table: Table) -> bool:
        built = table.state.step_name() == "Challenge" and table.state.to_json()["builder"]
        return built is not False and builder in (None, built)

    return play_on(table_of(setting("example", *chairs), seed), asked, luck, "build")


def always(answer: str, **only: list[int | str]) -> Wishes:
    """Return a standing order to a challenge."""
    return Wishes(orders=(Order("challenge", answer, only),))


def test_a_standing_order_answers() -> None:
    """The table answers as told, and it is recorded as an ordinary decision."""
    table = challenged(*people(2))
    seat = table.awaited()[0]
    assert table.duty() is None
    ordered = after(table, Wished(seat, always("let")))
    assert ordered.duty() == Duty(seat, table.answered[seat], action=table.game.parse("let"), by="order")
    done = after(ordered, Acted(seat, table.answered[seat], "let", "order"))
    assert done.play is not None
    assert (done.play.decisions[-1][0], str(done.play.decisions[-1][1])) == (seat, "let")


@pytest.mark.parametrize("builder", [0, 1])
def test_an_order_can_be_limited_to_some_players(builder: int) -> None:
    """Let Ada build: the order answers if it was Ada, and not if it was Bob."""
    table = play_on(
        challenged(*people(3), builder=builder), lambda table: table.awaited() == [CLEO], luck_from(1), "let"
    )
    ordered = after(table, Wished(CLEO, always("let", other_seat=[ADA])))
    assert (ordered.duty() is not None) == (builder == ADA)
    both = after(table, Wished(CLEO, always("let", other_seat=[ADA, BOB])))
    assert both.duty() is not None


def test_the_first_order_that_applies_answers() -> None:
    """Challenge Ada, let all others: two orders, read in turn."""
    table = challenged(*people(2), builder=BOB)
    orders = (Order("challenge", "challenge", {"other_seat": [BOB]}), Order("challenge", "let"))
    duty = after(table, Wished(ADA, Wishes(orders=orders))).duty()
    assert duty is not None and str(duty.action) == "challenge"
    duty = after(table, Wished(ADA, Wishes(orders=orders[::-1]))).duty()
    assert duty is not None and str(duty.action) == "let"


def test_an_order_that_the_rules_refuse_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is not allowed in this position: the person decides."""
    table = challenged(*people(2))
    seat = table.awaited()[0]
    table = after(table, Wished(seat, always("challenge")))
    assert table.duty() is not None and not table.asks(seat)

    def refuse(self: Challenge, s: object, seat: int, action: object) -> None:
        raise Refused("X7", "challenge-first")

    allowed = Challenge.check
    monkeypatch.setattr(Challenge, "check", refuse)
    assert (table.duty(), table.asks(seat)) == (None, True)
    look = Look(Live(table), Holder(table.id, (seat,)), seat, "en", 0.0)
    assert look.may_speak and look.prompt() and look.questions()
    monkeypatch.setattr(Challenge, "check", allowed)
    assert table.duty() is not None and table.wishes[seat] == always("challenge")


def test_an_order_that_is_impossible_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is passed over: another order holds, or else the person answers by hand, and nothing is forgotten."""
    table = challenged(*people(2))
    seat = table.awaited()[0]
    both = Wishes(orders=(Order("challenge", "challenge"), Order("challenge", "let")))

    def refuse(self: Challenge, s: object, seat: int, action: Action) -> None:
        if str(action) == "challenge":
            raise Refused("X7", "challenge-first")

    monkeypatch.setattr(Challenge, "check", refuse)
    duty = after(table, Wished(seat, both)).duty()
    assert duty is not None and str(duty.action) == "let"
    table = after(table, Wished(seat, always("challenge")))
    assert (table.duty(), table.asks(seat)) == (None, True)
    answered = acts(table, seat, "let")
    assert answered.play is not None and str(answered.play.decisions[-1][1]) == "let"
    assert answered.wishes[seat] == always("challenge")


@pytest.mark.parametrize(
    "order",
    [
        Order("stake", "stake wine"),
        Order("nothing", "let"),
        Order("challenge", "pass"),
        Order("challenge", "let", {"other_seat": [2]}),
        Order("challenge", "let", {"weather": [1]}),
    ],
)
def test_orders_answer_only_what_can_be_asked(order: Order) -> None:
    """A question that takes no orders, another answer, a seat that is not there, another topic: refused."""
    with pytest.raises(BadCommand, match="in advance"):
        after(two(), Wished(ADA, Wishes(orders=(order,))))


def test_wishes_of_a_seat_that_is_not_there_are_refused() -> None:
    """Seats are counted from 0."""
    with pytest.raises(BadCommand):
        after(two(), Wished(2, Wishes(forced=True)))


def test_bots_answer_a_secret_choice_after_people() -> None:
    """So that a slip can be taken back: as long as a person has a choice, the bots wait."""
    table = table_of(setting("example", bot(), person("Ada"), bot("random")))
    assert table.duty() is None
    table = stake(table, 1)
    assert table.duty() == Duty(2, 0, "random")
    table = acts(table, 2, str(table.state.legal_actions(2)[0]))
    assert table.duty() == Duty(0, 0, "greedy")


def test_bots_wait_for_an_open_seat_in_secret() -> None:
    """Somebody will come and choose."""
    assert after(table_of(setting("example", bot(), person("Ada"))), Opened(1)).duty() is None


def test_bots_trade_in_the_open_market_without_waiting() -> None:
    """There all act at once and in the open; the turn goes round behind the last who acted."""
    table = table_of(setting("example", bot(), person("Ada"), bot("random")))
    table = in_market(table)
    assert table.play is not None
    last = table.play.decisions[-1][0]
    duty = table.duty()
    assert duty is not None
    assert duty.seat == next(seat % 3 for seat in range(last + 1, last + 4) if seat % 3 in (0, 2))
    offers = next(str(each) for each in table.state.legal_actions(duty.seat) if str(each).startswith("offer"))
    following = acts(table, duty.seat, offers).duty()
    assert following is not None and following.seat == 2 - duty.seat


def test_bots_of_a_person_who_is_away_play_like_others() -> None:
    """A seat handed over counts as a bot's."""
    table = after(two(), Handed(ADA, "random"))
    assert table.duty() is None
    assert stake(table, BOB).duty() == Duty(ADA, 0, "random")


def test_bots_leave_time_for_a_slip() -> None:
    """The full delay where a person could take something back, a quarter of it where nobody could."""
    table = table_of(setting("example", person("Ada"), bot(), bot_delay=2.0))
    table = stake(table, 0)
    assert (table.may_undo(0), table.delay()) == (True, 2.0)
    table = play_on(table, lambda table: table.state.step_name() == "Build" and table.awaited() == [1], luck_from(1))
    table = play_on(table, lambda table: not table.may_undo(0), luck_from(1), "peek")
    assert (table.awaited(), table.delay()) == ([1], 0.5)


def test_bots_do_not_outrun_people() -> None:
    """Where all act freely bots take the full delay as long as a person may act, whatever that person has ordered."""
    table = in_market(table_of(setting("example", person("Ada"), bot(), bot("random"), bot_delay=2.0)))
    assert (table.may_undo(0), table.delay()) == (False, 2.0)
    assert after(table, Wished(0, Wishes(True, always("let").orders))).delay() == 2.0
    duty = table.duty()
    assert duty is not None
    offered = acts(table, duty.seat, first_offer(table, duty.seat))
    assert (offered.may_undo(0), offered.delay()) == (False, 2.0)
    left = acts(acts(table, 0, "done"), duty.seat, first_offer(table, duty.seat))
    assert (left.may_undo(0), left.delay()) == (False, 0.5)
    assert after(table, Handed(0, "greedy")).delay() == 0.5  # nobody is left who could be outrun


def first_offer(table: Table, seat: int) -> str:
    """Return the first offer that a seat may make."""
    return next(str(each) for each in table.state.legal_actions(seat) if str(each).startswith("offer"))


# What was said


def test_players_and_spectators_talk_in_rooms_of_their_own() -> None:
    """Whoever has no seat talks among spectators."""
    table = after(two(), Said(BOB, "Bob", "hello"), Said(None, "Eve", "who wins?"))
    assert [(remark.room, remark.name, remark.text) for remark in table.remarks] == [
        ("players", "Bob", "hello"),
        ("spectators", "Eve", "who wins?"),
    ]
    assert [remark.version for remark in table.remarks] == [2, 2]
    assert told(table) == told(two())


# What it was


def finished(game: str = "example", *chairs: Chair, seed: int = 5) -> Table:
    """Return a table after a random game."""
    table = table_of(setting(game, *(chairs or people(3))), seed)
    return play_on(table, lambda table: table.stage == "over", luck_from(seed))


def test_the_past_can_be_looked_at() -> None:
    """After any number of decisions, with what the last of them told; not beyond the end."""
    table = finished()
    assert table.play is not None
    count = len(table.play.decisions)
    assert table.past(count)[0] == table.state
    start, dealt = table.past(0)
    assert start == table_of(table.setting, 5).state
    assert [event.name for event in dealt] == ["dealt"] * 3
    assert table.past(1)[1][0].name == "staked"
    for decisions in (-1, count + 1):
        with pytest.raises(BadCommand):
            table.past(decisions)


@pytest.mark.parametrize("game", ["example", "neptun"])
def test_a_record_comes_at_the_end_sealed(game: str) -> None:
    """It replays to the same position, and its seed is the one that was committed to before the first decision."""
    begun = table_of(setting(game, *people(3)), 5)
    table = finished(game)
    record = read_record(to_json(table.record()))
    assert check_seal(record) == begun.commitment == table.commitment == commitment(record.seed, SALT)
    assert replay(record, game_of(record)) == table.state
    assert record.players == ["person"] * 3


def test_no_record_leaves_a_game_in_play() -> None:
    """Nor one that is paused, nor one that has not begun."""
    for table in (two(), after(two(), Paused()), table_of(setting("example", person("Ada"), OPEN))):
        with pytest.raises(BadCommand):
            table.record()


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "00" * 32},
        {"salt": "00" * 32},
        {"salt": None},
        {"salt": "not hex"},
        {"commitment": "00" * 32},
        {"commitment": None},
    ],
)
def test_a_record_with_another_seal_is_refused(change: dict[str, Any]) -> None:
    """Another seed, salt or commitment, or none: the cards did not fall as committed."""
    record = finished().record()
    check_seal(record)
    with pytest.raises(BadRecord):
        check_seal(msgspec.structs.replace(record, **change))


def test_a_table_that_was_ended_has_a_record_without_a_result() -> None:
    """What was played until then."""
    record = after(stake(two(), ADA), Ended()).record()
    assert (record.result, len(record.decisions)) == (None, 1)
    check_seal(record)


def test_a_record_names_bots_and_calls_people_persons() -> None:
    """Whoever had a bot keep the seat warm is a person still; nobody's name is published."""
    table = table_of(setting("example", person("Ada"), person("Bob"), bot("random")), 5)
    table = after(table, Handed(0, "greedy"))
    record = play_on(table, lambda table: table.stage == "over", luck_from(5)).record()
    assert record.players == ["person", "person", "random"]
    assert "Ada" not in to_json(record)


def test_undone_decisions_are_not_in_the_record() -> None:
    """The record holds what stood in the end."""
    table = two()
    legal = [str(action) for action in table.state.legal_actions(ADA)]
    table = after(table, Acted(ADA, 0, legal[0]), Undone(ADA, 1), Acted(ADA, 2, legal[-1]), Ended())
    assert [(seat, action) for seat, action, _ in table.record().decisions] == [(ADA, legal[-1])]


def test_a_table_can_be_played_again_once() -> None:
    """After the end, and not twice."""
    with pytest.raises(BadCommand, match="not over yet"):
        after(two(), Rematched("u"))
    table = after(finished(), Rematched("u"))
    assert table.rematch == "u"
    with pytest.raises(BadCommand, match="already a rematch"):
        after(table, Rematched("v"))


# Any table at all


def happening(table: Table, luck: Luck) -> What:
    """Return anything that can happen at a table, mostly a decision, now and then something that is refused."""
    seat, dice = luck.below(table.seats), luck.below(100)
    if table.stage == "paused" and dice < 60:
        return Resumed()
    if table.may_undo(seat) and dice < 30:
        return Undone(seat, table.answered[seat])
    if table.may_hurry(seat) and dice < 50:
        return Hurried(seat)
    if table.open_seats() and dice < 60:
        return Joined(table.open_seats()[0], f"Guest {luck.below(1000)}") if dice < 50 else Filled("greedy")
    others: list[What] = [
        Said(seat, "", "hm"), Said(None, "Eve", "oh"), Paused(), Handed(seat, "random"), TakenBack(seat), Opened(seat),
        Named(seat, f"Name {luck.below(9)}"), Wished(seat, wish(table, luck)), Undone(seat, table.answered[seat]),
        Undone(seat, table.answered[seat] - 1), Resumed(), Rematched("early"), Paced(luck.below(70) / 2), Rewritten(),
    ]  # fmt: skip
    asked = table.awaited()
    if dice < 40 or not asked:
        return others[luck.below(len(others))]
    free = [*asked, *asked, *table.state.may_act()]  # now and then a choice is changed
    actor = free[luck.below(len(free))]
    stale = dice == 99
    return Acted(actor, table.answered[actor] - stale, str(choice(table, actor, luck, "build")))


def wish(table: Table, luck: Luck) -> Wishes:
    """Return a wish at random."""
    if table.play is None:
        return Wishes(forced=True)
    orders = [Order(name, asked.answers[0]) for name, asked in table.state.questions().items()]
    return Wishes(bool(luck.below(2)), tuple(orders[: luck.below(2)]))


def random_table(game: str, seed: int) -> tuple[list[Entry], list[tuple[Table, dict[str, Any]]]]:
    """Let anything happen at a table until the game is over; return its log, and tables with how they looked then."""
    luck = luck_from(seed)
    first = made(setting(game, person("Ada"), OPEN, person("Bob"), days=float(luck.below(2))), seed)
    log, table = [first], Table("t", first)
    kept = [(table, snapshot(table))]
    while table.stage != "over":
        what = table.duty() if luck.below(2) else None
        happened: What = happening(table, luck)
        if what is not None:
            action = str(what.action or choice(table, what.seat, luck))
            happened = Acted(what.seat, what.decision, action, what.by)
        entry = Entry(f"c{len(log)}", table.at + 60 * luck.below(1000), happened)
        keep = luck.below(20) == 0
        if keep:
            kept.append((table, snapshot(table)))
        try:
            table = table.then(entry)
        except PeriplusError:
            continue
        log.append(entry)
    last = Entry("end", table.at, Rematched("u"))
    return [*log, last], [*kept, (table.then(last), snapshot(table.then(last)))]


WALKS = [("example", seed) for seed in range(30)] + [("neptun", seed) for seed in range(6)]


@pytest.mark.parametrize(("game", "seed"), WALKS)
def test_a_table_is_its_log_and_never_changes(game: str, seed: int) -> None:
    """Whole games with everything that can happen: replayed from what is stored each table is the same.

    No table that was looked at on the way has changed by what happened later, or by what was refused.
    """
    log, kept = random_table(game, seed)
    stored = [encode(entry) for entry in log]
    assert [decode(data) for data in stored] == log
    for table, before in kept:
        assert snapshot(table) == before
        assert snapshot(replayed("t", [decode(data) for data in stored[: table.seq]])) == before


def test_the_random_tables_meet_everything() -> None:
    """Nothing that can happen is left out of them, and games are really played and taken back in."""
    met: Counter[str] = Counter()
    for game, seed in WALKS[:6]:
        met.update(type(entry.what).__name__ for entry in random_table(game, seed)[0])
    kinds = {kind.__name__ for kind in What.__args__}
    assert kinds - set(met) == {"Ended"}
    assert met["Undone"] > 20
    assert met["Acted"] > 200


@pytest.mark.parametrize("aid", [True, False])
def test_a_stored_table_keeps_its_memory_aid(aid: bool) -> None:
    """What was agreed is stored in full, so a table stays as it was when another value becomes the default."""
    stored = encode(made(setting("example", *people(2), memory_aid=aid)))
    assert f'"memory_aid":{str(aid).lower()}' in stored
    what = decode(stored).what
    assert isinstance(what, Made) and what.setting.memory_aid == aid


def test_a_record_of_any_table_replays() -> None:
    """However often it was taken back, paused and handed over."""
    _, kept = random_table("example", 3)
    record: Record = kept[-1][0].record()
    assert replay(record, game_of(record)) == kept[-1][0].state
