"""Style sheets read again: their rules, the colours they use, and how much these stand out against each other."""

import re

SMALL, LARGE = 4.5, 3.0
"""How much text must stand out: large is from 24 px on, or from 18.66 px if bold; signs count as large."""
COLOUR = re.compile(r"#[0-9a-f]{6}")
SELECTOR = re.compile(r"\.drawing (?:\.[a-z][a-z0-9-]*|text)(?: \.[a-z][a-z0-9-]*)*")


def luminance(colour: str) -> float:
    """Return how light a colour is, as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return how much two colours stand out against each other, from 1 to 21."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """Return what is seen of a colour that lets another shine through."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in pairs)


def used(source: str) -> set[str]:
    """Return the names of colours in a style sheet or a drawing."""
    return set(re.findall(r"var\(--([a-z0-9-]+)\)", source))


def rules(source: str) -> list[tuple[str, str]]:
    """Return the selectors of a style sheet with what they set."""
    return [
        (selector.strip(), body) for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", without_comments(source))
    ]


def without_comments(source: str) -> str:
    """Return a style sheet without what it says to people."""
    return re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)


def check_plain(source: str) -> None:
    """Check that every selector is a chain of classes below ``.drawing``, and that no colour is written out.

    Programs that make pictures understand nothing else, and a colour that is written out would not change at night.
    """
    found = rules(source)
    assert found
    for selectors, body in found:
        assert all(SELECTOR.fullmatch(each.strip()) for each in selectors.split(",")), selectors
        assert all(re.fullmatch(r"[a-z-]+: [^:]+", each.strip()) for each in body.split(";") if each.strip()), body
    assert without_comments(source).count("{") == len(found)
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb|hsl", without_comments(source))
