"""How the game ends, and who is ahead."""

from periplus.games.mare_nostrum.box import CARDS, DIRECTOR, MILITARY, NOBODY, POLITICAL, PYRAMIDS
from periplus.games.mare_nostrum.income import income, income_count
from periplus.games.mare_nostrum.provinces import invader_of
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.message import Event
from periplus.kernel.standings import Standings, rank


def cards_to_win(s: MareNostrumState) -> int:
    """Return how many heroes and wonders it takes to win (M1)."""
    return s.box.goal_cards_long if s.options.long_game else s.box.goal_cards


def roles_change(s: MareNostrumState) -> bool:
    """Say whether roles are compared: before every turn but the first (M15), or after a free set-up (M13)."""
    return s.turns > 0 or s.options.free_set_up


def begin_turn(s: MareNostrumState) -> None:
    """Begin the next turn."""
    s.turns += 1
    if s.told is not None:
        s.tell(Event("turn", {"turn": s.turns}))


def turn_limit_reached(s: MareNostrumState) -> bool:
    """Say whether the last turn of a limited game has been played (M3)."""
    return s.options.turn_limit > 0 and s.turns >= s.options.turn_limit


def end_by_limit(s: MareNostrumState) -> None:
    """End the game without anybody having reached the goal."""
    s.end("turn-limit")


def other_victories(s: MareNostrumState) -> None:
    """End the game if an option of M1 lets somebody win once the roles have been assigned."""
    if s.turns == 0:
        return
    if s.options.three_roles and s.roles[DIRECTOR] == s.roles[POLITICAL] == s.roles[MILITARY]:
        s.end("roles")
    elif s.options.four_capitals and max(capitals_held(s)) >= s.box.goal_capitals:
        s.end("capitals")


def capitals_held(s: MareNostrumState) -> list[int]:
    """Return how many capital provinces each seat holds: its own, and those of others that it alone has invaded."""
    held = [0] * s.seats
    for capital in s.box.civ_capital:
        invader = invader_of(s, capital)
        seat = s.player(s.owner[capital] if invader == NOBODY else invader)
        if seat != NOBODY:
            held[seat] += 1
    return held


def winner(s: MareNostrumState) -> int:
    """Return who has reached the goal, or NOBODY."""
    match s.ending:
        case "pyramids":
            return s.card_owner[PYRAMIDS]
        case "cards":
            return max(range(s.seats), key=s.cards_won)
        case "roles":
            return s.roles[DIRECTOR]
        case "capitals":
            return max(range(s.seats), key=capitals_held(s).__getitem__)
    return NOBODY


def standings(s: MareNostrumState) -> Standings:
    """Rank the winner first, the others by heroes and wonders, then by the income they would collect now (M3)."""
    first, found = winner(s), income(s)
    heroes, wonders = [0] * s.seats, [0] * s.seats
    for card in range(CARDS):
        if s.card_owner[card] != NOBODY:
            (wonders if s.box.card_wonder[card] else heroes)[s.card_owner[card]] += 1
    scores = [s.cards_won(seat) for seat in range(s.seats)]
    sources = [{"heroes": heroes[seat], "wonders": wonders[seat]} for seat in range(s.seats)]
    keys: list[tuple[int, ...]] = [
        (int(seat == first), scores[seat], income_count(s, seat, found)) for seat in range(s.seats)
    ]
    return rank(s.ending, scores, sources, keys)
