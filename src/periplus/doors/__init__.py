"""Doors for tools that others have made. Each needs an extra; nothing here is imported by the rest of the program."""
