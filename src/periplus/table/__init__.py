"""One game, many people: seats, commands, storage and streams. Nothing here knows about pages."""
