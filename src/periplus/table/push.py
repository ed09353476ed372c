"""Notices to a device even while no page is open: Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from periplus.table.store import Contact

SECONDS = 86_400
"""For how long a push service holds a notice for a device that cannot be reached."""
VALID = 43_200
"""For how many seconds a signature is valid; push services take up to a day."""
POINT, AUTH = 65, 16
"""How many bytes the public key of a device has, and its secret."""


def new_key() -> str:
    """Return a private key with which a server signs what it pushes."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def is_device_key(key: str) -> bool:
    """Say whether something is the key of a device: its public key, which must be on the curve, and its secret."""
    point, _, auth = key.partition(" ")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(point))
        return len(to_bytes(point)) == POINT and len(to_bytes(auth)) == AUTH
    except ValueError:
        return False


class Pusher:
    """Wraps what is pushed: only the device can read it, and the push service knows who sends it."""

    def __init__(self, key: str, subject: str) -> None:
        """Take the private key of this server, and where its host can be reached."""
        self.subject = subject
        self.signer = Vapid02(Vapid02.from_raw(key.encode()).private_key, {"no-strict": True})
        point = self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = to_text(point)

    def wrap(self, device: Contact, said: bytes) -> bytes:
        """Return what a device is told in a form that only it can read."""
        point, _, auth = device.key.partition(" ")
        once = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(said, private_key=once, dh=to_bytes(point), auth_secret=to_bytes(auth))
        return sealed

    def headers(self, device: Contact, table: str) -> dict[str, str]:
        """Return what the push service must know; of one table, only the last notice is kept."""
        split = urlsplit(device.address)
        claims = {"sub": self.subject, "aud": f"{split.scheme}://{split.netloc}", "exp": int(time.time()) + VALID}
        signed: dict[str, str] = self.signer.sign(claims)
        return signed | {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SECONDS),
            "Urgency": "high",
            "Topic": sha256(table.encode()).hexdigest()[:32],
        }


def to_text(data: bytes) -> str:
    """Write bytes as browsers do: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(written: str) -> bytes:
    """Read bytes as browsers write them."""
    try:
        return urlsafe_b64decode(written + "=" * (-len(written) % 4))
    except BadBase64 as error:
        raise ValueError from error
