"""Which HTTP status each kind of fault has."""

from periplus.harbour.accounts import NoAccount
from periplus.harbour.comings import TooManyTables
from periplus.kernel.errors import GameOver, PeriplusError, UnknownGame, WrongSeat
from periplus.kernel.rules import UnknownClause
from periplus.kernel.undo import CannotUndo
from periplus.table.consent import TooMany
from periplus.table.entries import Stale
from periplus.table.keys import NoKey
from periplus.table.often import TooOften
from periplus.table.study import Busy, NotOver
from periplus.table.tables import NoTable
from periplus.web.visitor import NoToken

STATUS: list[tuple[type[PeriplusError], int]] = [
    (TooOften, 429), (TooManyTables, 429), (NoTable, 404), (NoAccount, 404), (UnknownGame, 404), (UnknownClause, 404),
    (NoToken, 401), (NoKey, 403),
    (Stale, 409), (WrongSeat, 409), (GameOver, 409), (CannotUndo, 409),
    (TooMany, 429), (NotOver, 409), (Busy, 503),
]  # fmt: skip


def status_of(error: PeriplusError) -> int:
    """Return the status of a fault; when only the request is wrong, it is 422."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)
