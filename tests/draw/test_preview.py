"""Preview pictures: their size, and a title of any length."""

import struct

import pytest

from periplus.draw.png import to_png
from periplus.draw.preview import HIGH, WIDE, preview

pytestmark = pytest.mark.once

SEA = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00f"/></svg>'


@pytest.mark.parametrize("cropped", [True, False])
@pytest.mark.parametrize("title", ["Io", "A very long title that nobody would ever give to a table of theirs", "<&>"])
def test_a_preview_has_the_size_that_other_sites_ask_for(title: str, cropped: bool) -> None:
    """1200 by 630, whatever the title, which is escaped."""
    drawn = preview(SEA, title, "3 to 5 players", cropped)
    assert struct.unpack(">II", to_png(drawn, WIDE)[16:24]) == (WIDE, HIGH) == (1200, 630)
    assert "<&>" not in drawn
    assert "var(--" not in drawn
