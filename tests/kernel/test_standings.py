"""Ranks: by score, or by what breaks ties."""

from periplus.kernel.standings import rank


def test_equal_scores_share_a_rank() -> None:
    """7, 9, 7: one winner, two seconds, nobody third."""
    standings = rank("over", [7, 9, 7], [{}, {}, {}])
    assert [(each.seat, each.rank) for each in standings.seats] == [(1, 1), (0, 2), (2, 2)]
    assert standings.winners() == [1]


def test_keys_break_ties_and_may_outrank_scores() -> None:
    """Equal scores, one more wonder: ranked by the key, which stands in the data."""
    standings = rank("over", [13, 13, 15], [{}, {}, {}], [(0, 13, 1), (0, 13, 0), (0, 12, 9)])
    assert [each.seat for each in standings.seats] == [0, 1, 2]
    assert [each.rank for each in standings.seats] == [1, 2, 3]
    assert standings.to_json()["seats"] == [
        {"seat": 0, "rank": 1, "score": 13, "sources": {}, "key": [0, 13, 1]},
        {"seat": 1, "rank": 2, "score": 13, "sources": {}, "key": [0, 13, 0]},
        {"seat": 2, "rank": 3, "score": 15, "sources": {}, "key": [0, 12, 9]},
    ]
