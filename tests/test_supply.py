"""Where all that is installed or included comes from: exact versions, digests, and a list of them all."""

import json
import re
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from tools.sbom import bom, licence_of

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
SOURCE = TOP / "src" / "periplus"
VENDORED: dict[str, Any] = tomllib.loads((TOP / "requirements" / "vendored.toml").read_text("utf-8"))
PARTS: list[dict[str, Any]] = VENDORED["part"]
FOREIGN = ("web/static/vendor/*.js", "web/static/fonts/*.woff2", "draw/fonts/*.ttf", "draw/*.geojson")


def pins(name: str) -> list[str]:
    """Return what a file of requirements pins, as ``pyproject.toml`` would write it."""
    lines = (TOP / "requirements" / f"{name}.txt").read_text("utf-8").splitlines()
    return [line.replace(" ;", ";") for line in lines if line and not line.lstrip().startswith("#")]


def test_building_is_pinned() -> None:
    """Everything that takes part in a build has one version, the same that lints and tests."""
    told = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert all("==" in each for each in told)
    assert told == pins("build")
    assert {*told} <= {*pins("dev")}


@pytest.mark.parametrize("name", ["run", "build", "dev", "browsers"])
def test_every_requirement_is_pinned(name: str) -> None:
    """One exact version of each."""
    assert all(re.match(r"[\w.-]+==[\w.]+(;|$)", each) for each in pins(name)), name


def test_the_program_and_its_requirements_agree() -> None:
    """What ``pyproject.toml`` needs at least is what ``run.in`` names."""
    needed = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    listed = (TOP / "requirements" / "run.in").read_text("utf-8").splitlines()[1:]
    assert [re.sub(r">=[\d.]+", "", each) for each in needed] == listed


def test_included_files_are_what_they_were() -> None:
    """Every file from elsewhere is listed with its digest, beside its licence."""
    listed = {name: digest for part in PARTS for name, digest in part["files"].items()}
    found = {str(file.relative_to(SOURCE)): file for pattern in FOREIGN for file in SOURCE.glob(pattern)}
    assert listed == {name: sha256(file.read_bytes()).hexdigest() for name, file in found.items()}
    assert all((SOURCE / part["licence-file"]).is_file() for part in PARTS)


def test_the_notice_is_complete() -> None:
    """It names every part with its version, package and licence, and htmx with the digests of its files."""
    notice = " ".join((TOP / "NOTICE").read_text("utf-8").split())
    for part in PARTS:
        package, version = part["purl"].removeprefix("pkg:npm/").replace("%40", "@").rsplit("@", 1)
        assert package in notice and version in notice, package
        if part["name"] != "world-atlas":
            assert f"{part['name']} {part['version']}" in notice
    assert all(licence in notice for licence in ("Zero-Clause BSD", "SIL Open Font License 1.1", "(ISC)"))
    (htmx,) = (part for part in PARTS if part["name"] == "htmx")
    assert all(digest in notice for digest in htmx["files"].values())
    assert f'version="{htmx["version"]}"' in (SOURCE / "web/static/vendor/htmx.min.js").read_text("utf-8")


def test_the_list_of_components() -> None:
    """It is valid CycloneDX, and names every pinned requirement and every included part, version and licence."""
    written = JsonV1Dot6(bom()).output_as_string()
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(written) is None
    listed = {each["name"]: each for each in json.loads(written)["components"]}
    wanted = dict(each.partition(";")[0].split("==") for each in pins("run"))
    wanted |= {part["name"]: part["version"] for part in PARTS}
    assert {name: each["version"] for name, each in listed.items()} == wanted
    assert [name for name, each in listed.items() if not each["licenses"]] == []
    assert [each["license"] for each in listed["htmx"]["licenses"]] == [{"id": "0BSD"}]
    digests = {each["name"]: each["hashes"][0]["content"] for each in listed["htmx"]["components"]}
    assert digests == next(part["files"] for part in PARTS if part["name"] == "htmx")


def test_a_package_without_a_licence_stops_the_list() -> None:
    """Somebody has to look, and to write down what was found."""
    with pytest.raises(SystemExit, match="nothing-of-the-kind is not installed here"):
        licence_of("nothing-of-the-kind")
