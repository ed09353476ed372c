"""Pages as browsers, strangers' sites and fuzzers ask for them: what is refused, what is escaped, what never fails."""

import html
import re
import socket
from collections.abc import Iterator
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from periplus.kernel.text import LANGUAGES
from periplus.web.app import HEADERS, LARGEST_BODY
from periplus.web.commands import COMMANDS
from tests.web.player import HTMX, SAME, Player, forms_in, log_of, read_page
from tests.web.server import Server

pytestmark = pytest.mark.once

QUICK = settings(
    max_examples=250,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)
browser = partial(httpx.Client, verify=False, timeout=20)
plain = browser(cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])))  # keeps no cookies
NASTY = "<b id=x>\"'&amp;<i>"  # fits a name
IMAGE = '"><img src=x onerror=alert(1)>'


@pytest.fixture(scope="module", autouse=True)
def _close_plain() -> Iterator[None]:
    """Close the browser that these tests share."""
    yield
    plain.close()


@pytest.fixture(autouse=True)
def _no_faults(server: Server) -> Iterator[None]:
    """Whatever these tests ask for, the server finds no mistake of its own."""
    before = len(server.faults())
    yield
    assert "Traceback" not in server.faults()[before:]


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    """Somebody who plays the example game against a bot."""
    player = Player(server.home, "Ada")
    player.open_table("example", ("me", "bot:random"))
    yield player
    player.leave()


@pytest.fixture(scope="module")
def host(open_server: Server) -> Iterator[Player]:
    """Somebody whose table waits for a second person, so that nothing happens by itself."""
    player = Player(open_server.home, "Hostia")
    player.open_table("example", ("me", "open"))
    yield player
    player.leave()


def sentence(answer: httpx.Response) -> str:
    """Return what an answer tells the reader to be wrong."""
    found = re.search(r'role="alert">(.*?)</p>|hx-target="#refusal"[^>]*>(.*?)</hx-partial>', answer.text, re.DOTALL)
    if found is None:
        found = re.search(r"<h1>([^<]*)</h1>\s*<ul|<h1>[^<]*</h1>\s*<p>(.*?)</p>", answer.text, re.DOTALL)
    return "" if found is None else html.unescape(found[1] or found[2] or "").strip()


def check_answer(answer: httpx.Response) -> None:
    """Whatever was asked: no fault of ours, and a page or a part of one that says what is wrong."""
    assert answer.status_code < 500, answer.text[:500]
    if answer.status_code >= 400:
        assert len(sentence(answer)) > 5, (answer.status_code, answer.text[:500])
        assert "{" not in sentence(answer)
    if answer.headers.get("content-type", "").startswith("text/html") and answer.text:
        assert read_page(answer.text).inline == []


# Other sites

