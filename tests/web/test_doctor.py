"""``periplus doctor`` finds what is wrong with an installation and says how to mend it; a sound one it leaves alone."""

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, update

from periplus.kernel.message import Message
from periplus.kernel.text import LANGUAGES, text
from periplus.table.schema import tables
from periplus.table.store import Store
from periplus.web import doctor
from periplus.web.doctor import Finding, Patient, examine
from tests.table.hosting import synchronous
from tests.table.postgres import Postgres, free_port
from tests.table.test_notices import PostOffice
from tests.web.player import Player
from tests.web.proxy import Proxy
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once


def examined(db: str, *words: str, **surroundings: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """Ask the doctor; return the exit code, and what was found, by check and case."""
    said = subprocess.run(
        [sys.executable, "-m", "periplus", "doctor", "--json", "--db", db, *words],
        capture_output=True, text=True, env={**os.environ, "PERIPLUS_LANG": "en", **surroundings}, check=False,
    )  # fmt: skip
    assert said.stderr == ""
    found = {f"{each['check']} {each['case']}": each for each in json.loads(said.stdout)}
    assert said.returncode == (0 if all(each["good"] for each in found.values()) else 1)
    return said.returncode, found


def cases(patient: Patient) -> list[str]:
    """Return what is wrong, in this process."""
    return [f"{each.check} {each.case}" for each in examine(patient) if not each.good]


def patient(db: str, **more: Any) -> Patient:
    """Return an installation whose port nobody uses."""
    return Patient(Store(db), "127.0.0.1", more.get("port", free_port()), more.get("url", ""), more.get("smtp", ""))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no bots, which takes a while."""
    monkeypatch.setattr("periplus.web.doctor.bots", lambda: Finding("bots"))


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """Return a database with a table, which nobody serves any more."""
    server = KnownServer(tmp_path).start()
    ada = Player(server.home, "Ada")
    ada.open_table("example", ("me", "bot:random"))
    ada.leave()
    server.stop()
    return server.db


def test_a_sound_server_behind_its_proxy(tmp_path: Path, postgres: Postgres, proxy: Proxy) -> None:
    """PostgreSQL, TLS, nginx as we ship it: all is well, and the doctor says so of each."""
    server = Server(tmp_path, "--url", proxy.home, db=postgres.url(postgres.new_database())).start()
    try:
        proxy.start(server.port)
        certificate = {"SSL_CERT_FILE": str(proxy.folder / "certificate.pem")}
        code, found = examined(server.db, "--url", proxy.home, "--port", str(server.port), **certificate)
        assert (code, [*found]) == (
            0,
            [f"{check} good" for check in ["program", "parts", "database", "clock", "bots", "port", "proxy"]],
        )
        assert found["port good"]["told"] == f"this server answers at 127.0.0.1, port {server.port}"
        _, found = examined(server.db, "--url", proxy.home, "--port", str(server.port))
        assert "CERTIFICATE_VERIFY_FAILED" in found["proxy unreachable"]["told"]
    finally:
        server.stop()


BROKEN = {
    "scheme": {"proxy_set_header X-Forwarded-Proto": ""},
    "host": {"proxy_set_header Host": "proxy_set_header Host 127.0.0.1;"},
    "forged": {"proxy_set_header X-Forwarded-For": ""},
    "buffered": {"proxy_buffering": "proxy_ignore_headers X-Accel-Buffering;"},
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_proxy_that_does_not_do_its_part(
    tmp_path: Path, proxy: Proxy, fault: str, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it leaves out is named."""
    server = Server(tmp_path, "--url", proxy.home).start()
    try:
        proxy.start(server.port, **BROKEN[fault])
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.folder / "certificate.pem"))
        assert cases(patient(server.db, url=proxy.home, port=server.port)) == [f"proxy {fault}"]
    finally:
        server.stop()


