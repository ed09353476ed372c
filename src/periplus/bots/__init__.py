"""Players that are programs: the seat handle, our own players, and how yours are loaded."""

from periplus.bots.bot import Bot, BotFault, ask
from periplus.bots.greedy import Greedy
from periplus.bots.load import BadBot, bot_names, load_bot
from periplus.bots.random import Random
from periplus.bots.seat import Seat

__all__ = ["BadBot", "Bot", "BotFault", "Greedy", "Random", "Seat", "ask", "bot_names", "load_bot"]
