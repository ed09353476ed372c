"""Gold, points and cards move only as the events say: a ledger kept over whole games."""

import pytest

import periplus
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.playout import random_choice

EARNED, SPENT = {"taken": ["gold"]}, {"sailed": ["gold"], "stayed": ["gold"], "fulfilled": ["price"]}


def gold_moved(event: Event, seat: int) -> int:
    """Return what an event adds to the purse of a seat."""
    if event.public.get("seat") != seat:
        return 0
    moved = sum(int(str(event.public[name])) for name in EARNED.get(event.name, []))
    moved -= sum(int(str(event.public[name])) for name in SPENT.get(event.name, []))
    pay = event.public.get("pay")
    if event.name == "fulfilled" and isinstance(pay, Message) and pay.id == "pay-gold":
        moved += int(str(pay.params["gold"]))
    return moved


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_gold_and_points_follow_the_events(seats: int, seed: int) -> None:
    """N22, N31, N35, N36: purses change by what is told, tokens by what they advance, and by nothing else."""
    s, luck, last = periplus.game("neptun").new(seats, seed), luck_from(seed), -1
    while not s.is_over:
        before, told = s.view(None), list[Event]()
        last, action = random_choice(s, luck, last)
        s.apply(last, action, told)
        after = s.view(None)
        for seat in range(seats):
            moved = sum(gold_moved(event, seat) for event in told)
            assert after["players"][seat]["gold"] == before["players"][seat]["gold"] + moved
            for temple in range(5):
                name = after["temples"][temple]["name"]
                advanced = [
                    int(str(event.public["points"]))
                    for event in told
                    if event.name == "advanced" and (event.public["seat"], event.public["region"]) == (seat, name)
                ]
                tokens = [each["temples"][temple]["tokens"][seat]["space"] for each in (before, after)]
                assert tokens[1] == tokens[0] + sum(advanced)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_receives_seventeen_oar_cards(seats: int) -> None:
    """N7, N21, N42: 2 + 15 cards come in, 15 are played in regular turns, so at most 2 are left for extra turns."""
    for seed in range(20):
        s, luck, told = periplus.game("neptun").new(seats, seed), luck_from(seed), list[Event]()
        last = -1
        while not s.is_over:
            last, action = random_choice(s, luck, last)
            s.apply(last, action, told)
        for seat in range(seats):
            taken = sum(event.name == "taken" and event.public["seat"] == seat for event in told)
            extra = sum(event.name == "extra-oar" and event.public["seat"] == seat for event in told)
            assert taken == 15
            assert extra <= 2
            assert s.view(seat)["players"][seat]["hand_size"] == 2 + 15 - 15 - extra