def test_addresses_that_lead_elsewhere(filled: str, tmp_path: Path, quick: None) -> None:
    """Another server, nobody, plain HTTP, and what is no address."""
    (tmp_path / "other").mkdir()
    other = Server(tmp_path / "other").start()
    try:
        assert cases(patient(filled, url=other.home)) == ["url insecure", "proxy elsewhere"]
        assert cases(patient(filled, port=other.port)) == ["port taken"]
    finally:
        other.stop()
    assert cases(patient(filled, url=other.home)) == ["url insecure", "proxy unreachable"]
    for strange in ("play.example.org", "ftp://play.example.org", "https://play.example.org/games", "https://"):
        assert cases(patient(filled, url=strange)) == ["url strange"]


def test_databases(filled: str, tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that others can read, one without the end of a log, one of another version, one that is none."""
    file = tmp_path / "tables.db"
    assert cases(patient(filled)) == []
    file.chmod(0o644)
    assert cases(patient(filled)) == ["private open"]
    file.chmod(0o600)
    with create_engine(synchronous(filled)).begin() as connection:
        connection.execute(update(tables).values(seq=tables.c.seq + 1, at=time.time() + 7200))
    assert cases(patient(filled)) == ["database damaged", "clock behind"]
    with sqlite3.connect(file) as plain:
        plain.execute("UPDATE periplus_schema SET version = 99")
    assert cases(patient(filled)) == ["database fault"]
    file.write_bytes(b"no database at all" * 1000)
    assert cases(patient(filled)) == ["database fault"]
    assert cases(patient(f"sqlite:///{tmp_path / 'none' / 'tables.db'}")) == ["disk missing"]
    monkeypatch.setattr(doctor, "LEAST_FREE", 1 << 60)
    assert cases(patient(f"sqlite:///{tmp_path / 'new.db'}")) == ["disk full"]
    assert not (tmp_path / "new.db").exists()
    assert cases(patient(f"postgresql://nobody@127.0.0.1:{free_port()}/none")) == ["database fault"]


def test_mail_and_ports(filled: str, quick: None) -> None:
    """A mail server that listens and one that does not; a port that something else uses."""
    with PostOffice() as office, socket.create_server(("127.0.0.1", 0)) as taken:
        threading.Thread(target=office.serve_forever, daemon=True).start()
        assert cases(patient(filled, smtp=office.url())) == []
        office.shutdown()
        assert cases(patient(filled, smtp=f"smtp://127.0.0.1:{free_port()}")) == ["mail fault"]
        doctor.PATIENCE, before = 0.5, doctor.PATIENCE
        assert cases(patient(filled, port=taken.getsockname()[1])) == ["port taken"]
        doctor.PATIENCE = before


def test_bots_that_cannot_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process can be started, this is told instead of raised."""

    def fail(worker: object) -> None:
        raise OSError(11, "no more processes")

    monkeypatch.setattr("periplus.table.crew.Worker.start", fail)
    assert doctor.bots() == Finding("bots", "fault", {"what": "[Errno 11] no more processes"})


def test_only_the_doctor_is_told(server: Server) -> None:
    """Who does not know the secret in the database hears nothing; who does is told of this request alone."""
    for key in ("-", "x" * 64, "%C3%A9"):
        assert httpx.get(f"{server.home}/doctor/{key}").status_code == 404
    key = doctor.secret_of(Store(server.db))
    seen, gap = doctor.ask(server.home, key)
    assert seen == doctor.Seen("http", server.home.removeprefix("http://"), doctor.FORGED) and gap > 0.5


def test_every_finding_has_words() -> None:
    """In each language, for each case that the checks can come to."""
    source = Path(str(doctor.__file__)).read_text("utf-8")
    written = Path(str(doctor.__file__)).parents[1].joinpath("text.en.ftl").read_text("utf-8")
    said = re.findall(r"^(doctor-[\w-]+) =", written, re.MULTILINE)
    for id in said:
        check, _, case = id.removeprefix("doctor-").partition("-")
        assert (f'"{check}"' in source and f'"{case}"' in source) or not case, id
    words = ("version", "rules", "python", "what", "languages", "folder", "file", "url", "server", "host", "who")
    numbers: dict[str, object] = {"free": 1, "least": 2, "tables": 3, "minutes": 4, "port": 5}
    for language in LANGUAGES:
        for id in said:
            assert text(language).say(Message(id, {**dict.fromkeys(words, "?"), **numbers}))
