"""Luck: one specified generator, so that any game can be replayed, and proved, anywhere.

Number ``k`` of stream ``t`` is the ``k % 8``-th little-endian 64-bit number of
BLAKE2b-512(seed, then ``t`` and ``k // 8`` as little-endian 64-bit numbers), without its three lowest bits.
"""

from hashlib import blake2b
from struct import pack
from typing import Final

from mypy_extensions import i64

SEED_BYTES: Final = 32
IN_BLOCK: Final = 8
IN_NUMBER: Final = 8
SPAN: Final = 1 << 61
# 61 bits, because compiled code keeps these numbers, and their span, in a register and larger ones on the heap.
DROPPED_BITS: Final = 3


def stretch(number: int) -> bytes:
    """Return the seed that stands for a number, for simulations and tests."""
    return blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"periplus").digest()


def block_of_numbers(seed: bytes, stream: int, block: int) -> bytes:
    """Return the bytes of one block of one stream, in which there are eight numbers."""
    return blake2b(seed + pack("<QQ", stream, block)).digest()


def number_in(block: bytes, place: int) -> int:
    """Return one of the numbers of a block: most are never asked for, so each is read by itself."""
    first = IN_NUMBER * place
    number: i64 = block[first] >> DROPPED_BITS
    for at in range(1, IN_NUMBER):
        byte: i64 = block[first + at]
        number |= byte << i64(8 * at - DROPPED_BITS)
    return int(number)


class Luck:
    """A seed and, for each stream, how many of its numbers have been used."""

    def __init__(self, seed: bytes, counts: list[int]) -> None:
        """Begin at the given place of each stream (``[0]``: one stream, nothing used)."""
        self.seed: Final = seed
        self.counts = counts
        # The current block of each stream: a cache.
        self.blocks: list[bytes] = [b""] * len(counts)

    def copy(self) -> "Luck":
        """Return an independent generator that gives the same numbers."""
        twin = Luck(self.seed, self.counts[:])
        twin.blocks = self.blocks[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Travel without the cache."""
        return Luck, (self.seed, self.counts[:])

    def number(self, stream: int) -> int:
        """Return the next number of a stream, from 0 up to 2**61."""
        count = self.counts[stream]
        place = count % IN_BLOCK
        block = self.blocks[stream]
        if place == 0 or not block:
            block = block_of_numbers(self.seed, stream, count // IN_BLOCK)
            self.blocks[stream] = block
        self.counts[stream] = count + 1
        return number_in(block, place)

    def below(self, bound: int, stream: int = 0) -> int:
        """Return a number from 0 up to ``bound``, each equally likely."""
        if not 0 < bound <= SPAN:
            raise ValueError(f"cannot choose below {bound}")
        while True:
            number = self.number(stream)
            rest = number % bound
            if number - rest <= SPAN - bound:  # not in what is left over at the end of the span
                return rest

    def fresh_seed(self) -> bytes:
        """Return a new seed made from the next number, for a future that nobody has seen."""
        return blake2b(self.seed + pack("<Q", self.number(0)), digest_size=SEED_BYTES).digest()


def luck_from(number: int) -> Luck:
    """Return a generator with one stream, for bots, simulations and tests."""
    return Luck(stretch(number), [0])


class Draw(Exception):
    """A draw that nobody has decided yet: it has so many outcomes, numbered from 0."""

    def __init__(self, outcomes: int, stream: int) -> None:
        """Say how many, and for which deck or die."""
        super().__init__(f"a draw with {outcomes} outcomes is open")
        self.outcomes: Final = outcomes
        self.stream: Final = stream


class Script(Luck):
    """Luck that falls as it is told, and raises a ``Draw`` when it is told nothing more."""

    def __init__(self, luck: Luck, outcomes: list[int]) -> None:
        """Take the luck that it stands in for, and the outcomes of the next draws."""
        super().__init__(luck.seed, luck.counts[:])
        self.outcomes: Final = outcomes
        self.used: int = 0

    def below(self, bound: int, stream: int = 0) -> int:
        """Return the next outcome."""
        if self.used == len(self.outcomes):
            raise Draw(bound, stream)
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < bound:
            raise ValueError(f"a draw with {bound} outcomes cannot come to {outcome}")
        self.used += 1
        return outcome
