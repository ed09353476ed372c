"""Mare Nostrum: trade, build and fight around the Mediterranean; four heroes and wonders, or the Pyramids, win."""
