"""Build what is released and depends on no platform: the source package, and from it the wheel of plain Python.

python tools/dist.py FOLDER

Both are built from a copy of what belongs to them, so nothing that lies about gets in. The same tree gives the same
bytes: files are dated as SOURCE_DATE_EPOCH says.
"""

import gzip
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from tempfile import TemporaryDirectory

TOP = Path(__file__).parents[1]
FOLDERS = ("src", "docs", "deploy")
FILES = ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "NOTICE", "README.md", "pyproject.toml", "setup.py")
LEFT_BEHIND = ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", ".*")
LONG_AGO = "1580601600"
"""When files are dated, if nobody says otherwise: on 2 February 2020."""


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source package and the wheel; return where they are."""
    os.environ.setdefault("SOURCE_DATE_EPOCH", LONG_AGO)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as made:
        tree = Path(made) / "tree"
        tree.mkdir()
        for name in FOLDERS:
            copytree(TOP / name, tree / name, ignore=LEFT_BEHIND)
        for name in FILES:
            copy(TOP / name, tree)
        package = level(run(tree, "--sdist"), folder)
        with tarfile.open(package) as archive:
            archive.extractall(made, filter="data")
        wheel = run(Path(made) / package.name.removesuffix(".tar.gz"), "--wheel")
        return package, Path(copy(wheel, folder))


def run(tree: Path, what: str) -> Path:
    """Build a package of a tree with the tools that are installed here; return where it is."""
    command = [sys.executable, "-m", "build", "--no-isolation", what]
    done = subprocess.run(
        command, cwd=tree, env={**os.environ, "PERIPLUS_PURE": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    (built,) = (tree / "dist").iterdir()
    return built


def level(package: Path, folder: Path) -> Path:
    """Write a source package again with nothing in it that depends on who built it, and when."""
    at = int(os.environ["SOURCE_DATE_EPOCH"])
    with (
        tarfile.open(package) as old,
        (folder / package.name).open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=at) as packed,
        tarfile.open(fileobj=packed, mode="w") as new,
    ):
        for each in sorted(old.getmembers(), key=lambda member: member.name):
            same = tarfile.TarInfo(each.name)
            same.type, same.size, same.mtime, same.mode = each.type, each.size, at, 0o755 if each.isdir() else 0o644
            new.addfile(same, old.extractfile(each))
    return folder / package.name


if __name__ == "__main__":
    for each in build(Path(sys.argv[1])):
        print(each)
