"""One request about one table: who is asking, what they hold, how they see it, and how they are answered."""

import time
from collections.abc import Mapping, Sequence
from itertools import starmap

from litestar import Response
from litestar.enums import MediaType
from litestar.response import Redirect

from periplus.kernel.errors import PeriplusError
from periplus.table.commands import Command
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.situation import IN_PLAY
from periplus.web.blocks import partials
from periplus.web.fragments import STREAMED, Fragments, curtain, refusal, whole
from periplus.web.limits import SAFE
from periplus.web.look import Look
from periplus.web.render import harbour_of, home, page
from periplus.web.status import status_of
from periplus.web.stories import prepare
from periplus.web.visitor import AnyRequest, Visitor, visitor_of

CURTAIN = -1  # instead of a seat: several seats are on this screen, and none has lifted the curtain
LIFTED = "lifted"
STREAMING = "X-Streaming"  # a header with which a page says that it has a stream


class Desk:
    """One request about one table."""

    def __init__(
        self, house: House, request: AnyRequest, live: Live, holder: Holder, muted: Sequence[int] = ()
    ) -> None:
        """Sit down at a table; of some seats, the reader wants to hear nothing."""
        self.house = house
        self.muted = muted
        self.request = request
        self.live = live
        self.holder = holder
        self.visitor: Visitor = visitor_of(request)

    @property
    def id(self) -> str:
        """The table."""
        return self.live.table.id

    @property
    def is_live(self) -> bool:
        """Say whether a script is asking, which takes fragments instead of a whole page."""
        return "HX-Request" in self.request.headers

    async def do(self, command: Command, id: str) -> None:
        """Do something at the table, in the name of this reader."""
        await self.house.do(self.id, command, id, by=self.holder)

    def seat(self) -> int | None:
        """Return the seat from which this reader looks: their only one, or the one that has lifted the curtain.

        There is a curtain only while the game is in progress.
        """
        if len(self.holder.seats) < 2:
            return next(iter(self.holder.seats), None)
        lifted = self.request.cookies.get(LIFTED, "")
        if lifted in [str(seat) for seat in self.holder.seats]:
            return int(lifted)
        return CURTAIN if self.live.table.stage in IN_PLAY else self.holder.seats[0]

    def look(self, seat: int | None) -> Look:
        """Return the table as it is seen from a seat."""
        language = self.visitor.language(self.live.table.setting.language)
        return Look(self.live, self.holder, seat, language, time.time(), self.muted)

    def look_now(self) -> Look:
        """Return the table as this reader sees it; behind a curtain, as spectators do."""
        seat = self.seat()
        return self.look(None if seat == CURTAIN else seat)

    def fragments(self, look: Look) -> Fragments:
        """Return the fragments of the page."""
        return Fragments(look, self.house, self.visitor, home(self.request))

    async def page(self, status: int = 200, notice: str = "", hint: str = "") -> Response[str]:
        """Return the whole page: the table, or the curtain in front of it."""
        look = self.look_now()
        if self.seat() == CURTAIN:
            return page(self.request, "curtain.html", status, look=look, curtain=curtain(look), notice=notice)
        return page(
            self.request, "table.html", status, look=look, fragments=await self.fragments(look).page(),
            streamed=STREAMED, notice=notice, hint=hint,
        )  # fmt: skip

    # Answers to commands

    async def answer(self, command: str) -> Response[str]:
        """Answer a command that was done: the page as it is now, in fragments or whole."""
        if not self.is_live:
            return Redirect(f"/table/{self.id}", status_code=303)
        seat = self.seat()
        if seat == CURTAIN or command == "watch-link":  # a new link is not streamed to anybody
            return Response("", headers={"HX-Refresh": "true"})
        fragments = self.fragments(self.look(seat))
        return send(await fragments.answer(command, STREAMING in self.request.headers))

    async def refuse(self, error: PeriplusError) -> Response[str]:
        """Answer a command that was refused: say why, with the clause; the page stays as it is."""
        look, status = self.look_now(), status_of(error)
        if not self.is_live:
            return await self.page(status, str(look.fault_text(error)))
        is_stale = status == 409 and self.seat() != CURTAIN
        return send({"refusal": refusal(look, error), **(await self.fragments(look).all() if is_stale else {})}, status)


def send(fragments: Mapping[str, str], status: int = 200) -> Response[str]:
    """Return some fragments as an answer."""
    return Response(partials(starmap(whole, fragments.items())), status_code=status, media_type=MediaType.HTML)


async def sit_down(request: AnyRequest, house: House, id: str) -> Desk:
    """Return the desk of a request, or refuse anyone without a key, unless the table is open to all."""
    holder = await house.holder(id, visitor_of(request).secret)
    if request.method not in SAFE:
        harbour_of(request).moderation.check(holder.account)
    muted = await harbour_of(request).blocks.seats(holder.account, id)
    live = await house.live(id)
    await prepare(live)
    return Desk(house, request, live, holder, muted)
