"""``periplus serve``: tables in the browser."""

import sys
import webbrowser
from typing import Annotated, Literal

from cyclopts import Parameter

from periplus.bots.load import load_bot
from periplus.cli.arguments import Flag, Whole, cores, from_anywhere
from periplus.cli.shelf import database
from periplus.cli.speak import out, say
from periplus.kernel.errors import BadTable
from periplus.table.crew import BUDGET, LEAST_MEMORY, MEMORY


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole | None = None,
    db: str | None = None,
    url: str | None = None,
    bot: Annotated[list[str] | None, Parameter(negative=())] = None,
    patience: Whole = int(BUDGET),
    bot_memory: Whole = MEMORY,
    rate: Whole = 600,
    workers: Whole = 1,
    forget: Whole = 30,
    smtp: Annotated[str, Parameter(env_var="PERIPLUS_SMTP", show_default=False)] = "",
    sender: Annotated[str, Parameter(show_default=False)] = "",
    private_webhooks: Flag = False,
    metrics: Whole | None = None,
    log: Literal["text", "json"] = "text",
    browser: Flag = False,
) -> None:
    """Open tables in the browser, for this machine alone or for the world."""
    from periplus.web.serve import open_doors  # the pages take a while to load

    for what, count in (("patience", patience), ("rate", rate), ("workers", workers)):
        if count < 1:
            raise BadTable("error-count", {"what": what})
    if bot_memory < LEAST_MEMORY:
        raise BadTable("error-bot-memory", {"least": LEAST_MEMORY})
    for name in bot or []:
        load_bot(name)

    def opened(address: str) -> None:
        out(say("serve-open", address=address))
        sys.stdout.flush()
        if browser:
            webbrowser.open(address)

    open_doors(
        database(db), host, port, opened,
        home=url, smtp=smtp, sender=sender, rate=rate, private_webhooks=private_webhooks,
        bots=[from_anywhere(name) for name in bot or []], patience=patience, memory=bot_memory,
        workers=workers, crew=max(1, (cores() - 1) // workers), forget=forget, metrics=metrics, log=log,
    )  # fmt: skip
