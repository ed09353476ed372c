"""What tests of the lab share."""

from collections.abc import Iterator
from multiprocessing import active_children

import pytest


@pytest.fixture
def tidy() -> Iterator[None]:
    """See to it that a test leaves no process behind; other tests may have some that serve many of them."""
    before = {*active_children()}
    yield
    assert {*active_children()} <= before
