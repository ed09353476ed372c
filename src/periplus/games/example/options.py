"""What can be switched in the example game."""

from periplus.kernel.option import Menu


class Options:
    """The options as chosen for one game."""

    def __init__(self, menu: Menu) -> None:
        """Declare each with its clause."""
        self.festival = menu.switch("festival", True, "X8")
