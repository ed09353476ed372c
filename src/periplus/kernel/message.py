"""Messages, events, descriptions and reasons: what people are told, as ids and values, never as text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mypy_extensions import mypyc_attr

NO_PARAMS: Final[Mapping[str, object]] = MappingProxyType({})


def plain_data(value: object) -> object:
    """Return parameters as plain data, including any messages in them."""
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, dict):
        return {key: plain_data(item) for key, item in value.items()}
    return [plain_data(item) for item in value] if isinstance(value, list) else value


def message_of(data: Mapping[str, object]) -> "Message":
    """Return the message that was given as plain data, with any messages in it."""
    params = data.get("params")
    if not isinstance(params, dict):
        return Message(str(data["id"]))
    return Message(str(data["id"]), {name: value_of(each) for name, each in params.items()})


def value_of(data: object) -> object:
    """Return a parameter that was given as plain data."""
    if isinstance(data, dict):
        if data.keys() == {"id", "params"}:
            return message_of(data)
        return {name: value_of(each) for name, each in data.items()}
    return [value_of(each) for each in data] if isinstance(data, list) else data


class Message:
    """A message id and its parameters; ``kernel.text`` turns it into a sentence."""

    def __init__(self, id: str, params: Mapping[str, object] = NO_PARAMS) -> None:
        """Name the message; parameters are numbers, names from the box, or lists of names."""
        self.id: Final = id
        self.params: Final = params

    def to_json(self) -> dict[str, object]:
        """Return the message as plain data."""
        return {"id": self.id, "params": plain_data(dict(self.params))}

    def __eq__(self, other: object) -> bool:
        """Compare id and parameters."""
        return isinstance(other, Message) and self.id == other.id and self.params == other.params

    def __hash__(self) -> int:
        """Hash the id alone: parameters may hold lists."""
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        """Let errors travel between processes."""
        return Message, (self.id, dict(self.params))

    def __repr__(self) -> str:
        """Show the call that makes this message."""
        return f"Message({self.id!r}, {dict(self.params)!r})"


class Description:
    """What an action is called and what it would do, for buttons and for screen readers."""

    def __init__(
        self,
        label: Message,
        consequences: list[Message],
        places: list[str],
        pieces: list[str],
        lights: list[str] | None = None,
    ) -> None:
        """Hold a label, its consequences in order, the places and pieces it touches, and what else it concerns."""
        self.label: Final = label
        self.consequences: Final = consequences
        self.places: Final = places
        self.pieces: Final = pieces
        self.lights: Final = lights or []

    def to_json(self) -> dict[str, object]:
        """Return the description as plain data."""
        return {
            "label": self.label.to_json(),
            "consequences": [message.to_json() for message in self.consequences],
            "places": self.places,
            "pieces": self.pieces,
            "lights": self.lights,
        }


@mypyc_attr(acyclic=True)
class Reason:
    """Something that makes an action worth more or less."""

    def __init__(self, message: Message, worth: float) -> None:
        """Hold what is gained or lost, and how much, in points."""
        self.message: Final = message
        self.worth: Final = worth

    def to_json(self) -> dict[str, object]:
        """Return the reason as plain data."""
        return {"message": self.message.to_json(), "worth": self.worth}

    def __repr__(self) -> str:
        """Show the call that makes this reason."""
        return f"Reason({self.message!r}, {self.worth!r})"


def worth_of(reasons: list[Reason]) -> float:
    """Return what reasons add up to."""
    worth = 0.0
    for reason in reasons:
        worth += reason.worth
    return worth


class Event:
    """Something that happened: what everybody sees, and what only its owners see."""

    def __init__(
        self,
        name: str,
        public: dict[str, object],
        private: Mapping[str, object] = NO_PARAMS,
        *owners: int,
    ) -> None:
        """Name the event; ``private`` is for the seats ``owners`` only."""
        self.name: Final = name
        self.public: Final = public
        self.private: Final = private
        self.owners: Final = owners

    def __repr__(self) -> str:
        """Show what everybody sees."""
        return f"<{self.name} {self.public!r}>"

    def seen_by(self, seat: int | None) -> Message:
        """Return the event as this seat (None: a spectator) sees it."""
        if seat in self.owners:
            return Message(f"event-{self.name}-own", {**self.public, **self.private})
        return Message(f"event-{self.name}", self.public)


class EventKind:
    """The schema of an event: its fields, and which of them reveal something hidden."""

    def __init__(
        self,
        public: tuple[str, ...],
        private: tuple[str, ...] = (),
        reveals: tuple[str, ...] = (),
    ) -> None:
        """Declare the fields that all see, those that only the owners see, and those that reveal something."""
        self.public: Final = public
        self.private: Final = private
        self.reveals: Final = reveals
