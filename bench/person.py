"""Somebody at the page of a table in Chromium, who takes decisions by clicking and notices what that takes."""

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError
from tests.web.hands import Hands, hands_at

from periplus.kernel.action import Action

WORDS_A_MINUTE = 230
RECENT = 600
"""Milliseconds after which a click no longer excuses a shift of the layout, and a little more."""
CALM = 250
"""Milliseconds in which a page comes to rest after news."""

WATCH = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => (node?.closest ? node : node?.parentElement)?.closest("[id]")?.id ?? "");
    shifts.push([value, hadRecentInput, moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
ONE_CLICK = 'if (location.protocol === "http:") localStorage.setItem("periplus-one-click", "on");'
SIGHT = """([area, entries]) => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && each.getBoundingClientRect().width > 1;
  const texts = [...document.querySelectorAll(area)].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) found.push(walker.currentNode.data);
    return found;
  });
  return [[...document.querySelectorAll(entries)].filter(shown).length, texts];
}"""
SMALLEST = """() => {
  const texts = [...document.querySelectorAll("#panel-chart svg text")];
  const sizes = texts.filter((each) => each.checkVisibility() && each.textContent.trim()).map((each) => {
    const { a, b, c, d } = each.getScreenCTM();
    return parseFloat(getComputedStyle(each).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
  });
  return sizes.length ? Math.min(...sizes) : 0;
}"""


class Sight(NamedTuple):
    """What stands in sight where the question is."""

    entries: int
    texts: list[str]

    @property
    def words(self) -> int:
        """How many words there are."""
        return count_words(self.texts)


def count_words(texts: Sequence[str]) -> int:
    """Return how many words there are; signs are none."""
    return sum(len(re.findall(r"\S*\w\S*", text)) for text in texts)


class Pointer:
    """The finger of somebody at a page in Chromium."""

    def __init__(self, page: Page, one_click: bool = False) -> None:
        """Be at a page, where decisions may be taken with one click."""
        self.page = page
        self.one_click = one_click

    def evaluate(self, script: str, *given: object) -> Any:
        """Ask the page something."""
        return self.page.evaluate(script, list(given))

    def click(self, selector: str) -> None:
        """Click."""
        self.page.locator(selector).first.click()

    def look(self, hands: Hands) -> Sight:
        """Look at the question."""
        return Sight(*self.evaluate(SIGHT, hands.area, hands.entries))

    def take(self, action: Action, number: int) -> dict[str, Any]:
        """Take a decision when it is asked for, and say what it took."""
        self.page.locator(f'[data-awaited="yes"][data-decision="{number}"]').wait_for(state="attached")
        self.page.wait_for_timeout(CALM)
        hands = hands_at(self)
        sights = [self.look(hands)]
        for _ in hands.take(action):
            sights.append(self.look(hands))
            if self.one_click and self.is_taken(number):
                break
        read = Counter(sights[0].texts)
        for sight in sights[:-1]:
            read |= Counter(sight.texts)
        self.page.wait_for_timeout(RECENT)
        return {
            "number": number,
            "action": str(action),
            "clicks": len(sights) - 1,
            "entries": sights[0].entries,
            "most_entries": max(sight.entries for sight in sights[:-1]),
            "words": sights[0].words,
            "most_words": max(sight.words for sight in sights[:-1]),
            "seconds": round(count_words([*read.elements()]) * 60 / WORDS_A_MINUTE, 1),
        }

    def is_taken(self, number: int) -> bool:
        """Say whether a decision has been taken without being confirmed."""
        asked = self.page.locator(f'[data-decision="{number}"]').first
        with suppress(TimeoutError):
            asked.wait_for(state="detached", timeout=RECENT)
        return not asked.count()

    def shifts(self) -> dict[str, Any]:
        """Return how much the layout has shifted since the last time, without and with clicks, and what moved."""
        found: list[tuple[float, bool, list[str]]] = self.page.evaluate("() => shifts.splice(0)")
        unasked = [(value, moved) for value, recent, moved in found if not recent]
        return {
            "shift": round(sum(value for value, _ in unasked), 4),
            "shift_with_clicks": round(sum(value for value, *_ in found), 4),
            "moved": sorted({id for _, moved in unasked for id in moved if id}),
        }

    def tab_stops(self) -> int:
        """Return how often Tab is pressed until the focus is where something can be chosen."""
        for stops in range(200):
            if self.page.evaluate("() => document.activeElement.closest('#choice') !== null"):
                return stops
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never comes to the choices")

    def screens(self) -> float:
        """Return the height of the page in screens."""
        return float(self.page.evaluate("() => document.documentElement.scrollHeight / innerHeight"))
