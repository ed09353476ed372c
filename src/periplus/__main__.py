"""Run the command line with ``python -m periplus``."""

from periplus.cli import main

main()
