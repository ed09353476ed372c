"""For whom something is done: so that whoever wants much waits longer, and not everybody else.

It is known as long as a request is answered, and to all that it has set off; what a table goes on with after a restart
is nobody's. It is never stored.
"""

from contextvars import ContextVar

WHOSE: ContextVar[str] = ContextVar("whose", default="")
"""The address from which it was asked for."""
