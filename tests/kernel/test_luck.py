"""The generator is specified, so that anybody can recompute what fell."""

from collections import Counter
from hashlib import blake2b

import pytest

from periplus.kernel.luck import SPAN, Luck, luck_from, stretch

PINNED = [714, 240, 456, 559, 210]
PINNED_SEED = "d4ef3b775338f27c"


def number_by_the_book(seed: bytes, stream: int, count: int) -> int:
    """Recompute one word from the specification alone."""
    block = seed + stream.to_bytes(8, "little") + (count // 8).to_bytes(8, "little")
    digest = blake2b(block, digest_size=64).digest()
    at = count % 8 * 8
    return int.from_bytes(digest[at : at + 8], "little") >> 3


def test_words_are_those_of_the_specification() -> None:
    """Every word is a slice of BLAKE2b over seed, stream and block number."""
    luck = Luck(stretch(5), [0, 0, 0])
    for count in range(40):
        for stream in (2, 0):
            assert luck.number(stream) == number_by_the_book(stretch(5), stream, count)
    assert luck.counts == [40, 0, 40]


def test_a_known_word_never_changes() -> None:
    """Pinned values: a record of today must replay in ten years."""
    luck = Luck(bytes(32), [0])
    assert [luck.below(1000) for _ in range(5)] == PINNED
    assert stretch(7).hex()[:16] == PINNED_SEED


def test_streams_do_not_shift_each_other() -> None:
    """Words of one stream are the same however often others are used."""
    one, other = Luck(stretch(1), [0, 0]), Luck(stretch(1), [0, 0])
    other.number(1)
    assert [one.number(0) for _ in range(20)] == [other.number(0) for _ in range(20)]


@pytest.mark.parametrize("used", [0, 3, 8, 13])
def test_a_saved_place_goes_on_where_it_was(used: int) -> None:
    """A generator made from seed and counts, and a copy, give the same words as the original."""
    luck = luck_from(2)
    for _ in range(used):
        luck.number(0)
    again, twin = Luck(stretch(2), luck.counts[:]), luck.copy()
    numbers = [luck.number(0) for _ in range(20)]
    assert numbers == [again.number(0) for _ in range(20)] == [twin.number(0) for _ in range(20)]


def test_below_is_fair() -> None:
    """Each number below the bound is equally likely; all words lie within their span."""
    luck = luck_from(3)
    rolls = Counter(luck.below(6) for _ in range(12_000))
    assert set(rolls) == set(range(6))
    assert all(1_800 < count < 2_200 for count in rolls.values())
    assert all(0 <= luck.number(0) < SPAN for _ in range(100))


def test_fresh_seeds_differ_and_use_up_luck() -> None:
    """Each fresh seed is new, of full length, and the same for the same generator."""
    one, other = luck_from(4), luck_from(4)
    seeds = [one.fresh_seed() for _ in range(5)]
    assert len(set(seeds)) == 5
    assert {len(seed) for seed in seeds} == {32}
    assert seeds == [other.fresh_seed() for _ in range(5)]
