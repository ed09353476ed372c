"""Requests that nobody means: nested without end, not in UTF-8, at paths that no file can have, from other sites."""

import re
import socket
from contextlib import suppress

import httpx
import pytest

from tests.web.player import SAME, Player
from tests.web.server import Server

pytestmark = pytest.mark.once

JSON, FORM = b"application/json", b"application/x-www-form-urlencoded"
TABLE = '{"game":"example","seats":[{"kind":"me"},{"kind":"bot"}]%s}'


def ask(server: Server, method: bytes, path: bytes, body: bytes = b"", *headers: bytes) -> tuple[int, str]:
    """Send bytes as they are; return the status and what is said."""
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: close", *headers]
    if method == b"POST":
        lines += [b"Content-Length: %d" % len(body), b"Sec-Fetch-Site: same-origin"]
    told = b""
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw, suppress(ConnectionError):
        raw.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        while part := raw.recv(65536):
            told += part
    head, _, rest = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), rest.decode()


def is_in_words(said: str) -> bool:
    """Say whether an answer is a sentence, for people or for programs."""
    return re.search(r'<h1[^>]*>\s*[^<\s]|"message":"[^"]', said) is not None


NESTED = {
    "lists": lambda depth: "[" * depth + "]" * depth,
    "objects": lambda depth: '{"a":' * depth + "1" + "}" * depth,
    "options": lambda depth: TABLE % (',"options":' + '{"a":' * depth + "1" + "}" * depth),
    "action": lambda depth: '{"decision":0,"action":{"verb":"offer","give":' + "[" * depth + "]" * depth + "}}",
}


@pytest.mark.parametrize("what", NESTED)
@pytest.mark.parametrize("depth", [40, 900, 980, 1500, 5000])
def test_nothing_is_nested_without_end(server: Server, what: str, depth: int) -> None:
    """JSON within JSON, to any depth, in any request of a program -> 400 in words."""
    opened = httpx.post(f"{server.home}/api/tables", content=TABLE % "", headers={"Content-Type": "application/json"})
    token = b"Authorization: Bearer " + opened.json()["host"].encode()
    paths = ["", "/act", "/describe", "/say", "/wishes", "/pace", "/pause"]
    for path in ["/api/join", *[f"/api/tables{'/' + opened.json()['table'] if each else ''}{each}" for each in paths]]:
        body = NESTED[what](depth).encode()
        status, said = ask(server, b"POST", path.encode(), body, b"Content-Type: " + JSON, token)
        assert status == 400 and is_in_words(said), (path, said)
    assert "Traceback" not in server.faults()


WRONG = [
    b"/static/%00", b"/static/x%00.css", b"/static/%ff", b"/static/periplus.css/x", b"/static/fonts", b"/static/",
    b"/static/" + b"a" * 4000, b"/static/..%2f..%2fapp.py", b"/board/neptun/%00.svg", b"/icon/%ff.png",
    b"/install/%ed%a0%80.webmanifest", b"/preview/%00.png", b"/rules/%ff", b"/learn/%00", b"/%ff", b"/api/%ff",
    b"/api/tables/%ff", b"/table/%ff", b"/join/%ff", b"/watch/%ff/preview.png", b"/table/%00/stream",
]  # fmt: skip


@pytest.mark.parametrize("path", WRONG)
def test_paths_that_lead_nowhere(server: Server, path: bytes) -> None:
    """Zeros, bytes that are not UTF-8, and files that cannot be -> 404 in words, or 403 where there might be a key."""
    token = [b"Authorization: Bearer " + b"x" * 30] if path.startswith(b"/api") else []
    for method in (b"GET", b"HEAD") if path.startswith(b"/static") else (b"GET",):
        status, said = ask(server, method, path, b"", *token)
        assert status in (403, 404) and (is_in_words(said) or method == b"HEAD"), said
    assert "Traceback" not in server.faults()


@pytest.mark.parametrize("query", [b"%ff", b"q=%ff", b"q=%00", b"q=%ed%a0%80", b"game=%ff&seats=%ff", b"language=%ff"])
@pytest.mark.parametrize("path", [b"/", b"/rules/neptun", b"/new", b"/api/games", b"/api/openapi.json"])
def test_queries_in_any_bytes(server: Server, path: bytes, query: bytes) -> None:
    """A query that is not UTF-8 -> answered, or refused in words."""
    status, said = ask(server, b"GET", path + b"?" + query)
    assert status in (200, 404, 422) and (status == 200 or is_in_words(said))
    assert "Traceback" not in server.faults()


