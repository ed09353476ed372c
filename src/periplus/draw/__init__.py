"""SVG: charts, cards, counters, scales. Knows no game."""
