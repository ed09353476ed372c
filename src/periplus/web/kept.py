"""What was made lately is kept, up to so many bytes: a number of things says little about the memory that they take."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T", bound=str)
MIB = 2**20


def kept(most: int, size: Callable[..., int]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Keep the texts that a function makes; ``size`` says how many bytes its arguments take. The oldest go first."""

    def keeper(make: Callable[..., T]) -> Callable[..., T]:
        texts: dict[tuple[Hashable, ...], T] = {}
        held = 0

        @wraps(make)
        def found(*asked: Any) -> T:
            nonlocal held
            text = texts.pop(asked, None)
            if text is None:
                text = make(*asked)
                held += len(text) + size(*asked)
            texts[asked] = text
            while held > most and len(texts) > 1:
                oldest = next(iter(texts))
                held -= len(texts.pop(oldest)) + size(*oldest)
            return text

        return found

    return keeper
