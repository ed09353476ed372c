"""A device with a browser of its own, and the push service through which it is reached: both on loopback."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from threading import Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from periplus.table.push import to_bytes, to_text
from periplus.table.store import Contact

CURVE = ec.SECP256R1()


class Pushed(NamedTuple):
    """What a push service was given: at which path, with which headers."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """A push service: ``/gone`` was unsubscribed, ``/busy`` takes nothing now, ``/away`` sends elsewhere."""

    def __init__(self) -> None:
        """Listen."""
        self.heard: list[Pushed] = []
        super().__init__(("127.0.0.1", 0), Window)

    @property
    def origin(self) -> str:
        """The address without a path."""
        return f"http://127.0.0.1:{self.server_port}"

    def device(self, path: str = "/ada", language: str = "en") -> "Device":
        """Return a device that is reached here."""
        return Device(self.origin + path, language)


class Window(BaseHTTPRequestHandler):
    """Takes what is pushed."""

    def do_POST(self) -> None:
        """Note what was said."""
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(Pushed(self.path, dict(self.headers), body))
        self.send_response({"/gone": 410, "/lost": 404, "/busy": 429, "/away": 307}.get(self.path, 201))
        if self.path == "/away":
            self.send_header("Location", self.server.origin + "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""
    server = PushService()
    thread = Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Device:
    """A browser that has subscribed: it has a pair of keys and a secret, and reads what only it can read."""

    def __init__(self, address: str, language: str = "en") -> None:
        """Make its keys."""
        self.private = ec.generate_private_key(CURVE)
        self.auth = token_bytes(16)
        self.contact = Contact("push", address, language, f"{to_text(self.point)} {to_text(self.auth)}")

    @property
    def point(self) -> bytes:
        """Its public key."""
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def fields(self) -> dict[str, str]:
        """Return what a page sends when it subscribes."""
        point, auth = self.contact.key.split()
        return {"endpoint": self.contact.address, "p256dh": point, "auth": auth}

    def read(self, body: bytes) -> Any:
        """Return what was pushed."""
        return json.loads(opened(body, self.private, self.auth))


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt one record as RFC 8188 and RFC 8291 say, step by step."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert length == 65 and len(sealed) <= size
    ours = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + ours + theirs).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
    padded = AESGCM(content_key).decrypt(nonce, sealed, None)
    said, mark, padding = padded.rpartition(b"\x02")
    assert mark and not padding.strip(b"\0")
    return said


def signed(headers: dict[str, str], server_key: str) -> dict[str, Any]:
    """Return what the sender says about itself, if it has signed that as RFC 8292 says."""
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", server_key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(parts["k"]))
    r, s = (int.from_bytes(half, "big") for half in (to_bytes(signature)[:32], to_bytes(signature)[32:]))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(to_bytes(claims))
    return found
