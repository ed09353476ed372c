"""Actions as numbers from a closed set, for programs that learn: one codec for every game.

Where a game has few actions, each is a number. Elsewhere an action is spelled symbol by symbol, much as it is written:
the verb, then for each field the word before it and its values, then an end. ``Spelling`` asks for one symbol after
another and passes over those that are forced.
"""

from typing import Final

from periplus.kernel.action import Action, Field, Kind, Lexicon, Verb
from periplus.kernel.travel import Home, game_at

END: Final = 0
END_NAME: Final = "."
NO_WORD: Final = -1


class Alphabet:
    """The symbols of a game, numbered: the end, verbs, words before fields, and values."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Number them; values that are written alike share a symbol."""
        verbs = list(lexicon.verbs.values())
        fields = [field for verb in verbs for field in verb.fields]
        words = list(dict.fromkeys([field.word for field in fields if field.word]))
        kinds = [field.kind for field in fields if field.kind is not None]
        values = list(dict.fromkeys([symbol for kind in kinds for symbol in kind.alphabet()]))
        self.names: Final = [END_NAME, *lexicon.verbs, *words, *values]
        self.verbs: Final = {verb.name: 1 + at for at, verb in enumerate(verbs)}
        self.words: Final = {word: 1 + len(verbs) + at for at, word in enumerate(words)}
        self.first_value: Final = 1 + len(verbs) + len(words)
        self.values: Final = {symbol: self.first_value + at for at, symbol in enumerate(values)}


class FieldSpeller:
    """Spells the values of one field."""

    def __init__(self, field: Field, alphabet: Alphabet) -> None:
        """Take the field."""
        self.field: Final = field
        self.alphabet: Final = alphabet
        self.word: Final = alphabet.words[field.word] if field.word else NO_WORD
        self.known: Final[dict[int, list[int]]] = {}  # values that were spelled before

    def spell(self, value: object, symbols: list[int]) -> None:
        """Append the symbols of a value."""
        field = self.field
        if field.optional and value == field.absent():
            return
        if self.word != NO_WORD:
            symbols.append(self.word)
        kind = field.kind
        if kind is None:
            return
        if isinstance(value, tuple):
            for each in value:
                symbols += self.symbols_of(kind, each)
        else:
            assert isinstance(value, int)
            symbols += self.symbols_of(kind, value)

    def symbols_of(self, kind: Kind, value: int) -> list[int]:
        """Return the symbols of one value."""
        found = self.known.get(value)
        if found is None:
            found = [self.alphabet.values[symbol] for symbol in kind.spell(value)]
            self.known[value] = found
        return found

    def read(self, symbols: list[int], at: int) -> tuple[object, int]:
        """Read the field at a place; return its value and the place after it."""
        field = self.field
        if self.word != NO_WORD:
            if symbols[at] != self.word:
                return self.absent(), at
            at += 1
        kind = field.kind
        if kind is None:
            return True, at
        first, values = at, list[int]()
        while symbols[at] >= self.alphabet.first_value and (field.several or at == first):
            value, at = self.read_one(kind, symbols, at)
            values.append(value)
        if not values:
            return self.absent(), at
        if not field.several:
            return values[0], at
        return tuple(values if field.ordered else sorted(values)), at

    def read_one(self, kind: Kind, symbols: list[int], at: int) -> tuple[int, int]:
        """Read one value at a place."""
        names = self.alphabet.names
        size = len(kind.spell(0))
        value = (
            kind.spelled([names[symbol] for symbol in symbols[at : at + size]]) if at + size < len(symbols) else None
        )
        if value is None:
            raise ValueError(f"nothing is spelled by “{names[symbols[at]]}” as {self.field.name}")
        return value, at + size

    def absent(self) -> object:
        """Return the value of a field that is not spelled out, or say that it must be."""
        if not self.field.optional:
            raise ValueError(f"{self.field.name} is missing")
        return self.field.absent()


class VerbSpeller:
    """Spells the actions of one verb."""

    def __init__(self, verb: Verb, alphabet: Alphabet) -> None:
        """Take the verb."""
        self.verb: Final = verb
        self.symbol: Final = alphabet.verbs[verb.name]
        self.fields: Final = [FieldSpeller(field, alphabet) for field in verb.fields]

    def spell(self, action: Action) -> list[int]:
        """Return the symbols of an action."""
        symbols = [self.symbol]
        for field, value in zip(self.fields, action.values(), strict=True):
            field.spell(value, symbols)
        symbols.append(END)
        return symbols

    def read(self, symbols: list[int]) -> Action:
        """Return the action that symbols spell."""
        at, values = 1, list[object]()
        for field in self.fields:
            value, at = field.read(symbols, at)
            values.append(value)
        if at != len(symbols) - 1:
            raise ValueError("there is more than an action")
        return self.verb.make(self.verb, tuple(values))


