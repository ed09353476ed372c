"""An nginx of our own for tests, on loopback, with the configuration that we ship."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.table.postgres import free_port

WANTED = "PERIPLUS_NO_NGINX"
MISSING = (
    "these tests need nginx, which is neither in PATH nor in /usr/sbin: “make test” installs it, or say"
    f" “apt-get install nginx-light” yourself; {WANTED}=1 leaves the tests out"
)
SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PATIENCE = 20.0
NAME = "play.example.org"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/shipped.conf;
}}
"""


class NoProxy(Exception):
    """There is no nginx here."""


class Proxy:
    """nginx in front of servers."""

    def __init__(self, folder: Path) -> None:
        """Take a folder, and choose a port."""
        self.program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if self.program is None:
            raise NoProxy(MISSING)
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.certify()

    def configure(self, ports: Sequence[int], **changes: str) -> None:
        """Write its configuration: the shipped one, but for its port, its files, and where the servers are.

        ``changes`` name directives that are written otherwise.
        """
        folder, conf = self.folder, SHIPPED.read_text("utf-8")
        replaced = {
            "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            "/etc/ssl/play.example.org.pem": f"{folder}/certificate.pem",
            "/etc/ssl/play.example.org.key": f"{folder}/key.pem",
            "/var/log/nginx/": f"{folder}/",
            "server 127.0.0.1:8630;": f"server 127.0.0.1:{ports[0]};",
            "server 127.0.0.1:8631; ": f"server 127.0.0.1:{ports[1]}; " if len(ports) > 1 else "",
        }
        for before, after in replaced.items():
            assert conf.count(before) == 1 or before == "/var/log/nginx/", before
            conf = conf.replace(before, after)
        for directive, instead in changes.items():
            conf, count = re.subn(rf"\b{directive} [^;]*;", instead, conf)
            assert count, directive
        (folder / "shipped.conf").write_text(conf, "utf-8")
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder), "utf-8")

    @property
    def home(self) -> str:
        """The address that people know."""
        return f"https://localhost:{self.port}"

    @property
    def access(self) -> str:
        """What it has noted of requests."""
        return (self.folder / "periplus.log").read_text("utf-8")

    def certify(self) -> None:
        """Write a certificate of our own."""
        key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
        now = datetime.now(UTC)
        made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        signed = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        (self.folder / "certificate.pem").write_bytes(signed.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (self.folder / "key.pem").write_bytes(secret)

    def start(self, *ports: int, **changes: str) -> Self:
        """Start it in front of servers, and wait until it answers."""
        self.configure(ports, **changes)
        words = [str(self.program), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        self.process = subprocess.Popen(words, stderr=(self.folder / "said").open("wb"))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(httpx.TransportError):
                httpx.get(self.home, verify=False)
                return self
            time.sleep(0.05)
        self.stop()
        raise AssertionError(f"nginx did not start: {(self.folder / 'said').read_text()}")

    def stop(self) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None
