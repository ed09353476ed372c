"""What every game shares: order of play, actions, luck, records. It knows no game."""
