"""The server that is measured, in a process of its own, and what it uses of the machine."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """``periplus serve`` in its own process."""

    def __init__(self, python: str, db: str, folder: Path, workers: int = 1) -> None:
        """Name the interpreter, the database, a folder for the log, and how many processes share the work."""
        program = os.path.abspath(shutil.which(python) or python)
        words = ["--rate", "1000000", "--db", db, *(["--workers", str(workers)] if workers > 1 else []), "--port"]
        self.command = [program, "-m", "periplus", "serve", *words]
        self.folder = folder
        self.workers = workers
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, on the same port as before, and wait until the server is ready."""
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, str(self.port)], stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.folder,
                env={**os.environ, "PERIPLUS_LANG": "en"},
            )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.process.stdout.readline())
        if found is None:
            sys.exit(f"the server did not start: {self.log()}")
        self.port = int(found[1])

    def stop(self) -> None:
        """Stop it politely, if it runs."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)

    def log(self) -> str:
        """Return what it has complained about."""
        return (self.folder / "server.log").read_text()

    def pids(self) -> list[int]:
        """Return the processes that serve: several are children of the one that was started."""
        assert self.process is not None
        return [self.process.pid] if self.workers == 1 else family(self.process.pid)

    def cpu(self) -> float:
        """Return the seconds of processor time it has used so far."""
        return sum(cpu_of(pid) for pid in self.pids())

    def memory(self) -> int:
        """Return the bytes it holds in memory."""
        return sum(memory_of(pid) for pid in self.pids())


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time that a process has used so far."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / TICKS


def memory_of(pid: int) -> int:
    """Return the bytes that a process holds in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def family(pid: int) -> list[int]:
    """Return a process, its children, their children, and so on."""
    children = [
        int(each) for task in Path(f"/proc/{pid}/task").iterdir() for each in (task / "children").read_text().split()
    ]
    return [pid, *[each for child in children for each in family(child)]]


def machine_cpu() -> float:
    """Return the seconds of processor time that all programs on the machine have used so far."""
    user, nice, system, _, _, interrupts, soft = Path("/proc/stat").read_text().split()[1:8]
    return sum(int(each) for each in (user, nice, system, interrupts, soft)) / TICKS


def flush_time(folder: Path) -> float:
    """Return the seconds that the disk takes to store a small change durably, which every move must wait for."""
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(20):
            file.write(bytes(4096))
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
    return median(times)
