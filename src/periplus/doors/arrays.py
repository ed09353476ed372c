"""What learners see, as arrays of numpy, and pictures of their games."""

from io import BytesIO
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from PIL import Image

from periplus.doors.course import BEGUN, NOT_YET, Spelled
from periplus.draw.png import to_png
from periplus.kernel.names import Names
from periplus.kernel.numbers import Ledger
from periplus.kernel.state import State
from periplus.kernel.text import text
from periplus.kernel.words import view_in_words

Seen = dict[str, NDArray[Any]]

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
NUMBER: Final = np.dtype("<i4")  # as a ledger writes it
WIDTH: Final = 960  # of pictures, in pixels


def space_of(spelled: Spelled) -> Dict:
    """Return the space of what is seen: numbers, and a mask of symbols."""
    entries = spelled.game.numbering(spelled.seats, spelled.options)
    more = 0 if spelled.game.codec.every else BEGUN
    low = np.array([entry.low for entry in entries] + [NOT_YET] * more, NUMBER)
    high = np.array([entry.high for entry in entries] + [spelled.symbols] * more, NUMBER)
    return Dict({"observation": Box(low, high, dtype=np.int32), "action_mask": Box(0, 1, (spelled.symbols,), np.int8)})


def seen_by(spelled: Spelled, seat: int) -> Seen:
    """Return what a seat knows, and the symbols that it may choose now."""
    ledger = Ledger(spelled.seats)
    spelled.tell(seat, ledger)
    return {"observation": numbers_in(ledger.written.getvalue()), "action_mask": mask_in(spelled.mask(seat))}


def numbers_in(written: bytes) -> NDArray[Any]:
    """Return the numbers that a ledger has written, which the caller may change."""
    return np.frombuffer(bytearray(written), NUMBER)


def mask_in(mask: bytearray) -> NDArray[Any]:
    """Return a mask, or several."""
    return np.frombuffer(mask, np.int8)


def render(s: State, mode: str | None, seat: int | None) -> str | NDArray[Any] | None:
    """Show what lies on the table for a seat (None: a spectator), in words or as a picture."""
    view = s.view(seat)
    if mode in ("ansi", "human"):
        words = view_in_words(s.game, view, seat, Names(text("en", s.game.room), s.game, view))
        return print(words) if mode == "human" else words
    drawn = view._repr_svg_() if mode in ("svg", "rgb_array") else None
    if drawn is None or mode == "svg":
        return drawn
    return np.asarray(Image.open(BytesIO(to_png(drawn, WIDTH))).convert("RGB"))
