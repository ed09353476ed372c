"""What readers are told of what happens: news to be read, the latest moves, their own answer, and the pace of bots."""

import re
import time
from collections.abc import Callable

import pytest

from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.table.entries import Hurried, Paced
from periplus.table.live import Live
from periplus.table.table import Table
from periplus.web.fragments import html_of
from periplus.web.news import LATEST, MOST, News
from tests.table.hosting import acts, after, bot, choice, people, person, play_on, setting, table_of
from tests.web.player import Player, Stream, data_of
from tests.web.server import Server
from tests.web.test_api import open_table
from tests.web.test_fragments import look_at

pytestmark = pytest.mark.once

GAMES = ["example", "neptun", "mare_nostrum", "parthenon"]


def told(table: Table, seat: int | None = None, read: int = 0) -> News:
    """Return what a reader is told."""
    return News(look_at(Live(table), seat), read)


def until_told(name: str, *events: str, seed: int = 1, prefer: str = "-") -> Table:
    """Play on until one of these events has just happened."""

    def is_told(table: Table) -> bool:
        latest = [line for line in table.lines if line.version == table.version]
        return any(isinstance(line.what, Event) and line.what.name in events for line in latest)

    return play_on(table_of(setting(name, *people(3)), seed), is_told, luck_from(seed), prefer)


def a_few_more(table: Table) -> Table:
    """Play on for a few decisions, or to the end."""
    last = table.seq + 4
    return play_on(table, lambda now: now.seq >= last or now.stage == "over", luck_from(last))


# News to be read


def test_a_fight_is_told_with_dice_and_losses() -> None:
    """Both sides with what they rolled, what they have in all and what it hits; then who fell, with the clause."""
    table = until_told("mare_nostrum", "lost", seed=5, prefer="move")
    announced = told(table).announcements()[-1]
    told_of = [line.what for line in table.lines if isinstance(line.what, Event) and line.what.name == "battle"]
    params = told_of[-1].public
    assert [side.dice for side in announced.sides] == [params["dice"], params["enemy_dice"]]
    assert [side.total for side in announced.sides] == [params["total"], params["enemy_total"]]
    assert (announced.clause, announced.sound, announced.title) == ("M54", "dice", f"Battle in {params['place']}")
    assert [clause for _, clause in announced.lines] == ["M54"] * len(announced.lines)
    assert "loses" in announced.lines[-1][0].text


def test_what_is_told_as_a_whole_waits_for_its_end() -> None:
    """An exchange is told when it is over: all offers, and who took what."""
    table = until_told("mare_nostrum", "offers")
    assert not [announced for announced in told(table).announcements() if announced.title == "The exchange"]
    over = play_on(
        table, lambda now: now.state.step_name() not in ("Pick", "Redirect", "PickInstead", "Give"), luck_from(1)
    )
    announced = told(over).announcements()[-1]
    assert announced.title == "The exchange"
    kinds = [line.kind.removesuffix("-own") for line, _ in announced.lines]
    assert kinds.count("event-offers") >= 2 and "event-taken" in kinds


def test_a_card_that_was_given_in_secret_is_told_to_both_alone() -> None:
    """A spectator, and whoever looks on, reads that a card was given."""
    table = until_told("mare_nostrum", "gift")
    gift = next(
        line.what for line in reversed(table.lines) if isinstance(line.what, Event) and line.what.name == "gift"
    )
    for reader in (None, 0, 1, 2):
        announced = told(table, reader).announcements()[-1]
        given = [line.kind for line, _ in announced.lines if line.kind.startswith("event-gift")]
        assert given == ["event-gift-own" if reader in gift.owners else "event-gift"]


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_round_is_told_with_standings(name: str) -> None:
    """Ranks and scores as they were then, with what was gained; it stays in the log."""
    table = play_on(table_of(setting(name, *people(3)), 4), lambda table: len(table.closings) > 1, luck_from(4))
    at = max(table.closings)
    announced = told(table).told_at([at])[at]
    standings = table.closings[at].standings.seats
    assert [(each.seat, each.rank, each.score) for each in announced.ranking] == [
        (each.seat, each.rank, each.score) for each in standings
    ]
    first = {each.seat: each.score for each in table.closings[min(table.closings)].standings.seats}
    assert [each.gain for each in announced.ranking] == [each.score - first[each.seat] for each in standings]
    assert announced.title.endswith("is over")
    assert announced.clause in html_of("announcement", look_at(Live(table), None))


@pytest.mark.parametrize("name", GAMES)
def test_news_are_numbered_and_few(name: str) -> None:
    """Numbers only grow; a page shows the last few, and none that was read; every reader has the same ones."""
    table, seen = table_of(setting(name, *people(3)), 2), 0
    for _ in range(60):
        table = a_few_more(table)
        numbers = [announced.number for announced in told(table).announcements()]
        assert numbers == sorted(set(numbers)) and len(numbers) <= MOST
        assert not numbers or numbers[-1] >= seen
        seen = max([seen, *numbers])
        assert [announced.number for announced in told(table, 1).announcements()] == numbers
        assert told(table, read=seen).announcements() == []
        if table.stage == "over":
            break
    assert seen


