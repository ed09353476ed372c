"""Many games: simulations between bots."""

from periplus.lab.simulate import simulate
from periplus.lab.tally import Result, Showing

__all__ = ["Result", "Showing", "simulate"]
