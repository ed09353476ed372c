"""The studio: a process that makes pictures, dies and comes back, and never has too much to do or to remember."""

import asyncio
from threading import current_thread
from threading import enumerate as enumerate_threads

import pytest
from litestar.exceptions import ServiceUnavailableException

from periplus.table.entries import BadCommand
from periplus.table.whose import WHOSE
from periplus.web import studio as studios
from periplus.web.studio import Studio, Wanted

pytestmark = pytest.mark.once

DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>'


def dot() -> Wanted:
    """Return a small picture to make."""
    return Wanted("picture", [DOT], 9)


def test_a_picture_is_made_once() -> None:
    """The same key is not asked for again; another one is."""
    asked = list[int]()

    def wanted() -> Wanted:
        asked.append(1)
        return dot()

    async def case() -> None:
        made = await studio.make(("a",), wanted)
        assert made.startswith(b"\x89PNG")
        assert await studio.make(("a",), wanted) == made
        await studio.make(("b",), wanted)

    studio = Studio()
    asyncio.run(case())
    studio.close()
    assert len(asked) == 2


def test_it_forgets_what_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """The latest stays."""
    monkeypatch.setattr(studios, "MOST_BYTES", 150)

    async def case() -> None:
        for key in range(4):
            await studio.make((key,), dot)

    studio = Studio()
    asyncio.run(case())
    studio.close()
    assert list(studio.made)[-1] == (3,) and len(studio.made) < 4


def test_who_asks_for_too_much_is_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a few that wait, the next is refused; the others are made."""
    monkeypatch.setattr(studios, "MOST_WAITING", 2)

    async def case() -> list[object]:
        jobs = [studio.make((key,), dot) for key in range(4)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    studio = Studio()
    told = asyncio.run(case())
    studio.close()
    assert sorted(type(each).__name__ for each in told) == ["ServiceUnavailableException"] * 2 + ["bytes"] * 2
    refused = [each for each in told if isinstance(each, ServiceUnavailableException)]
    assert all(each.status_code == 503 and (each.headers or {})["Retry-After"] for each in refused)


def test_one_address_leaves_room_for_others() -> None:
    """Many pictures for one address at once -> a few are made; those of another, and whoever asks later, are made."""

    async def one(whose: str, key: str) -> object:
        WHOSE.set(whose)
        return await studio.make((whose, key), dot)

    async def case() -> list[object]:
        jobs = [one("10.0.0.1", f"{key}") for key in range(20)] + [one("10.0.0.2", "a")]
        found = list(await asyncio.gather(*[asyncio.create_task(job) for job in jobs], return_exceptions=True))
        return [*found, await one("10.0.0.1", "later")]

    studio = Studio()
    told = asyncio.run(case())
    studio.close()
    assert sum(isinstance(each, bytes) for each in told[:20]) == studios.MOST_OF_ONE
    assert all(isinstance(each, bytes) for each in told[20:]) and not studio.asked


def test_nothing_is_drawn_for_those_who_must_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of other pictures -> only a few are drawn at all, one at a time."""
    monkeypatch.setattr(studios, "MOST_ASKED", 3)
    drawn, at_once = list[str](), list[int]()

    def wanted() -> Wanted:
        drawn.append(current_thread().name)
        at_once.append(sum(thread.name.startswith("drawing") for thread in enumerate_threads()))
        return dot()

    async def case() -> list[object]:
        jobs = [studio.make((key,), wanted) for key in range(50)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    studio = Studio()
    told = asyncio.run(case())
    studio.close()
    assert len(drawn) == 3 and max(at_once) == 1
    assert sum(isinstance(each, ServiceUnavailableException) for each in told) == 47


def test_a_process_that_dies_is_started_again() -> None:
    """What cannot be drawn ends it, and is told as a fault; the next picture is made."""

    async def case() -> bytes:
        with pytest.raises(BadCommand):
            await studio.make(("bad",), lambda: Wanted("picture", ["<svg"], 9))
        return await studio.make(("good",), dot)

    studio = Studio()
    made = asyncio.run(case())
    studio.close()
    assert made.startswith(b"\x89PNG")
    assert ("bad",) not in studio.made


def test_nobody_waits_for_what_is_closed() -> None:
    """Closed while one picture is being made and another is waiting -> both are refused, at once."""

    async def case() -> list[bytes | BaseException]:
        asked = [asyncio.create_task(studio.make((key,), dot)) for key in "ab"]
        while not studio.workers["picture"].waiting:
            await asyncio.sleep(0)
        studio.close()
        return await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 5)

    studio = Studio()
    assert all(isinstance(told, ServiceUnavailableException | BadCommand) for told in asyncio.run(case()))


def test_nothing_starts_after_it_was_closed() -> None:
    """A late request is refused."""
    studio = Studio()
    studio.close()
    with pytest.raises(ServiceUnavailableException):
        asyncio.run(studio.make(("late",), dot))
