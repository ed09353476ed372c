"""``periplus doctor``: whether an installation is sound."""

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from periplus.cli.arguments import Flag, Whole
from periplus.cli.shelf import database
from periplus.cli.speak import out, say

ILL = 1


def doctor(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8630,
    db: str | None = None,
    url: str = "",
    smtp: Annotated[str, Parameter(env_var="PERIPLUS_SMTP", show_default=False)] = "",
    json: Flag = False,
) -> None:
    """Check an installation, and say what is wrong and how to mend it."""
    from periplus.table.store import Store
    from periplus.web.doctor import Patient, examine

    found = []
    for each in examine(Patient(Store(database(db)), host, port, url, smtp)):
        told = say(each.message.id, **each.message.params)
        found.append({"check": each.check, "good": each.good, "case": each.case, "told": told})
        if not json:
            out(f"{'✓' if each.good else '✗'} {told}")
    if json:
        out(msgspec.json.encode(found).decode())
    if not all(each["good"] for each in found):
        sys.exit(ILL)
