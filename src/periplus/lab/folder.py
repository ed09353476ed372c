"""The folder of a run: the experiment as it was run, and one file for each table of each shard.

A file is written under another name and renamed, and that of the games comes last: so a shard exists completely or not
at all, and nothing else is needed to go on.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import polars as pl

from periplus.kernel.errors import PeriplusError
from periplus.kernel.files import BadFile, read_text, write_bytes
from periplus.lab.columns import TABLES
from periplus.lab.experiment import Experiment
from periplus.lab.shards import MARK, Shard, shards_of, tables_of

EXPERIMENT = "experiment.json"


class BadFolder(PeriplusError):
    """A folder does not hold what is looked for there."""


class Folder:
    """A run: its experiment and its shards."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        """Take what is there."""
        self.path = path
        self.experiment = experiment
        self.shards = shards_of(experiment)

    def file(self, table: str, shard: Shard) -> Path:
        """Return where a table of a shard is."""
        return self.path / table / shard.file

    def files(self, shard: Shard) -> list[Path]:
        """Return the files of a shard."""
        return [self.file(table, shard) for table in tables_of(self.experiment)]

    def games(self, shards: Iterable[Shard]) -> int:
        """Return how many games some shards have."""
        rotations = [lineup.rotations for lineup in self.experiment.lineups]
        return sum(shard.deals * rotations[shard.lineup] for shard in shards)

    # Writing

    def keep(self, shard: Shard, tables: dict[str, bytes]) -> None:
        """Write a shard."""
        for table in tables_of(self.experiment):
            write_bytes(self.file(table, shard), tables[table])

    def missing(self) -> list[Shard]:
        """Return the shards that have yet to be played."""
        return [shard for shard in self.shards if not self.file("games", shard).is_file()]

    def drop_broken(self) -> list[Path]:
        """Remove shards that cannot be read, so that they are played again; return the files at fault."""
        broken = list[Path]()
        for shard in self.shards:
            files = self.files(shard) if self.file("games", shard).is_file() else []
            if faulty := [file for file in files if not self.is_sound(file)]:
                self.file("games", shard).unlink()
                broken += faulty
        return broken

    def is_sound(self, file: Path) -> bool:
        """Say whether a file can be read and belongs to this experiment."""
        try:
            self.read(file)
        except PeriplusError:
            return False
        return True

    def drop_strays(self) -> None:
        """Remove what is half written, and shards that others take the place of, as there are more deals now."""
        known = {self.file(table, shard) for table in TABLES for shard in self.shards}
        for table in TABLES:
            for file in [*(self.path / table).glob("*.parquet"), *(self.path / table).glob(".*.parquet.*")]:
                if file not in known:
                    file.unlink()

    # Reading

    def read(self, file: Path) -> pl.DataFrame:
        """Return the rows of a file; raise ``BadFolder`` if it is damaged or belongs elsewhere."""
        try:
            mark = pl.read_parquet_metadata(file).get(MARK)
            frame = pl.read_parquet(file)
        except (pl.exceptions.PolarsError, OSError) as error:
            raise BadFolder("error-run-shard", {"file": str(file), "what": " ".join(str(error).split())}) from None
        if mark != self.experiment.identity:
            raise BadFolder("error-run-stray", {"file": str(file)})
        return frame

    def table(self, name: str) -> pl.DataFrame:
        """Return a table: the rows of all shards that have been played."""
        if name not in tables_of(self.experiment):
            raise BadFolder("error-run-measure", {"folder": str(self.path), "measure": name})
        played = [shard for shard in self.shards if self.file("games", shard).is_file()]
        if not played:
            raise BadFolder("error-run-empty", {"folder": str(self.path)})
        return pl.concat([self.read(self.file(name, shard)) for shard in played])


def open_folder(path: Path) -> Folder:
    """Open the folder of a run."""
    file = path / EXPERIMENT
    if path.is_dir() and not file.exists():
        raise BadFolder("error-run-none", {"folder": str(path)})
    try:
        return Folder(path, msgspec.json.decode(read_text(file), type=Experiment))
    except msgspec.MsgspecError as error:
        raise BadFolder("error-run-file", {"file": str(file), "what": str(error)}) from None


def folder_for(path: Path, experiment: Experiment) -> Folder:
    """Make a folder for an experiment, or go on with one that has been begun; there may be more deals now."""
    if path.exists() and not (path.is_dir() and not any(path.iterdir())):
        begun = open_folder(path).experiment
        if begun.identity != experiment.identity:
            raise BadFolder("error-run-other", {"folder": str(path), "title": begun.title})
        if begun.deals > experiment.deals:
            raise BadFolder("error-run-more", {"folder": str(path), "deals": begun.deals, "given": experiment.deals})
    folder = Folder(path, experiment)
    try:
        for table in tables_of(experiment):
            (path / table).mkdir(parents=True, exist_ok=True)
        write_bytes(path / EXPERIMENT, msgspec.json.format(msgspec.json.encode(experiment), indent=1))
        folder.drop_strays()
    except OSError as error:
        raise BadFile(path, error) from None
    return folder


def same_but_time(one: pl.DataFrame, other: pl.DataFrame) -> bool:
    """Say whether two tables agree in all columns that depend on the experiment alone."""
    return one.drop("seconds", strict=False).equals(other.drop("seconds", strict=False))
