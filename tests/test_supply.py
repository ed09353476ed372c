"""Where all comes from that is installed, included or used to build: exact versions, digests, and a list."""

import json
import re
import subprocess
import sysconfig
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from tools.sbom import bom, licence_of

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
SOURCE = TOP / "src" / "periplus"
VENDORED: dict[str, Any] = tomllib.loads((TOP / "requirements" / "vendored.toml").read_text("utf-8"))
PARTS: list[dict[str, Any]] = VENDORED["part"]
WORKFLOWS = TOP / ".github" / "workflows"
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


def audit(folder: Path) -> subprocess.CompletedProcess[str]:
    """Have workflows looked at by zizmor, which asks nobody else."""
    zizmor = Path(sysconfig.get_path("scripts")) / "zizmor"
    options = ["--offline", "--no-progress", "--no-config", "--strict-collection", "--persona=pedantic"]
    return subprocess.run([zizmor, *options, folder], capture_output=True, text=True, check=False)


def test_releases_are_built_with_care() -> None:
    """Every action is pinned by its digest, with its version beside it, and nothing lets others in."""
    found = audit(WORKFLOWS)
    assert found.returncode == 0, found.stdout + found.stderr
    used = [line for file in WORKFLOWS.iterdir() for line in file.read_text("utf-8").splitlines() if "uses:" in line]
    assert used
    assert all(re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line) for line in used)


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (r"@[0-9a-f]{40} # v6", "@v6"),
        (r"permissions: \{\}", "permissions: write-all"),
        (r" +with:\n +persist-credentials: false\n", ""),
        (r"make test", 'echo "${{ github.head_ref }}"'),
        (r"    runs-on: ", "    runs-in: "),
    ],
)
def test_carelessness_would_be_found(tmp_path: Path, part: str, instead: str) -> None:
    """An action that may change, needless rights, credentials left about, words of strangers in scripts, a bad key."""
    careful = (WORKFLOWS / "release.yml").read_text("utf-8")
    careless = re.sub(part, instead, careful)
    assert careless != careful
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    (folder / "release.yml").write_text(careless, "utf-8")
    assert audit(folder).returncode != 0


def test_only_publishing_may_do_more_than_read() -> None:
    """It runs for a tag, once the tests have passed and all packages are built, and checks nothing out."""
    jobs = yaml.safe_load((WORKFLOWS / "release.yml").read_text("utf-8"))["jobs"]
    publish = jobs.pop("publish")
    assert all(job["permissions"] == {"contents": "read"} for job in jobs.values())
    assert publish["permissions"] == {"id-token": "write"} and publish["environment"] == "pypi"
    assert {*publish["needs"]} == {*jobs}
    assert publish["if"] == "github.event_name == 'push' && startsWith(github.ref, 'refs/tags/v')"
    assert not any("run" in step or "checkout" in step["uses"] for step in publish["steps"])
