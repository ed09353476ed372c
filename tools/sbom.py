"""Print the list of components (CycloneDX): what is pinned to be installed, and what is included in the package."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from periplus.version import VERSION

TOP = Path(__file__).parents[1]
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
OWN_TERMS = 60
"""Characters beyond which what a package calls its licence is the text of one."""


def bom() -> Bom:
    """Return the list."""
    vendored = tomllib.loads((TOP / "requirements" / "vendored.toml").read_text("utf-8"))
    made = Bom(components=[*installed(vendored["licences"]), *(included(part) for part in vendored["part"])])
    made.metadata.component = Component(
        name="periplus", version=VERSION, type=ComponentType.APPLICATION, licenses=[terms("MIT")]
    )
    made.register_dependency(made.metadata.component, made.components)
    return made


def installed(known: dict[str, str]) -> Iterator[Component]:
    """List what the program needs when it runs."""
    for name, version in PINNED.findall((TOP / "requirements" / "run.txt").read_text("utf-8")):
        yield Component(
            name=name, version=version, type=ComponentType.LIBRARY,
            purl=PackageURL("pypi", name=name, version=version), licenses=[terms(known.get(name) or licence_of(name))],
        )  # fmt: skip


def included(part: dict[str, Any]) -> Component:
    """Return what lies in the package, with the digest of each file."""
    files = [
        Component(name=name, type=ComponentType.FILE, hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)])
        for name, digest in part["files"].items()
    ]
    return Component(
        name=part["name"], version=part["version"], type=ComponentType.LIBRARY, components=files,
        purl=PackageURL.from_string(part["purl"]), licenses=[terms(part["licence"])],
        external_references=[ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(part["source"]))],
    )  # fmt: skip


def licence_of(name: str) -> str:
    """Return what an installed package says of its licence: best as an expression, else in a few words."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        raise SystemExit(f"{name} is not installed here: name its licence in requirements/vendored.toml") from None
    classes = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License ::")]
    named = [told[field] for field in ("License-Expression", "License") if field in told]
    if named and 0 < len(named[0]) < OWN_TERMS:
        return named[0]
    if classes:
        return " OR ".join(classes)
    raise SystemExit(f"{name} does not say: name its licence in requirements/vendored.toml")


def terms(licence: str) -> License:
    """Return a licence as the list names it: by its SPDX identifier where it has one."""
    made: License = LicenseFactory().make_from_string(licence)
    return made


if __name__ == "__main__":
    print(JsonV1Dot6(bom()).output_as_string(indent=2))
