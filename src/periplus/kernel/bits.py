"""Sets of small numbers (seats, kinds, places) as the bits of one number."""


def mask(members: list[int]) -> int:
    """Return the set of these members."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def lowest(bits: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> list[int]:
    """Return the members of a set, in order."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