FOREIGN = [
    {},
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "none"},
    {"Sec-Fetch-Site": "SAME-ORIGIN"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "HOME"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_other_sites_command_nothing(server: Server, host: Player, headers: dict[str, str]) -> None:
    """A command without a sign that it comes from our own page is refused, and nothing is done."""
    sent = {name: value.replace("HOME", server.home) for name, value in headers.items()}
    before = len(log_of(server.db, host.table))
    with browser(base_url=server.home, cookies={"periplus": host.secret}) as client:
        tables = client.get("/").text.count("/table/")
        for path, data in [
            (f"/table/{host.table}/say", {"seat": "1", "text": "forged"}),
            (f"/table/{host.table}/end", {}),
            ("/play-now", {"game": "example"}),
            ("/new", {"game": "example", "seats": "2", "who-0": "me", "who-1": "me"}),
            ("/language", {"language": "nl"}),
            ("/theme", {"theme": "dark"}),
            ("/follow", {"link": "/join/x"}),
        ]:
            answer = client.post(path, data=data, headers=sent)
            assert answer.status_code == 403, (path, headers)
            assert "language" not in answer.cookies and "theme" not in answer.cookies
        assert client.get("/").text.count("/table/") == tables
    assert len(log_of(server.db, host.table)) == before


def test_an_old_browser_says_its_origin(server: Server, host: Player) -> None:
    """A browser that sends only the origin may command from our own page."""
    with browser(base_url=server.home, cookies={"periplus": host.secret}) as client:
        answer = client.post("/language", data={"language": "fr"}, headers={"Origin": server.home})
    assert answer.status_code == 303 and answer.cookies["language"] == "fr"


# What every answer carries


def test_every_answer_carries_the_headers(server: Server, host: Player) -> None:
    """Pages, parts, redirects, faults, files, streams and data: all have the policy, and only files may be kept."""
    script = re.findall(r'src="(/static/[^"]+)"', host.get("/").text)[0]
    stream = host.listen("/stream?seat=1")
    answers = [
        host.get("/"),
        host.look(),
        host.look("/log"),
        host.look("/notice"),
        host.get("/rules/example"),
        host.get("/nowhere"),
        host.get("/table/nothing"),
        host.get("/static/nothing.js"),
        host.get("/api/games"),
        host.get("/api/tables/x"),
        host.get("/api/openapi.json"),
        host.get(script),
        host.say("undo", {"seat": "1"}),
        host.say("say", {"seat": "1", "text": "hi", "command": "h"}),
        host.post("/language", {"language": "en"}),
        host.keep(host.client.put("/")),
        host.keep(host.client.post("/new", content=b"x" * (LARGEST_BODY + 1))),
        host.keep(host.client.post("/new", headers={"Sec-Fetch-Site": "none"})),
    ]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.request.url
        kept = answer.headers["cache-control"] != "no-store"
        assert kept == (answer.status_code == 200 and answer.request.url.path.startswith("/static/")), answer.url
    for name, value in HEADERS.items():
        assert f"{name}: {value}" in stream.head
    assert "no-store" in stream.head
    stream.stop()
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy


def test_files_are_kept_by_their_digest(server: Server) -> None:
    """Every file that a page names has a version, is there, and may be kept for good."""
    page = plain.get(server.home).text
    named = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page))
    assert len(named) >= 5
    for path in named:
        answer = plain.get(f"{server.home}{path}")
        assert answer.status_code == 200 and re.fullmatch(r"/static/.+\?v=[0-9a-f]{12}", path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static//etc/passwd"]
)
def test_files_stay_in_their_folder(server: Server, path: str) -> None:
    """Nothing outside the folder of files is handed out."""
    url = httpx.URL(server.home)
    with socket.create_connection((url.host, url.port or 80), 10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        told = b"".join(iter(lambda: raw.recv(65536), b""))
    assert told.split()[1] in (b"404", b"400")
    assert b"import" not in told and b"root:" not in told


def all_pages(server: Server) -> Iterator[httpx.Response]:
    """Yield every kind of page, from every seat."""
    host, bob, looker = (Player(server.home, name) for name in ("Ada", "Bob", "Wim"))
    yield host.get("/")
    yield host.get("/new")
    yield host.get("/new?game=example&seats=3")
    host.open_table("example", ("me", "open"))
    yield host.look()
    link, watch = host.invitations()[0], host.watch_link()
    yield bob.get(link)
    bob.join(link)
    yield bob.get(link)
    yield looker.get(watch)
    looker.watch(watch)
    for player in (host, bob, looker):
        yield player.look()
        yield player.look("/log")
        yield player.look("/replay")
        yield player.get("/")
    yield host.say("token", {"seat": "1"}, parts=False)
    made = host.say("return", {"seat": "1"}, parts=False)
    yield made
    yield host.get("/return/anything")
    yield host.say("say", {"seat": "1", "text": "hello", "command": "1"})
    yield host.say("undo", {"seat": "1", "decision": "0"})
    yield host.say("undo", {"seat": "1", "decision": "0"}, parts=False)
    yield host.get("/rules/neptun?q=wind")
    yield host.get("/nowhere")
    yield looker.get("/table/nothing")
    yield host.post("/new", {"game": "example", "seats": "2"}, parts=False)
    host.say("end", {})
    yield host.look()
    curtain = Player(server.home, "Cleo")
    curtain.open_table("example", ("me", "here"))
    yield curtain.look()
    for player in (host, bob, looker, curtain):
        player.leave()


OURS = ("/static/", "/board", "/icon/", "/install/")


def test_no_page_has_inline_scripts_or_styles(server: Server) -> None:
    """No inline script, style or handler anywhere, which the policy would block; every script is a file of ours."""
    seen = 0
    for answer in all_pages(server):
        reader = read_page(answer.text)
        assert reader.inline == [], answer.request.url
        for tag, told in reader.tags:
            if tag in ("script", "link", "img"):
                assert (told.get("src") or told.get("href") or "").startswith(OURS)
            if tag == "form" and told.get("method") != "dialog":
                assert (told.get("action") or "").startswith("/")
        seen += 1
    assert seen > 25


def test_an_inline_script_would_be_found() -> None:
    """The reader of pages knows what the policy blocks."""
    for wrong in (
        "<script>1</script>",
        "<p style='color:red'>",
        "<p onclick=x>",
        "<style>a</style>",
        '<a href=" JavaScript:x">',
    ):
        assert len(read_page(wrong).inline) == 1
    assert read_page('<script src="/static/x.js"></script><p class="style">').inline == []


def test_cookies(server: Server) -> None:
    """Cookies are for us alone: no script reads them, no other site sends them; a lifted curtain is one table's."""
    player = Player(server.home, "Ada")
    player.open_table("example", ("me", "here"))
    player.say("lift", {"seat": "1"}, parts=False)
    player.post("/language", {"language": "fr"})
    player.post("/theme", {"theme": "dark"})
    told = [
        header for heard in player.heard for header in re.findall(r"b'[Ss]et-[Cc]ookie', b[\"']([^\"']+)", heard.head)
    ]
    found = {}
    for header in told:
        cookie = SimpleCookie(header)
        for name, morsel in cookie.items():
            found[name] = morsel
    assert set(found) == {"periplus", "lifted", "language", "theme", "name"}
    for name, morsel in found.items():
        assert morsel["httponly"] and morsel["samesite"].lower() == "lax", name
        assert morsel["path"] == (f"/table/{player.table}" if name == "lifted" else "/")
        assert not morsel["domain"] and not morsel["secure"]
    assert len(found["periplus"].value) >= 32 and found["lifted"]["max-age"] == ""
    player.leave()


def test_a_known_device_keeps_its_secret(server: Server) -> None:
    """Only a device without a usable secret gets one."""
    for sent, fresh in [("x" * 32, False), ("", True), ("short", True), ("x" * 201, True), ("é" * 30, True)]:
        raw = f"periplus={sent}".encode()
        answer = plain.get(server.home, headers=[(b"cookie", raw)])
        assert ("periplus" in answer.cookies) == fresh, sent


# Limits


def test_bodies_have_a_limit(server: Server, host: Player) -> None:
    """More than the limit is refused with 413, whether announced or not; nothing is done."""
    before = len(log_of(server.db, host.table))
    big = "x" * (LARGEST_BODY + 100)
    assert host.say("say", {"seat": "1", "text": big}).status_code == 413
    chunks = (b"text=" if not number else b"x" * 4096 for number in range(12))
    headers = {**SAME, "Content-Type": "application/x-www-form-urlencoded"}
    answer = host.client.post(f"/table/{host.table}/say", content=chunks, headers=headers)
    assert answer.status_code == 413
    assert plain.post(f"{server.home}/api/tables", content=b"[" * (LARGEST_BODY + 1)).status_code == 413
    assert len(log_of(server.db, host.table)) == before


def test_commands_have_a_rate(tmp_path: Path) -> None:
    """Whoever commands too much is told to wait, with 429; looking is free; others go on."""
    small = Server(tmp_path, "--rate", "4").start()
    try:
        player = Player(small.home, "Ada")
        answers = [player.post("/language", {"language": "en"}, parts=False) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [303] * 4 + [429] * 2
        assert len(sentence(answers[-1])) > 5
        assert player.get("/").status_code == 200
        other = Player(small.home, "Bob")
        assert other.post("/language", {"language": "en"}, parts=False).status_code == 303
        many = [plain.post(f"{small.home}/language", headers=SAME).status_code for _ in range(40)]
        assert 429 in many  # new devices from one address
        assert not small.faults()
        player.leave()
        other.leave()
    finally:
        small.stop()


@pytest.mark.parametrize(
    "name", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:1", ""]
)
def test_other_host_names_are_refused(server: Server, name: str) -> None:
    """On loopback, a name that somebody else has pointed here is not answered."""
    answer = plain.get(server.home, headers={"Host": name})
    assert answer.status_code in (400, 403, 404)
    assert "Periplus" not in answer.text or answer.status_code >= 400
    assert "set-cookie" not in answer.headers


def test_our_own_names_are_answered(server: Server) -> None:
    """Loopback may be called by its names, with or without the port."""
    for name in (
        "localhost",
        f"localhost:{server.port}",
        "127.0.0.1",
        f"127.0.0.1:{server.port}",
        f"[::1]:{server.port}",
    ):
        assert plain.get(server.home, headers={"Host": name}).status_code == 200, name


# What people write

ELSEWHERE = [
    "//evil.example",
    "///evil.example",
    "https://evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "",
    "/é",
    "/x\r\nSet-Cookie: a=b",
    "http:/evil.example",
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_no_way_leads_elsewhere(server: Server, host: Player, path: str) -> None:
    """After choosing a language, and after a link, one is still here."""
    answer = host.post("/language", {"language": "en", "next": path}, parts=False)
    assert answer.status_code == 303 and answer.headers["location"] == "/"
    assert "a" not in answer.cookies
    assert host.post("/theme", {"theme": "dark", "next": path}, parts=False).headers["location"] == "/"
    answer = host.post("/follow", {"link": path}, parts=False)
    check_answer(answer)
    assert answer.status_code == 422 or answer.headers["location"].startswith("/")
    assert host.post("/language", {"language": "en", "next": "/rules/neptun"}).headers["location"] == "/rules/neptun"


def test_links_that_are_pasted(server: Server, host: Player) -> None:
    """A whole link, its path, or one of another host's name with our path: all lead to our own page."""
    for link in ("HOME/join/abc", "/join/abc", "  https://elsewhere.example/join/abc?x=1  ", "join/abc"):
        answer = host.post("/follow", {"link": link.replace("HOME", server.home)}, parts=False)
        assert answer.headers.get("location") == "/join/abc", link
    for kind in ("return", "watch", "table"):
        assert host.post("/follow", {"link": f"/{kind}/abc"}).headers["location"] == f"/{kind}/abc"
    for wrong in (
        "",
        "hello",
        "/join",
        "/rules/neptun",
        "http://[",
        "http://a\u2100b/join/x",
        "x" * 5000,
        "/join/\u0000",
    ):
        answer = host.post("/follow", {"link": wrong}, parts=False)
        check_answer(answer)
        assert answer.status_code == 422 or answer.headers["location"] in ("/", "/join/x"), wrong


def test_what_people_write_is_text(server: Server) -> None:
    """Names, titles, remarks, searches and faults are shown as they were written, in pages, parts and streams."""
    player, looker = Player(server.home, NASTY), Player(server.home, "W" + NASTY)
    player.open_table("example", ("me", "open"), title=IMAGE)
    other = Player(server.home, "Bob")
    other.join(player.invitations()[0])
    looker.watch(player.watch_link())
    stream = other.listen("/stream?seat=2")
    player.say("say", {"seat": "1", "text": f"{IMAGE} </hx-partial><script>1</script>", "command": "1"})
    looker.say("say", {"name": NASTY, "text": IMAGE, "command": "1"})
    player.say("act", {"seat": "1", "decision": "0", "action": IMAGE})
    player.say("act", {"seat": IMAGE, "decision": "0", "action": "x"}, parts=False)
    player.say("name", {"seat": "1", "name": NASTY + "!"})
    player.say("contacts", {"seat": "1", "webhook": f"http://127.0.0.1:9/{IMAGE}"}, parts=False)
    player.post("/follow", {"link": IMAGE}, parts=False)
    player.post(
        "/new", {"game": "example", "seats": "2", "who-0": "me", "who-1": "x", "title": IMAGE, "name-0": IMAGE}, False
    )
    for each in (player, looker, other):
        for path in ("", "/log", "/replay"):
            each.look(path)
        each.get("/")
    player.get(f"/rules/example?q={quote(IMAGE)}")
    player.get(f"/table/{quote(IMAGE)}")
    stream.wait(lambda stream: "onerror" in stream.text and NASTY not in stream.text)
    shown = 0
    for text in [heard.body for each in (player, looker, other) for heard in each.heard] + [stream.text]:
        assert "<img src=x" not in text and "<b id=x>" not in text and "<script>" not in text
        if not text.startswith("{"):
            assert read_page(text).inline == []
            shown += "onerror" in text
    assert shown > 8
    title = re.search("<title>(.*?)</title>", player.look().text)
    assert title is not None and html.unescape(title[1]).startswith(IMAGE)
    for each in (player, looker, other):
        each.leave()


@pytest.mark.parametrize(
    "name", ["Zoë", "日本の人", "Ѝван", "🚣 rower", "a;b=c, d", 'q"uo\\te', "%41%00", "\u202etset"]
)
def test_every_name_is_remembered(server: Server, name: str) -> None:
    """A name in any script, or with any sign, can be taken, and is offered again at the next table."""
    player = Player(server.home, name)
    player.open_table("example", ("me", "bot:random"))
    shown = " ".join("".join(each if each.isprintable() else " " for each in name).split())
    assert html.escape(shown, quote=False).replace('"', "&#34;") in player.look().text
    form = forms_in(player.get("/new?game=example").text, "new")[-1]
    assert form.filled()["name-0"] == shown
    assert player.post("/play-now", {"game": "example"}).status_code == 303
    player.leave()


# Whatever comes

anything = st.text(st.characters(exclude_categories=["Cs"]), max_size=40) | st.sampled_from(
    [
        "",
        "0",
        "1",
        "2",
        "-1",
        "999999999999",
        "1e9",
        "\x00",
        "yes",
        "me",
        "bot:greedy",
        "x" * 3000,
        "é" * 300,
        "١",
        "NaN",
        "../..",
        "{}",
        "None",
    ]
)
field_names = (
    st.sampled_from(
        [
            "seat",
            "decision",
            "action",
            "ask",
            "verb",
            "text",
            "command",
            "name",
            "bot",
            "forced",
            "webhook",
            "mail",
            "game",
            "seats",
            "who-0",
            "who-1",
            "name-0",
            "title",
            "days",
            "bot-delay",
            "table-language",
            "memory-aid",
            "hints",
            "option-festival",
            "link",
            "next",
            "language",
            "theme",
            "answer-challenge",
            "only-challenge-seat",
            "goods",
            "goods:wool",
        ]
    )
    | anything
)
fields = st.lists(st.tuples(field_names, anything), max_size=6)
addresses = st.sampled_from(
    [
        "/new",
        "/play-now",
        "/follow",
        "/language",
        "/theme",
        "/join/JOIN",
        "/join/x",
        "/return/x",
        "/watch/x",
        *[f"/table/ID/{each}" for each in COMMANDS],
    ]
)


@QUICK
@given(path=addresses, data=fields, parts=st.booleans())
@example("/follow", [("link", "http://[")], False)
@example("/language", [("next", "/\ud7ff"), ("language", "en"), ("language", "fr")], True)
@example("/table/ID/act", [("seat", "1"), ("seat", "2"), ("decision", "0"), ("action", "\x00")], True)
@example("/table/ID/say", [("seat", "1"), ("text", "\x00\x01"), ("command", "\x00")], True)
@example("/table/ID/pause", [("command", "\x00")], True)
def test_any_form_is_answered(
    server: Server, host: Player, path: str, data: list[tuple[str, str]], parts: bool
) -> None:
    """Fields of any name and value, missing, repeated or too long: a page or a part that says what is wrong."""
    if path.endswith(("/end", "/fill-seats", "/invite")):
        data = [each for each in data if each[0] != "seat"]
    body = "&".join(f"{quote(name)}={quote(value)}" for name, value in data)
    headers = {"Content-Type": "application/x-www-form-urlencoded", **(HTMX if parts else {})}
    headers |= {**SAME, "Cookie": f"periplus={host.secret}"}
    with browser(base_url=server.home, headers=headers) as client:
        address = path.replace("ID", host.table).replace("JOIN", "x" * 32)
        if not address.endswith(("/end", "/fill-seats")):
            check_answer(client.post(address, content=body.encode()))


@QUICK
@given(
    kind=st.sampled_from(
        [
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "multipart/form-data",
            "application/json",
            "text/plain",
            "x",
            "application/x-www-form-urlencoded; charset=nothing",
            "",
        ]
    ),
    body=st.binary(max_size=200)
    | st.just(b'--x\r\nContent-Disposition: form-data; name="text"; filename="a"\r\n\r\nhi\r\n--x--'),
)
def test_any_body_is_answered(server: Server, host: Player, kind: str, body: bytes) -> None:
    """Bodies that are no forms, or broken ones, are answered with a sentence."""
    headers = {**SAME, "Content-Type": kind, "Cookie": f"periplus={host.secret}"}
    for path in (f"/table/{host.table}/say", "/new"):
        check_answer(plain.post(f"{server.home}{path}", content=body, headers=headers))


@QUICK
@given(
    path=st.sampled_from(
        [
            "/",
            "/new",
            "/table/ID",
            "/table/ID/log",
            "/table/ID/replay",
            "/table/ID/stream",
            "/table/ID/notice",
            "/rules/example",
            "/rules/X",
            "/join/X",
            "/watch/X",
            "/table/X",
            "/table/X/log",
            "/X",
            "/api/tables/X",
        ]
    ),
    word=anything,
    query=fields,
)
@example("/table/ID/replay", "", [("at", "999999999")])
@example("/table/ID/log", "", [("before", "0")])
@example("/new", "", [("game", "chess")])
@example("/new", "", [("game", "neptun"), ("seats", "77")])
@example("/table/X", "\x00", [])
def test_any_address_is_answered(
    server: Server, host: Player, path: str, word: str, query: list[tuple[str, str]]
) -> None:
    """Any path and any query: a page, or one that says what is wrong."""
    names = [
        *query,
        *[
            (name, value)
            for name, (_, value) in zip(("at", "before", "seats", "game", "q", "seat"), query, strict=False)
        ],
    ]
    text = "&".join(f"{quote(name)}={quote(value)}" for name, value in names)
    address = path.replace("ID", host.table).replace("X", quote(word[:500], safe="") or "x")
    with plain.stream(
        "GET", f"{server.home}{address}?{text}", headers=[(b"Cookie", f"periplus={host.secret}".encode())]
    ) as answer:
        if not answer.headers.get("content-type", "").startswith("text/event-stream"):
            answer.read()
            if path.startswith("/api/"):
                assert answer.status_code < 500
            else:
                check_answer(answer)


header_values = st.binary(max_size=60).map(
    lambda raw: bytes(each for each in raw if each >= 32 and each != 127).strip()
)


@settings(QUICK, max_examples=60)
@given(
    cookies=st.lists(
        st.tuples(st.sampled_from([b"periplus", b"lifted", b"language", b"theme", b"name", b"x", b""]), header_values),
        max_size=4,
    ),
    last=header_values,
    wished=header_values,
)
def test_any_header_is_answered(
    server: Server, host: Player, cookies: list[tuple[bytes, bytes]], last: bytes, wished: bytes
) -> None:
    """Any cookies, languages and ids of events, in bytes as they come."""
    jar = b"; ".join(name + b"=" + value for name, value in [(b"periplus", host.secret.encode()), *cookies])
    headers = [(b"Cookie", jar), (b"Last-Event-ID", last), (b"Accept-Language", wished), (b"Host", b"127.0.0.1")]
    with browser(base_url=server.home) as client:
        for path in ("/", f"/table/{host.table}", "/new"):
            check_answer(client.get(path, headers=headers))
        with client.stream("GET", f"/table/{host.table}/stream?seat=1", headers=headers) as answer:
            assert answer.status_code in (200, 403)
        answer = client.post("/play-now", headers=[*headers, (b"Sec-Fetch-Site", b"same-origin")])
        check_answer(answer)


NEEDS = {
    "act": ["seat", "action"],
    "fill": ["seat", "verb"],
    "undo": ["seat", "decision"],
    "hint": ["seat", "decision"],
    "say": ["text", "seat"],
    "wishes": ["seat"],
    "lift": ["seat"],
    "name": ["seat", "name"],
    "contacts": ["seat"],
    "return": ["seat"],
    "token": ["seat"],
    "hand": ["seat", "bot"],
    "take-back": ["seat"],
    "invite": ["seat"],
    "fill-seats": ["bot"],
    "again": ["at"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_with_missing_and_wrong_fields(server: Server, ada: Player, command: str) -> None:
    """Every command says which field is missing, and refuses seats, numbers, actions and bots that are not there."""
    good = {
        "seat": "1",
        "decision": str(ada.notice()["decision"]),
        "action": "x",
        "verb": "x",
        "text": "x",
        "name": "A",
        "bot": "greedy",
    }
    for missing in NEEDS.get(command, []):
        answer = ada.say(command, {name: value for name, value in good.items() if name != missing})
        check_answer(answer)
        assert answer.status_code in (422, 403, 409) and (missing in sentence(answer) or missing == "decision"), (
            command,
            missing,
        )
    if command in ("pass", "rematch", "analyse", "pause", "resume", "end", "fill-seats", "watch-link"):
        return
    for seat in ("0", "3", "9", "-1", "1.5", "one", "", "99999999999", "١"):
        answer = ada.say(command, {**good, "seat": seat})
        check_answer(answer)
        assert answer.status_code in (403, 422), (command, seat)
    assert len(log_of(server.db, ada.table)) < 4


def test_things_that_are_not_there(server: Server, ada: Player) -> None:
    """Unknown tables, games, commands, links, places in a log or a replay: the right status, and a sentence."""
    for path, status in [
        ("/table/nothing", 404),
        ("/table/nothing/log", 404),
        ("/rules/chess", 404),
        ("/new?game=chess", 404),
        ("/nowhere", 404),
        ("/join/nothing", 403),
        (f"/table/{ada.table}/nothing", 405),
        (f"/table/{ada.table}/replay?at=99999", 422),
        (f"/table/{ada.table}/replay?at=x", 422),
        (f"/table/{ada.table}/log?before=x", 422),
        ("/new?seats=x", 422),
        (f"/table/{ada.table}/stream?seat=2", 403),
        (f"/table/{ada.table}/stream?seat=", 403),
    ]:
        answer = ada.get(path)
        check_answer(answer)
        assert answer.status_code == status, path
    for path, status in [
        ("/return/nothing", 403),
        ("/watch/nothing", 403),
        ("/join/nothing", 403),
        ("/play-now", 422),
        (f"/table/{ada.table}/dance", 404),
        ("/table/nothing/act", 404),
        ("/new", 422),
    ]:
        answer = ada.post(path, {"name": "x"}, parts=False)
        check_answer(answer)
        assert answer.status_code == status, path
    assert ada.post("/play-now", {"game": "chess"}, parts=False).status_code == 404


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW"])
def test_other_methods(server: Server, ada: Player, method: str) -> None:
    """Other methods do nothing: 405 with a sentence, or what a HEAD or OPTIONS asks for."""
    before = len(log_of(server.db, ada.table))
    for path in ("/", f"/table/{ada.table}", f"/table/{ada.table}/say", "/new", "/play-now", "/api/tables"):
        answer = ada.client.request(method, path)
        assert answer.status_code < 500 and (answer.status_code >= 400 or method in ("HEAD", "OPTIONS")), (path, method)
    assert len(log_of(server.db, ada.table)) <= before + 1


def test_head_is_get_without_the_body(server: Server, ada: Player) -> None:
    """Pages, data, files, faults, and paths that only take commands: the same status and headers, and no body."""
    table = f"/table/{ada.table}"
    sheet = re.findall(r'href="(/static/[^"]+)"', ada.get("/").text)[0]
    for path in (
        "/",
        "/new",
        "/rules/neptun?q=N1",
        table,
        f"{table}/log",
        "/api/games",
        sheet,
        "/nowhere",
        "/play-now",
    ):
        got, headed = ada.client.get(path), ada.client.head(path)
        assert headed.status_code == got.status_code and headed.content == b"", path
        assert told_in(headed) == told_in(got), path


def told_in(answer: httpx.Response) -> dict[str, str]:
    """Return the headers of an answer but for those that differ with each."""
    return {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}


def test_the_head_of_a_stream_is_all_of_it(server: Server, ada: Player) -> None:
    """HEAD of a stream ends at once, however often it is asked for, and takes nobody's place."""
    path = f"/table/{ada.table}/stream?seat={ada.seats[0] + 1}"
    for _ in range(30):
        answer = ada.client.head(path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/event-stream")
        assert answer.content == b""
    with ada.client.stream("GET", path) as stream:
        assert stream.status_code == 200


def test_a_path_says_that_it_takes_head(ada: Player) -> None:
    """405 and OPTIONS name HEAD wherever they name GET."""
    assert {"GET", "HEAD"} <= {*ada.client.delete("/new").headers["Allow"].split(", ")}
    assert {"GET", "HEAD"} <= {*ada.client.options("/rules/neptun").headers["Allow"].split(", ")}
    assert "HEAD" not in ada.client.get("/play-now").headers["Allow"]


# A new table


def test_the_memory_aid_is_a_choice(server: Server) -> None:
    """It is off unless it is chosen; without it a player can neither see it nor look back during the game."""
    player = Player(server.home, "Ada")
    page = player.get("/new?game=neptun").text
    assert 'name="memory-aid" value="yes">' in page
    assert 'name="hints" value="yes" checked>' in page
    player.open_table("neptun", ("me", "bot:random", "bot:random"), **{"memory-aid": ""})
    assert 'id="reminders"' not in player.look().text and player.look("/replay").status_code == 422
    player.open_table("neptun", ("me", "bot:random", "bot:random"), **{"memory-aid": "yes"})
    assert 'id="reminders"' in player.look().text and player.look("/replay").status_code == 200


def test_a_form_with_a_fault_keeps_what_was_filled_in(server: Server) -> None:
    """Whatever is wrong with a new table, the form comes back as it was, with the reason."""
    player = Player(server.home, "Ada")
    filled = {
        "game": "example",
        "seats": "3",
        "who-0": "me",
        "name-0": "Anna",
        "who-1": "here",
        "name-1": "anna",
        "who-2": "bot:random",
        "title": "Our table",
        "days": "3",
        "bot-delay": "0.5",
        "table-language": "fr",
        "option-festival": "false",
    }
    answer = player.post("/new", filled, parts=False)
    assert answer.status_code == 422 and "anna" in sentence(answer).lower()
    page = answer.text
    for part in (
        'value="Anna"',
        'value="anna"',
        'value="Our table"',
        '<option value="here" selected',
        '<option value="fr" selected',
        'value="3" checked',
        '<option value="0.5" selected',
        '<option value="bot:random" selected',
        'name="option-festival" value="false" checked',
    ):
        assert part in page, part
    assert 'name="memory-aid" value="yes" checked' not in page
    assert 'name="hints" value="yes" checked' not in page
    for change in (
        {"who-1": "bot:nobody"},
        {"title": "x"},
        {"days": "900"},
        {"days": "x"},
        {"bot-delay": "1.23456"},
        {"name-1": "!!"},
        {"option-festival": "maybe"},
        {"who-2": "queen"},
    ):
        answer = player.post("/new", {**filled, "name-1": "Bob", **change}, parts=False)
        assert answer.status_code == (303 if "title" in change else 422), change
        if answer.status_code == 422:
            check_answer(answer)
            assert 'value="Anna"' in answer.text
    player.leave()


# Languages


def test_light_and_dark(server: Server) -> None:
    """A page is light or dark as the device prefers, until the reader chooses; nobody can choose anything else."""

    def theme_of(page: str) -> str | None:
        found = re.search(r'<html lang="en"(?: data-theme="([^"]*)")?>', page)
        assert found is not None
        return found[1]

    player = Player(server.home, "Ada")
    assert theme_of(player.get("/").text) is None
    for asked, shown in (("dark", "dark"), ("light", "light"), ("gaudy", "light"), ("", "light"), ("auto", None)):
        answer = player.post("/theme", {"theme": asked, "next": "/rules/neptun"}, parts=False)
        assert answer.status_code == 303 and answer.headers["location"] == "/rules/neptun"
        assert theme_of(player.get("/").text) == theme_of(player.get("/new").text) == shown
    player.leave()


def test_languages(server: Server) -> None:
    """The reader's choice comes first, then the table's language, then what the browser wishes."""

    def language_of(page: str) -> str:
        return re.findall('<html lang="([a-z]+)"', page)[0]  # type: ignore[no-any-return]

    wishes = {
        "fr-BE,nl;q=0.8": "fr",
        "de,nl;q=0.8,fr;q=0.5": "nl",
        "de": "en",
        "": "en",
        "xx" * 500: "en",
        "EN-us": "en",
    }
    for wished, language in wishes.items():
        assert language_of(plain.get(server.home, headers={"Accept-Language": wished}).text) == language
    player = Player(server.home, "Ada")
    player.open_table("example", ("me", "bot:random"), **{"table-language": "nl"})
    assert language_of(player.look().text) == "nl"
    assert language_of(player.get("/", **{"Accept-Language": "fr"}).text) == "fr"
    for code in LANGUAGES:
        player.post("/language", {"language": code, "next": "/"})
        assert language_of(player.look().text) == language_of(player.get("/").text) == code
    player.post("/language", {"language": "xx"})
    assert language_of(player.get("/").text) == LANGUAGES[-1]
    player.leave()
