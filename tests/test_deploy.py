"""The files in deploy/: systemd finds nothing wrong with the unit, and the container file says what is so."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from periplus.cli import app
from periplus.web.app import MODULES

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
DEPLOY = TOP / "deploy"
PROGRAM = "/opt/periplus/bin/periplus"


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the container file."""
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    split = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, words) for name, _, words in split]


def service() -> dict[str, str]:
    """Return what the unit says of the service."""
    lines = (DEPLOY / "periplus.service").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def accepted(words: list[str]) -> bool:
    """Say whether the program takes these words."""
    app.parse_args(words, exit_on_error=False, print_error=False)
    return True


def test_the_unit_is_good(tmp_path: Path) -> None:
    """``systemd-analyze`` has nothing to complain of, but that the program is not installed here."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = (DEPLOY / "periplus.service").read_text("utf-8")
    assert unit.count(PROGRAM) == 1
    copy = tmp_path / "periplus.service"
    copy.write_text(unit.replace(PROGRAM, "/bin/true"))
    said = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert [line for line in said.stderr.splitlines() if "periplus" in line] == []


def test_the_unit_starts_the_program_as_it_is() -> None:
    """Its command line is one that the program takes, and what is stored is private."""
    program, *words = shlex.split(service()["ExecStart"])
    assert program == PROGRAM and accepted(words)
    assert service()["UMask"] == "0077"
    assert f"/var/lib/{service()['StateDirectory']}/" in service()["ExecStart"]


def test_the_proxy_logs_no_address_that_is_a_key() -> None:
    """Whatever page has a secret in its address, the log shows only what comes before it."""
    told = re.search(r"\(\?<place>([a-z|]+)\)", (DEPLOY / "nginx.conf").read_text("utf-8"))
    paths = [path for module in MODULES for handler in module.ROUTES for path in handler.paths]
    secret = {path.split("/")[1] for path in paths if re.search(r"\{(invitation|link|token|key|secret):", path)}
    assert told is not None and set(told[1].split("|")) == secret


def test_the_container_file_says_what_is_so() -> None:
    """It copies what is there and what building needs, installs what is pinned, and starts the program as it is."""
    said = instructions()
    copied = [
        source for name, words in said if name == "COPY" and "--from" not in words for source in words.split()[:-1]
    ]
    assert [source for source in copied if not (TOP / source).exists()] == []
    assert {"pyproject.toml", "setup.py", "src", "requirements", "README.md", "LICENSE", "NOTICE"} == {*copied}
    installs = [words for name, words in said if name == "RUN" and "pip install" in words]
    pinned = [found for words in installs for found in re.findall(r"-r /source/(\S+)", words)]
    assert pinned == ["requirements/run.txt"] and installs[-1].endswith("--no-deps /source")
    starts = [json.loads(words) for name, words in said if name in ("ENTRYPOINT", "CMD")]
    assert starts[0] == [PROGRAM] and accepted(starts[1])
    assert ("USER", "periplus") in said
