"""Parthenon: Rise of the Aegean, by Andrew Parks and Jason O. Hawkins: trade and build, for three to six players."""
