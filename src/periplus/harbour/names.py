"""Names of accounts: unique by their look, and none that would deceive at any table."""

from functools import cache

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.message import Message
from periplus.kernel.text import LANGUAGES, text
from periplus.table.entries import BadCommand, clean_name
from periplus.table.names import forms
from periplus.table.names import reserved as reserved_at
from periplus.table.schema import names

MOST_NAMES = 5
"""How many names one account may have had: nobody else gets those that it gives up."""
MOST_SEATS = 10
ROLES = (
    "Periplus", "admin", "administrator", "administrateur", "beheerder", "moderator", "modérateur", "operator",
    "owner", "staff", "support", "system", "root", "bot", "captain", "capitaine", "kapitein", "spectator",
    "spectateur", "toeschouwer",
)  # fmt: skip
"""What nobody is called by name: who keeps a server, and who has no name; what a game reserves comes besides."""
PATHS = ("/", "\\")
"""What cannot be a part of an address."""
NOBODY = "-"
"""Instead of the account of a name that was removed: nobody may have it again."""


class NameTaken(BadCommand):
    """Somebody else has a name that looks like this one."""


def checked_name(name: str) -> str:
    """Return a name that is fit for an account, or refuse it."""
    cleaned = clean_name(name)
    if any(each in cleaned for each in PATHS):
        raise BadCommand("error-account-name", {"name": cleaned})
    if not forms(cleaned).isdisjoint(reserved()):
        raise BadCommand("error-account-name-reserved", {"name": cleaned})
    return cleaned


@cache
def reserved() -> frozenset[str]:
    """Return the forms of names that no account may have."""
    words = [text(language).seat(seat) for language in LANGUAGES for seat in range(MOST_SEATS)]
    words += [text(language).say(Message("former-player")) for language in LANGUAGES]
    of_games = [reserved_at(open_game(name)) for name in game_names(hidden=True)]
    return frozenset().union(*of_games, *(forms(word) for word in (*words, *ROLES)))


def had_by(connection: Connection, name: str) -> set[str]:
    """Return the accounts that have, or have had, a name that looks like this one."""
    wanted = select(names.c.account).where(names.c.form.in_(forms(name)))
    return set(connection.execute(wanted).scalars())


def claim(connection: Connection, name: str, account: str) -> None:
    """Give a name to an account, or refuse it if another has, or has had, one that looks like it."""
    if had_by(connection, name) - {account}:
        raise NameTaken("error-account-name-taken", {"name": name})
    own = connection.execute(select(names.c.form, names.c.name).where(names.c.account == account)).all()
    if len({each.name for each in own} | {name}) > MOST_NAMES:
        raise BadCommand("error-account-names", {"most": MOST_NAMES})
    fresh = forms(name) - {each.form for each in own}
    try:
        for form in fresh:
            connection.execute(insert(names).values(form=form, name=name, account=account))
    except IntegrityError:  # somebody else was quicker
        raise NameTaken("error-account-name-taken", {"name": name}) from None


def take_away(connection: Connection, account: str) -> list[str]:
    """Take all names from an account, so that nobody may have them again; return them."""
    had = sorted(set(connection.execute(select(names.c.name).where(names.c.account == account)).scalars()))
    connection.execute(update(names).where(names.c.account == account).values(account=NOBODY))
    return had