# The latest moves


def test_moves_since_the_last_decision_are_listed() -> None:
    """From the own decision on, the newest last, at most so many; the mark of a seat stands for its name."""
    table = table_of(setting("neptun", *people(3)))
    actor = table.awaited()[0]
    table = acts(table, actor, str(table.state.legal_actions(actor)[0]))
    moves, count = told(table, actor).since()
    assert count == len(moves) >= 1
    place, first = moves[0]
    assert (place, first.who, first.seat) == (table.decided[actor], table.chairs[actor].name, actor)
    assert not first.text.startswith(first.who)
    further = play_on(table, lambda now: now.stage == "over", luck_from(3))
    moves, count = told(further, None).since()
    assert len(moves) == count == LATEST
    assert moves[-1] == (len(further.lines) - 1, told(further).line(len(further.lines) - 1))


def test_own_moves_count_from_each_decision() -> None:
    """After every decision of a seat the list begins anew for it, and goes on for the others."""
    table = table_of(setting("neptun", *people(3)))
    table = play_on(table, lambda now: now.seq > 8, luck_from(3))
    actor = table.awaited()[0]
    others = {seat: told(table, seat).since()[1] for seat in range(3)}
    after_it = acts(table, actor, str(table.state.legal_actions(actor)[0]))
    more = len(after_it.lines) - len(table.lines)
    assert [told(after_it, seat).since()[1] for seat in range(3)] == [
        more if seat == actor else others[seat] + more for seat in range(3)
    ]


# The course of the game


@pytest.mark.parametrize("name", GAMES)
def test_the_course_shows_the_phase_and_those_around_it(name: str) -> None:
    """At most three phases, of which one is now: done before, to come after; whatever the phase."""
    table = table_of(setting(name, *people(3)))
    for _ in range(40):
        if table.stage == "over":
            break
        news = told(table)
        steps = [step.when for step in news.steps()]
        assert len(steps) <= 3
        assert steps == sorted(steps, key=["done", "now", "next"].index) and steps.count("now") == bool(steps)
        assert news.chapters()
        assert not set(news.chapters()) & {step.text for step in news.steps()}
        table = play_on(table, lambda now, was=table.chapters: now.chapters != was or now.stage == "over", luck_from(3))  # type: ignore[misc]


# One's own answer


def test_an_answer_stays_until_all_have_answered() -> None:
    """What was answered, who is waited for, and whether it can be changed; nobody else reads it."""
    table = table_of(setting("example", *people(3)))
    stakes = [str(each) for each in table.state.legal_actions(0)]
    answered = acts(table, 0, stakes[0])
    answer = told(answered, 0).answer()
    assert answer is not None
    assert answer.told == f"You stake {stakes[0].removeprefix('stake ')}."
    assert (answer.waiting, answer.may_change) == ("Waiting for Bob and Cleo.", True)
    assert [told(answered, seat).answer() for seat in (1, 2, None)] == [None, None, None]
    changed = told(acts(answered, 0, stakes[-1]), 0).answer()
    assert changed is not None and changed.told == f"You stake {stakes[-1].removeprefix('stake ')}."
    over = acts(acts(answered, 1, first(answered, 1)), 2, first(answered, 2))
    assert told(over, 0).answer() is None


def first(table: Table, seat: int) -> str:
    """Return the first thing that a seat may do."""
    return str(table.state.legal_actions(seat)[0])


def test_an_answer_without_words_of_its_own_is_told_by_its_label() -> None:
    """Parthenon tells others only that a seat has decided."""
    table, luck = table_of(setting("parthenon", *people(3))), luck_from(2)
    for _ in range(300):
        seat, before = table.awaited()[0], table
        table = acts(table, seat, str(choice(table, seat, luck)))
        names = [line.what.name for line in table.lines[-1:] if isinstance(line.what, Event)]
        answer = told(table, seat).answer()
        if answer is not None and names == ["answered"]:
            break
    assert answer is not None and table.play is not None
    label = before.state.describe(seat, table.play.decisions[-1][1]).label
    assert answer.told == f"You have answered: {look_at(Live(table), seat).tell(label)}."


# The pace of bots


def test_the_pace_is_named() -> None:
    """The one that comes closest."""
    table = table_of(setting("example", person("Ada"), bot(), bot_delay=1.0))
    assert [told(after(table, Paced(seconds)), 0).pace for seconds in (60.0, 2.0, 0.6, 0.0)] == [
        "slow", "normal", "fast", "at-once",
    ]  # fmt: skip


def test_skipping_is_offered_while_it_helps() -> None:
    """To somebody who waits for bots that take their time, and has not skipped yet."""
    table = table_of(setting("example", person("Ada"), bot(), bot_delay=1.0))
    waiting = acts(table, 0, first(table, 0))
    assert [told(table, 0).may_hurry, told(waiting, 0).may_hurry, told(waiting).may_hurry] == [False, True, False]
    assert not told(after(waiting, Hurried(0)), 0).may_hurry
    assert not told(after(waiting, Paced(0.0)), 0).may_hurry


