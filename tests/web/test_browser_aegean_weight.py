"""How much of Parthenon's page goes over the wire: the first view, and pushes to whoever plays among six."""

from statistics import mean

import pytest
from playwright.sync_api import expect

from tests.web.boards import AT_SEA
from tests.web.browser import Visit
from tests.web.server import Server
from tests.web.test_browser_neptun import pushed, wire

pytestmark = pytest.mark.once

CROWD = ("me", *["bot:random"] * 5)


def test_a_table_of_six_is_light_to_load(server: Server, visit: Visit) -> None:
    """All that the first view needs, without fonts, is below 300 kB."""
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CROWD)
    fresh = visit(server, **AT_SEA)
    fresh.context.add_cookies([{**each} for each in ann.context.cookies()])  # type: ignore[typeddict-item]
    told = wire(fresh)
    fresh.go(ann.path)
    expect(fresh.page.locator("#panel-chart .for-light")).to_be_visible()
    fresh.page.wait_for_function("() => [...document.images].every(each => !each.offsetParent || each.complete)")
    weights = {url: size for url, size in told().items() if "/fonts/" not in url}
    assert any("/board/parthenon/light.svg" in url for url in weights)
    assert 30_000 < sum(weights.values()) < 300_000, weights


def test_what_is_pushed_to_one_of_six_stays_small(server: Server) -> None:
    """Below 15 kB after a move, and no more late in the game than early in it."""
    for weights in pushed(server, 150, "parthenon", CROWD):
        first, *later = weights
        assert first < 60_000
        assert max(later) < 15_000
        assert mean(later[100:]) <= 1.5 * mean(later[:50])
