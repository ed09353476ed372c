"""What is released: all that belongs in the packages and nothing else, and programs that start once installed.

`make test` builds the source package and the wheel of plain Python, and lends them what is installed for the tests.
`make dist` says in PERIPLUS_DIST where all packages lie, and pipx installs each of them with all that it needs.
"""

import os
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.message import Message
from pathlib import Path

import httpx
import pytest
from tools.dist import FILES, FOLDERS, build
from trove_classifiers import classifiers

import periplus
from periplus.version import VERSION

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
GIVEN = os.environ.get("PERIPLUS_DIST", "")
PATIENCE = 600  # seconds for a command, on the slowest of machines
KINDS = ["source", "pure", *(["compiled"] if GIVEN else [])]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the packages by their kinds."""
    folder = Path(GIVEN).absolute() if GIVEN else build(tmp_path_factory.mktemp("dist"))[0].parent
    kinds = {"pure" if "-py3-none-any" in each.name else "compiled": each for each in folder.glob("periplus-*.whl")}
    return {"source": next(folder.glob("periplus-*.tar.gz")), **kinds}


def files_in(package: Path) -> dict[str, bytes]:
    """Return the files in a package, by their names."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(package) as source:
        files = {each.name.partition("/")[2]: source.extractfile(each) for each in source}
        return {name: file.read() for name, file in files.items() if file is not None}


def belonging(*folders: str) -> set[str]:
    """Return what lies in folders of the tree and belongs in a package."""
    found = [path.relative_to(TOP) for folder in folders for path in (TOP / folder).rglob("*") if path.is_file()]
    left = [path for path in found if path.suffix not in (".so", ".pyc", ".pyo")]
    return {path.as_posix() for path in left if not any(part.endswith(".egg-info") for part in path.parts)}


def described(package: Path) -> Message:
    """Return what a package says of itself."""
    files = files_in(package)
    name = "PKG-INFO" if package.suffix == ".gz" else next(name for name in files if name.endswith("/METADATA"))
    return message_from_string(files[name].decode())


# What is in them


def test_the_source_package_is_complete(packages: dict[str, Path]) -> None:
    """Code and all that lies beside it, docs, licences; no tests, and nothing that happened to lie about."""
    generated = {"PKG-INFO", "setup.cfg"}
    found = files_in(packages["source"])
    assert {name for name in found if ".egg-info/" not in name} == {*FILES, *generated, *belonging(*FOLDERS)}


@pytest.mark.parametrize("kind", KINDS[1:])
def test_wheels_are_complete(packages: dict[str, Path], kind: str) -> None:
    """The same files as in the source package, byte for byte, with extensions only where they are compiled."""
    assert kind in packages, "the rules are not compiled"
    source, wheel = files_in(packages["source"]), files_in(packages[kind])
    code = {name.removeprefix("src/"): content for name, content in source.items() if name.startswith("src/periplus/")}
    ours = {name: content for name, content in wheel.items() if ".dist-info/" not in name}
    extensions = {name for name in ours if name.endswith((".so", ".pyd"))}
    assert {name: content for name, content in ours.items() if name not in extensions} == code
    assert bool(extensions) == (kind == "compiled")
    licences = {name.rpartition("/")[2] for name in wheel if "/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE"}


@pytest.mark.parametrize("kind", KINDS)
def test_packages_describe_themselves(packages: dict[str, Path], kind: str) -> None:
    """One version, what is needed, extras, words that an index of packages can show, and classes that it knows."""
    told = described(packages[kind])
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    assert (told["Name"], told["Version"]) == ("periplus", VERSION)
    assert told["License-Expression"] == "MIT" and told["Requires-Python"] == project["requires-python"]
    needed = [each for each in told.get_all("Requires-Dist", []) if "extra ==" not in each]
    assert len(needed) == len(project["dependencies"])
    assert set(told.get_all("Provides-Extra", [])) == set(project["optional-dependencies"])
    assert {*told.get_all("Classifier", [])} <= classifiers
    text = str(told.get_payload())
    assert text.startswith("# Periplus") and "](" not in text.replace("](http", "")


