"""Who is asking: a device with its secret cookie, or a program with its token; and which language they read."""

from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException

from periplus.harbour.accounts import Account, Accounts, Device
from periplus.kernel.text import LANGUAGES
from periplus.table.entries import LONGEST_NAME, BadCommand
from periplus.table.keys import LONGEST_SECRET, SHORTEST_SECRET, Holder, NoKey, hash_of, new_secret

DEVICE = "periplus"
LANGUAGE = "language"
THEME = "theme"
THEMES = ("auto", "light", "dark")
"""The first is whatever the device prefers, and sets no cookie."""
NAME = "name"
READ = "read"
"""Up to where the news of a table were read; each table has its own, and a page with scripts remembers by itself."""
YEAR = 365 * 86400
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
"""What browsers and systems say of themselves, and what they are called; the first that fits counts."""
AnyRequest = Request[Any, Any, Any]


class NoToken(NoKey):
    """A program sent no token."""


class NotSignedIn(NoKey):
    """Somebody asks for what only an account has."""


class Visitor(msgspec.Struct, frozen=True):
    """A device: its secret and whether it is new, the languages it chose and prefers, and what else it remembers.

    ``account`` is the one that it is signed in to, where that was asked (``greeted``).
    """

    secret: str
    fresh: bool
    chosen: str
    wished: str
    name: str
    theme: str
    read: int = 0
    greeted: bool = False
    account: Account | None = None

    def language(self, table: str = "") -> str:
        """Return the language for this reader: the chosen one, the table's, or the one the browser prefers."""
        return self.chosen or table or self.wished


def visitor_of(request: AnyRequest) -> Visitor:
    """Return who is asking; a new device gets a secret, which goes back as a cookie."""
    known: Visitor | None = request.state.get("visitor")
    if known is not None:
        return known
    secret = request.cookies.get(DEVICE, "")
    fresh = not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET or not secret.isascii()
    chosen = request.cookies.get(LANGUAGE, "")
    theme, read = request.cookies.get(THEME, ""), request.cookies.get(READ, "")
    visitor = Visitor(
        secret=new_secret() if fresh else secret,
        fresh=fresh,
        chosen=chosen if chosen in LANGUAGES else "",
        wished=wished_language(request.headers.get("Accept-Language", "")),
        name=request.cookies.get(NAME, "")[:LONGEST_NAME],
        theme=theme if theme in THEMES[1:] else "",
        read=int(read) if is_whole(read) else 0,
    )
    request.state["visitor"] = visitor
    return visitor


async def greet(request: AnyRequest, accounts: Accounts) -> None:
    """Find out whether a visitor is signed in: their account's name is theirs."""
    visitor = visitor_of(request)
    account = None if visitor.fresh else await accounts.signed_in(hash_of(visitor.secret))
    name = visitor.name if account is None else account.name
    request.state["visitor"] = msgspec.structs.replace(visitor, name=name, greeted=True, account=account)


def account_of(request: AnyRequest) -> Account:
    """Return the account of a visitor, or refuse one who is not signed in."""
    account = visitor_of(request).account
    if account is None:
        raise NotSignedIn("error-account-signed-out")
    return account


def device_of(request: AnyRequest) -> Device:
    """Return the device of a visitor, called after its browser and its system."""
    told = request.headers.get("User-Agent", "")
    said = [next((called for mark, called in known if mark in told), "") for known in (BROWSERS, SYSTEMS)]
    return Device(hash_of(visitor_of(request).secret), ", ".join(filter(None, said)))


def wished_language(header: str) -> str:
    """Return the first of our languages that a browser prefers, or English."""
    for wish in header[:200].split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def cookie(request: AnyRequest, key: str, value: str, path: str = "/", age: int | None = YEAR) -> Cookie:
    """Return a cookie that no script reads and no other site sends."""
    secure = request.url.scheme == "https"
    value = quote(value, safe="")  # a name may contain characters that a header cannot carry
    return Cookie(key=key, value=value, path=path, max_age=age, httponly=True, samesite="lax", secure=secure)


def bearer(request: AnyRequest) -> str:
    """Return the token of a program."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not 0 < len(token) <= LONGEST_SECRET:
        raise NoToken("error-api-token")
    return token


def program_of(request: AnyRequest) -> str:
    """Return the token of a program that need not send one; nothing, if it does not."""
    return bearer(request) if "Authorization" in request.headers else ""


def long_enough(token: str) -> str:
    """Return a token that a program has chosen, or a new one; refuse one that could be guessed."""
    if token and len(token) < SHORTEST_SECRET:
        raise BadCommand("error-api-short", {"shortest": SHORTEST_SECRET})
    return token or new_secret()


class FormData:
    """What was filled into a form of a page."""

    def __init__(self, data: dict[str, list[str]]) -> None:
        """Hold the values of each field, as they came."""
        self.data = data

    def get(self, name: str) -> str:
        """Return a field, or nothing."""
        return next(iter(self.data.get(name, [])), "")

    def all(self, name: str) -> list[str]:
        """Return all values of a field."""
        return self.data.get(name, [])

    def need(self, name: str) -> str:
        """Return a field that must be there."""
        if name not in self.data:
            raise BadCommand("error-page-field", {"field": name})
        return self.get(name)

    def number(self, name: str) -> int:
        """Return a field that must be a number."""
        return whole(self.need(name), name)

    def seat(self, holder: Holder | None = None) -> int:
        """Return the seat that a form is about; it must be the holder's, if one is given."""
        seat = self.number("seat") - 1
        if holder is not None:
            holder.need_seat(seat)
        return seat


def is_whole(given: str) -> bool:
    """Say whether somebody wrote a whole number."""
    return given.isascii() and given.isdigit() and len(given) < 10


def whole(given: str, name: str) -> int:
    """Read a whole number."""
    if not is_whole(given):
        raise BadCommand("error-page-number", {"field": name, "word": given})
    return int(given)


async def form_of(request: AnyRequest) -> FormData:
    """Read the form of a request."""
    if request.content_type[0] not in (RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART):
        return FormData({})
    try:
        form = await request.form()
    except (UnicodeDecodeError, LookupError):  # of a part that is not in the encoding it names
        raise ClientException from None
    data: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            data.setdefault(name, []).append(value.replace("\0", " "))  # PostgreSQL cannot store NUL
    return FormData(data)
