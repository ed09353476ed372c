"""HEAD: whoever asks only whether something is there, and what it is, is answered as by GET, but without the body."""

import asyncio
from contextlib import suppress

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """Answer HEAD wherever GET is answered; a stream ends with its head."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await app(scope, receive, send)
            return
        endless = asyncio.Event()

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            elif message["type"] == "http.response.body" and message["more_body"]:
                endless.set()
                await asyncio.Future()

        answer = asyncio.ensure_future(app({**scope, "method": HttpMethod.GET.value}, receive, send_head))
        enough = asyncio.create_task(endless.wait())
        try:
            await asyncio.wait((answer, enough), return_when=asyncio.FIRST_COMPLETED)
        finally:
            enough.cancel()
            if not answer.done():
                answer.cancel()
        with suppress(asyncio.CancelledError):
            await answer

    return answered


def allowed(methods: str) -> str:
    """Return the methods that a path allows: HEAD as well where GET is one of them."""
    named = methods.split(", ")
    return ", ".join([*named, HttpMethod.HEAD.value]) if "GET" in named and "HEAD" not in named else methods