# Over HTTP


def seated(server: Server, *chairs: str, **fields: str) -> Player:
    """Seat somebody at the example."""
    ann = Player(server.home, "Ann")
    ann.open_table("example", chairs, **fields)
    return ann


def quiet(stream: Stream) -> bool:
    """Say whether nothing is heard for a while."""
    heard = len(stream.events)
    time.sleep(0.7)
    return len(stream.events) == heard


def till(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_without_scripts_news_are_dismissed_by_a_form(server: Server) -> None:
    """The announcement is on the page until its button was pressed; the log keeps what it told."""
    ann = seated(server, "me", "bot:greedy")
    till(lambda: ann.move() is not None and 'class="card framed announced"' in ann.look().text)
    while "is over" not in ann.look().text:
        ann.move()
    page = ann.look().text
    number = page.rpartition('name="number" value="')[2].partition('"')[0]
    answer = ann.say("read", {"number": number}, parts=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{ann.table}")
    assert f"/table/{ann.table}" in answer.headers["set-cookie"]
    left = re.findall(r'data-number="(\d+)"', ann.look().text)  # the bot may have made news in the meantime
    assert all(int(each) > int(number) for each in left)
    assert "Round 1 is over" in ann.look("/log").text
    ann.leave()


@pytest.mark.parametrize("number", ["", "x", "-1", "99999999999"])
def test_only_numbers_are_read(server: Server, number: str) -> None:
    """Anything else is refused, and a cookie like this is passed over."""
    ann = seated(server, "me", "bot:greedy")
    assert ann.say("read", {"number": number}, parts=False).status_code == 422
    ann.client.cookies.set("read", number)
    assert ann.look().status_code == 200
    ann.leave()


def test_pages_of_others_hear_nothing_of_a_changed_choice(server: Server) -> None:
    """Neither pages nor programs; whoever changed it sees the new choice."""
    programs, told_ = open_table(server, "neptun", "me", "me", "me")
    while programs[0].get("/view")["view"]["step"] != "ChooseOar":
        for each in programs:
            if each.get()["asked"]:
                offered = each.get("/actions")
                each.do("/act", {"decision": offered["decision"], "action": offered["actions"][0]["notation"]})
    one, other = programs[:2]
    eve = Player(server.home, "Eve")
    eve.watch(f"/watch/{told_['watch']}")
    page, stream, own = eve.listen("/stream?seat="), other.listen(), one.listen()
    choices = one.get("/actions")["actions"]
    one.do("/act", {"decision": one.get()["decision"], "action": choices[0]["notation"]})
    for listening in (stream, own, page):
        listening.wait(lambda stream: len(stream.events) > 1)
    till(lambda: quiet(page))  # everybody has come
    heard, sequence = [len(page.events), len(stream.events)], other.get()["sequence"]
    log = other.get("/log?after=0")
    for at in (1, 2, 0, 3):
        one.do("/act", {"decision": one.get()["decision"], "action": choices[at]["notation"]})
    own.wait(lambda stream: data_of(stream.events[-1])["decision"] == one.get()["decision"])
    other.do("/say", {"text": "still here"})
    stream.wait(lambda stream: data_of(stream.events[-1])["sequence"] == sequence + 1)
    page.wait(lambda stream: any("still here" in each.data for each in stream.events))
    assert [len(page.events), len(stream.events)] == [count + 1 for count in heard]
    assert other.get("/log?after=0") == log
    mine = [
        each["message"]["params"] for each in one.get("/log?after=0") if each["message"]["id"] == "event-chosen-own"
    ]
    assert len(mine) == 1
    eve.leave()


def test_programs_set_the_pace_and_skip(server: Server) -> None:
    """The status tells how long bots wait; only while bots alone are awaited can one skip."""
    (one,), _ = open_table(server, "example", "me", "bot:greedy", bot_delay=60)
    assert one.get()["bot_delay"] == 60
    assert one.post("/skip").status_code == 422
    one.do("/pace", {"seconds": 30})
    assert one.get()["bot_delay"] == 30
    assert one.post("/pace", {"seconds": 61}).status_code == 400
    offered = one.get("/actions")
    one.do("/act", {"decision": offered["decision"], "action": offered["actions"][0]["notation"]})
    one.do("/skip")
    till(lambda: bool(one.get()["asked"]))


def test_the_pace_is_the_hosts_to_set(server: Server) -> None:
    """Another player is refused, by page and by program; everybody sees the pace."""
    programs, _ = open_table(server, "example", "me", "me", "bot:greedy")
    assert programs[1].post("/pace", {"seconds": 1}).status_code == 403
    ann, bo = seated(server, "me", "open", "bot:greedy"), Player(server.home, "Bo")
    bo.join(ann.invitations()[0])
    assert bo.say("pace", {"pace": "slow"}).status_code == 403
    assert ann.say("pace", {"pace": "never"}).status_code == 422
    assert ann.say("pace", {"pace": "slow"}).status_code == 200
    assert "Bots: slow" in bo.look().text
    assert "Bots now wait 5 seconds." in bo.look().text
    for each in (ann, bo):
        each.leave()
