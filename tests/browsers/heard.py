"""The server of the tests, whose pages keep whatever goes wrong in them, as not every browser tells a driver."""

import runpy
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest.mock import patch

from litestar.static_files import create_static_files_router

LISTEN = """
{
  const keep = (what) => localStorage.setItem("heard", (localStorage.getItem("heard") ?? "") + what + "\\n");
  addEventListener("error", (event) => keep(event.message ?? "not loaded: " + event.target.outerHTML), true);
  addEventListener("unhandledrejection", (event) => keep("rejected: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => keep("forbidden: " + event.violatedDirective));
  const error = console.error;
  console.error = (...told) => { keep(told.join(" ")); error(...told); };
}
"""
FAULTY = """
Promise.reject(new Error("no wind"));
throw new Error("torn sail");
"""
FIRST = "vendor/htmx.min.js"
"""The script that every page runs before all others."""


def with_listener(path: str, folders: list[str], **more: Any) -> Any:
    """Serve the static files, the first script with a listener before it, and a script in which things go wrong."""
    own = Path(tempfile.mkdtemp())
    (own / FIRST).parent.mkdir()
    (own / FIRST).write_text(LISTEN + files("periplus.web").joinpath("static", FIRST).read_text())
    (own / "faulty.js").write_text(FAULTY)
    return create_static_files_router(path, [str(own), *folders], **more)


if __name__ == "__main__":
    with patch("periplus.web.app.create_static_files_router", with_listener):
        runpy.run_path(str(Path(__file__).parents[1] / "web" / "known.py"), run_name="__main__")
