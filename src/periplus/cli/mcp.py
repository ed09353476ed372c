"""``periplus mcp``: a door for language models."""

from typing import Annotated

from cyclopts import Parameter

from periplus.cli.arguments import Whole
from periplus.cli.speak import Tongue, err, say
from periplus.kernel.errors import PeriplusError


class NoMcp(PeriplusError):
    """The SDK for MCP is not installed."""


def mcp(
    *,
    server: Annotated[str, Parameter(env_var="PERIPLUS_SERVER", show_default=True)] = "http://127.0.0.1:8630",
    host: str = "127.0.0.1",
    port: Whole | None = None,
) -> None:
    """Let language models play at the tables of a server: over standard input and output, or at a port over HTTP."""
    try:
        from periplus.doors.mcp import door
    except ModuleNotFoundError as error:
        raise NoMcp("error-mcp") from error
    opened = door(server, Tongue.language)
    if port is None:
        opened.run("stdio")
    else:
        err(say("mcp-open", address=f"http://{host}:{port}/mcp"))
        opened.run("streamable-http", host=host, port=port, stateless_http=True, json_response=True)