BODIES = {
    "bytes": (FORM, b"game=\xff\xfe&\xff=%ff"),
    "charset": (FORM + b"; charset=nothing", b"game=x"),
    "kind": (b"\xff", b"\xff"),
    "part": (
        b"multipart/form-data; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n\xff\r\n--x--',
    ),
    "encoding": (
        b"multipart/form-data; boundary=x",
        b"--x\r\nContent-Disposition: form-data; name=game\r\nContent-Type: text/plain; charset=no\r\n\r\na\r\n--x--",
    ),
}


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.parametrize("path", [b"/new", b"/play-now", b"/theme", b"/follow", b"/join/x", b"/new/seats"])
def test_forms_in_any_bytes(server: Server, path: bytes, what: str) -> None:
    """A form that is not UTF-8, or in an encoding that there is not -> answered, or refused in words."""
    kind, body = BODIES[what]
    status, said = ask(server, b"POST", path, body, b"Content-Type: " + kind)
    assert status in (303, 400, 403, 404, 422) and (status == 303 or is_in_words(said)), said
    assert "Traceback" not in server.faults()


def test_json_in_any_bytes(server: Server) -> None:
    """JSON that is not UTF-8, or not JSON -> 400 in words."""
    for body in (b'{"game":"\xff"}', b'{"\xff":1}', b"\xff", b"1e999", b'"\\ud800"', b"{", b"null", b"[]"):
        for path in (b"/api/tables", b"/api/join"):
            status, said = ask(server, b"POST", path, body, b"Content-Type: " + JSON)
            assert status == 400 and is_in_words(said), (body, said)
    assert "Traceback" not in server.faults()


HEADERS = [
    b"Cookie: \xff\xfe", b"Cookie: periplus=%ff%fe%ed", b"Cookie: periplus=\xe9" + b"x" * 30, b"Cookie: name=%ED%A0%80",
    b"Cookie: language=%ff; lifted=%ff", b"Authorization: \xff\xff", b"Authorization: Bearer \xff\xff\xff",
    b"Accept-Language: \xff\xfe", b"Accept-Encoding: \xff", b"X-Forwarded-For: \xff", b"X-Forwarded-Proto: \xff",
    b"If-Modified-Since: \xff", b"Range: \xff", b"Last-Event-ID: \xff",
]  # fmt: skip


@pytest.mark.parametrize("header", HEADERS)
def test_headers_in_any_bytes(server: Server, header: bytes) -> None:
    """Cookies, tokens and languages that are not UTF-8 -> answered, or refused in words."""
    for path in (b"/", b"/new", b"/table/x", b"/api/tables/x", b"/static/periplus.css", b"/rules/neptun"):
        status, said = ask(server, b"GET", path, b"", header)
        assert status in (200, 400, 401, 403, 404) and (status == 200 or is_in_words(said)), said
    assert "Traceback" not in server.faults()


@pytest.mark.parametrize("kind", ["text/plain", FORM.decode(), "multipart/form-data; boundary=x", "", "application/x"])
def test_other_sites_open_no_tables(server: Server, kind: str) -> None:
    """A form or script of another site sends what might be JSON -> 415: only JSON that says so is taken."""
    headers = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site", "Content-Type": kind}
    for path in ("/api/tables", "/api/join"):
        answer = httpx.post(f"{server.home}{path}", content=TABLE % "", headers=headers)
        assert answer.status_code == 415 and answer.json()["error"] == "http-415"
    for kind in ("application/json", "application/json; charset=utf-8", "Application/Problem+JSON"):
        answer = httpx.post(f"{server.home}/api/tables", content=TABLE % "", headers={"Content-Type": kind})
        assert answer.status_code == 201


def test_what_needs_no_body_needs_no_kind(server: Server) -> None:
    """Pausing and resuming, without a body -> done."""
    ada = Player(server.home, "Ada")
    ada.open_table("example", ("me", "bot:random"))
    headers = {**SAME, "Authorization": f"Bearer {ada.make_token()}"}
    answer = httpx.post(f"{server.home}/api/tables/{ada.table}/wishes", json={"forced": False}, headers=headers)
    assert answer.status_code == 200
    assert httpx.post(f"{server.home}/api/tables/{ada.table}/skip", headers=headers).status_code in (200, 422)
    ada.leave()
