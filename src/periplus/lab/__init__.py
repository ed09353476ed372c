"""Many games: simulations between bots."""

from periplus.lab.simulate import Result, Showing, simulate

__all__ = ["Result", "Showing", "simulate"]