def test_an_index_of_packages_takes_them(packages: dict[str, Path]) -> None:
    """Twine, which uploads packages, finds nothing wrong with them."""
    run([sys.executable, "-m", "twine", "check", "--strict", *map(str, packages.values())])


def test_the_same_tree_gives_the_same_packages(packages: dict[str, Path], tmp_path: Path) -> None:
    """Whoever builds them, and when."""
    again = build(tmp_path)
    assert [each.read_bytes() for each in again] == [packages[kind].read_bytes() for kind in ("source", "pure")]


def test_the_version_stands_in_one_place() -> None:
    """It is the one that the history of changes begins with."""
    changes = (TOP / "CHANGELOG.md").read_text("utf-8")
    assert changes.partition("\n## ")[2].startswith(f"{VERSION} ")
    assert VERSION not in (TOP / "pyproject.toml").read_text("utf-8") + (TOP / "setup.py").read_text("utf-8")


@pytest.mark.skipif(not GIVEN, reason="only where the rules are compiled for it")
def test_whoever_can_gets_compiled_rules(packages: dict[str, Path], tmp_path: Path) -> None:
    """Of two wheels, pip takes the compiled one where there is one for the platform, and else that of plain Python."""
    fetch = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-index", "--find-links", GIVEN, "periplus"]
    for kind, platform in (("compiled", []), ("pure", ["--only-binary", ":all:", "--platform", "plan9_mips"])):
        run([*fetch, *platform, "--dest", str(tmp_path / kind)])
        assert [each.name for each in (tmp_path / kind).iterdir()] == [packages[kind].name]


# What they do


def run(command: list[str], **environment: str) -> str:
    """Run a command to its end; return what it prints."""
    done = subprocess.run(
        command, env=outside() | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def outside() -> dict[str, str]:
    """Return an environment that knows nothing of our sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@pytest.fixture(scope="session", params=KINDS)
def program(
    request: pytest.FixtureRequest, packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> list[str]:
    """Install a package into a clean environment; return how the program is started there."""
    package = packages[request.param]
    if GIVEN:
        return [sys.executable, "-m", "pipx", "run", "--spec", str(package), "periplus"]
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False)
    scripts = Path(sysconfig.get_path("scripts", "venv", {"base": str(folder)}))
    modules = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    (modules / "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    here = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet"]
    run([*here, "--no-deps", "--no-build-isolation", str(package)], PERIPLUS_PURE="1")
    return [str(scripts / "periplus")]


def test_it_says_what_it_is(program: list[str], packages: dict[str, Path]) -> None:
    """Its version, and whether its rules are compiled."""
    kind = "compiled" if str(packages.get("compiled")) in program else "pure Python"
    assert run([*program, "--version"]) == f"periplus {VERSION} ({kind})\n"


def test_it_knows_its_games(program: list[str]) -> None:
    """All of them, and plays a short one to its end."""
    told = run([*program, "games"])
    assert all(name in told for name in periplus.game_names())
    assert "random" in run([*program, "simulate", "neptun", "--games", "1", "--bots", "random,random,random"])


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[str]:
    """Serve tables; yield the address that is printed."""
    environment = {**outside(), "XDG_STATE_HOME": str(folder), "PERIPLUS_LANG": "en"}
    with subprocess.Popen([*command, "serve"], env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
        finally:
            server.terminate()


def test_it_serves_pages(program: list[str], tmp_path: Path) -> None:
    """The first page, with its styles and letters."""
    with serving(program, tmp_path) as address, httpx.Client(base_url=address) as browser:
        page = browser.get("/")
        assert page.status_code == 200 and "Parthenon" in page.text
        for path in ("/static/periplus.css", "/static/fonts/cinzel-latin-700-normal.woff2", "/api/games"):
            assert browser.get(path).status_code == 200, path