class Codec:
    """The actions of a game as numbers: ``symbols`` says what each number stands for."""

    def __init__(self, lexicon: Lexicon, every: list[Action] | None, home: Home) -> None:
        """Take the verbs, and all actions if they are few."""
        self.home: Final = home
        self.every: Final[list[Action]] = every or []
        self.number: Final = {action: at for at, action in enumerate(self.every)}
        alphabet = Alphabet(lexicon)
        self.symbols: Final = [str(action) for action in self.every] if self.every else alphabet.names
        self.spellers: Final = [VerbSpeller(verb, alphabet) for verb in lexicon.verbs.values()]
        self.speller: Final = {speller.verb.name: speller for speller in self.spellers}

    def spell(self, action: Action) -> list[int]:
        """Return the symbols that spell an action."""
        if not self.every:
            return self.speller[action.verb.name].spell(action)
        number = self.number.get(action)
        if number is None:
            raise ValueError(f"“{action}” is never allowed, and has no number")
        return [number]

    def read(self, symbols: list[int]) -> Action:
        """Return the action that symbols spell; raise ``ValueError`` if they spell none."""
        for symbol in symbols:
            if not 0 <= symbol < len(self.symbols):
                raise ValueError(f"there is no symbol {symbol}")
        if self.every:
            if len(symbols) != 1:
                raise ValueError("an action is one symbol")
            return self.every[symbols[0]]
        if not symbols or not 1 <= symbols[0] <= len(self.spellers) or symbols[-1] != END:
            raise ValueError("a spelling begins with a verb and ends with “.”")
        return self.spellers[symbols[0] - 1].read(symbols)

    def __copy__(self) -> "Codec":
        """Return the codec itself, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Codec":
        """Return the codec itself, which never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as the game that it belongs to."""
        return codec_at, (self.home,)


def codec_at(home: Home) -> Codec:
    """Return the codec of a game."""
    return game_at(home).codec


class Spelling:
    """An action being spelled, from those that are listed: ``action`` is there as soon as only one is left."""

    def __init__(self, codec: Codec, actions: list[Action]) -> None:
        """Begin to choose from some actions, such as ``s.legal_actions(seat)``."""
        if not actions:
            raise ValueError("there is nothing to choose from")
        self.codec: Final = codec
        self.actions: Final = actions
        self.chosen: Final[list[int]] = []  # the symbols that there was a choice of
        self.left: list[Action] = actions
        self.spelled: list[list[int]] = [codec.spell(action) for action in actions]
        self.at: int = 0
        self.action: Action | None = None
        self._pass_over()

    def choices(self) -> list[int]:
        """Return the symbols that may come next, in order; none once the action is spelled."""
        if self.action is not None:
            return []
        at = self.at
        return sorted({symbols[at] for symbols in self.spelled})

    def mask(self) -> bytearray:
        """Return a byte for each symbol of the codec: 1 if it may come next, else 0."""
        mask, at = bytearray(len(self.codec.symbols)), self.at
        if self.action is None:
            for symbols in self.spelled:
                mask[symbols[at]] = 1
        return mask

    def choose(self, symbol: int) -> None:
        """Choose the next symbol, then pass over those that are forced."""
        at, left = self.at, range(0 if self.action is not None else len(self.left))
        kept = [number for number in left if self.spelled[number][at] == symbol]
        if not kept:
            raise ValueError(f"symbol {symbol} cannot come next")
        self.left = [self.left[number] for number in kept]
        self.spelled = [self.spelled[number] for number in kept]
        self.chosen.append(symbol)
        self.at = at + 1
        self._pass_over()

    def _pass_over(self) -> None:
        """Go on to the next symbol that differs, or to the end."""
        first = self.spelled[0]
        if len(self.left) == 1:
            self.at = len(first)
        while self.at < len(first) and self._all_have(self.at, first[self.at]):
            self.at += 1
        if self.at == len(first):
            self.action = self.left[0]

    def _all_have(self, at: int, symbol: int) -> bool:
        """Say whether all actions that are left have a symbol at a place."""
        for symbols in self.spelled:
            if symbols[at] != symbol:
                return False
        return True

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with what was chosen."""
        return resumed, (self.codec, self.actions, self.chosen)


def resumed(codec: Codec, actions: list[Action], chosen: list[int]) -> Spelling:
    """Return a spelling that has come as far as another."""
    spelling = Spelling(codec, actions)
    for symbol in chosen:
        spelling.choose(symbol)
    return spelling
