"""Where strangers meet: accounts for those who like, public tables, and whoever keeps the peace there."""
