"""Passkeys (WebAuthn): what is asked of an authenticator, and whether its answer is good."""

import time
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from periplus.table.entries import BadCommand, clean
from periplus.table.keys import NoKey
from periplus.table.schema import passkeys
from periplus.table.store import Store

LONGEST_LABEL = 40
MOST_PASSKEYS = 20
RELYING_PARTY = "Periplus"
RESIDENT = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
)
"""The authenticator remembers whose a passkey is: nobody types a name to sign in."""


class BadPasskey(NoKey):
    """The answer of an authenticator is not good."""


class Site(NamedTuple):
    """Who asks, as authenticators know it: the name of a host, and where its pages come from."""

    host: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of an account, by the digest of its credential."""

    id: str
    account: str
    credential: str
    public_key: str
    uses: int
    name: str
    made_at: float
    used_at: float | None = None


# What is asked


def asked_to_make(site: Site, challenge: str, account: str, name: str, had: list[Passkey]) -> str:
    """Return what an authenticator is asked that is to make a passkey, but not a second one for the same account."""
    return options_to_json(
        webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=RELYING_PARTY,
            user_id=bytes.fromhex(account),
            user_name=name,
            challenge=challenge.encode(),
            authenticator_selection=RESIDENT,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in had],
        )
    )


def asked_to_use(site: Site, challenge: str) -> str:
    """Return what an authenticator is asked that is to use any of its passkeys for this site."""
    return options_to_json(
        webauthn.generate_authentication_options(
            rp_id=site.host, challenge=challenge.encode(), user_verification=UserVerificationRequirement.PREFERRED
        )
    )


# What is answered


def read_answer(answer: str) -> tuple[dict[str, Any], str, str]:
    """Return an answer as data, with the challenge that it answers and the digest of its credential."""
    try:
        told = msgspec.json.decode(answer, type=dict[str, Any])
        client = msgspec.json.decode(base64url_to_bytes(told["response"]["clientDataJSON"]), type=dict[str, Any])
        challenge = base64url_to_bytes(client["challenge"]).decode("ascii")
        return told, challenge, digest_of(base64url_to_bytes(told["rawId"]))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadPasskey("error-account-passkey") from None


def passkey_in(site: Site, answer: str, account: str, name: str) -> Passkey:
    """Return the passkey that an authenticator has made, or refuse its answer."""
    told, challenge, id = read_answer(answer)
    try:
        made = webauthn.verify_registration_response(
            credential=told,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError):
        raise BadPasskey("error-account-passkey") from None
    credential, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    return Passkey(id, account, credential, key, made.sign_count, label_of(name), time.time())


def check_use(site: Site, answer: str, passkey: Passkey) -> int:
    """Refuse an answer that was not made with this passkey; return how often the authenticator says it was used."""
    told, challenge, _ = read_answer(answer)
    try:
        used = webauthn.verify_authentication_response(
            credential=told,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except (WebAuthnException, ValueError):
        raise BadPasskey("error-account-passkey") from None
    return used.new_sign_count


def digest_of(credential: bytes) -> str:
    """Return by what a credential is known here."""
    return sha256(credential).hexdigest()


def label_of(name: str) -> str:
    """Return what somebody calls a passkey, cleaned and cut to length."""
    return clean(name, LONGEST_LABEL)


# What is kept


async def passkeys_of(store: Store, account: str) -> list[Passkey]:
    """Return the passkeys of an account, the oldest first."""
    rows = await store.read(select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.made_at))
    return [Passkey(**row._mapping) for row in rows]


async def need_passkey(store: Store, id: str) -> Passkey:
    """Return a passkey by its digest, or refuse one that nobody has."""
    rows = await store.read(select(passkeys).where(passkeys.c.id == id))
    if not rows:
        raise BadPasskey("error-account-passkey-unknown")
    return Passkey(**rows[0]._mapping)


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """Keep a passkey, unless its account has too many."""
    mine = select(passkeys.c.id).where(passkeys.c.account == passkey.account)
    if len(connection.execute(mine).all()) >= MOST_PASSKEYS:
        raise BadCommand("error-account-passkeys", {"most": MOST_PASSKEYS})
    connection.execute(insert(passkeys).values(msgspec.structs.asdict(passkey)))


def note_use(connection: Connection, passkey: Passkey, uses: int) -> None:
    """Note that a passkey was used now."""
    mine = update(passkeys).where(passkeys.c.id == passkey.id)
    connection.execute(mine.values(uses=uses, used_at=time.time()))


async def rename_passkey(store: Store, account: str, id: str, name: str) -> None:
    """Call a passkey of an account something else."""
    await store.carry_out(update(passkeys).where(*own(account, id)).values(name=label_of(name)))


async def drop_passkey(store: Store, account: str, id: str) -> None:
    """Forget a passkey of an account."""
    await store.carry_out(delete(passkeys).where(*own(account, id)))


def own(account: str, id: str) -> list[Any]:
    """Return which passkey of an account is meant, as conditions."""
    return [passkeys.c.account == account, passkeys.c.id == id]
