"""Taking entries out of a box: lists, tables and flags that may be absent, and names that may not be used."""

from periplus.kernel.box import NAME, Reader, matches


def unreserved(entries: list[Reader], names: list[str], words: tuple[str, ...]) -> None:
    """Note a fault for every name that contains a number or a word of the notation."""
    for entry, name in zip(entries, names, strict=True):
        check_words(entry, "name", name, words)


def check_words(entry: Reader, key: str, name: str, words: tuple[str, ...]) -> None:
    """Note a fault if a name contains a number or a word of the notation."""
    for word in name.lower().split():
        if word in words or word.isdecimal():
            entry.fault(key, "fault-reserved", word=word)


def aliases(entry: Reader, taken: set[str], words: tuple[str, ...]) -> list[str]:
    """Take the other names of a place, none of which may be taken."""
    found: list[str] = []
    for at, alias in enumerate(listed(entry, "also")):
        key = f"also[{at}]"
        if not isinstance(alias, str) or not matches(NAME, alias):
            entry.fault(key, "fault-name")
            continue
        if alias.lower() in taken:
            entry.fault(key, "fault-twice", value=alias)
        check_words(entry, key, alias, words)
        taken.add(alias.lower())
        found.append(alias)
    return found


def names_of(entry: Reader, key: str, allowed: list[str]) -> list[int]:
    """Take a list of allowed names, each once, and return their indices; without the key there are none."""
    found: list[int] = []
    for at, name in enumerate(listed(entry, key)):
        if not isinstance(name, str) or name not in allowed:
            entry.fault(f"{key}[{at}]", "fault-one-of", allowed=", ".join(allowed))
        elif allowed.index(name) in found:
            entry.fault(f"{key}[{at}]", "fault-twice", value=name)
        else:
            found.append(allowed.index(name))
    return found


def listed(entry: Reader, key: str) -> list[object]:
    """Take a list that may be absent."""
    value = entry.take(key) if key in entry.data else []
    if isinstance(value, list):
        return value
    entry.fault(key, "fault-names")
    return []


def tables_of(entry: Reader, key: str) -> list[Reader]:
    """Take a list of tables that may be absent."""
    return entry.tables(key) if key in entry.data else []


def flag(entry: Reader, key: str) -> bool:
    """Take a flag that may be absent."""
    value = entry.take(key) if key in entry.data else False
    if not isinstance(value, bool):
        entry.fault(key, "fault-flag")
    return value is True


def close(entry: Reader) -> None:
    """Take the source of an entry, and a note if there is one; nothing else may be left."""
    entry.source()
    entry.taken.add("note")
    entry.close()
