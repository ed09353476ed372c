"""Mail addresses: how they are written, and which of them lead to the same person."""

import unicodedata

import idna

LONGEST_ADDRESS = 300
DOTLESS = ("gmail.com", "googlemail.com")
"""One place under two names, where dots in the name of a person count for nothing."""


def tidied(address: str) -> str:
    """Return an address as it is used: no spaces around it, and its host in small letters that mail servers read."""
    name, at, host = unicodedata.normalize("NFKC", address).strip().rpartition("@")
    return f"{name}{at}{plain_host(host)}"


def plain_host(host: str) -> str:
    """Return a host in ASCII, or as it is if there can be no such host."""
    try:
        return (host if host.isascii() else idna.encode(host, uts46=True).decode()).lower().rstrip(".")
    except idna.IDNAError:
        return host


def mailbox(address: str) -> str:
    """Return what all addresses of one mailbox have in common: most servers drop what stands after a plus sign."""
    name, _, host = tidied(address).rpartition("@")
    name = name.lower().partition("+")[0]
    return f"{name.replace('.', '')}@{DOTLESS[0]}" if host in DOTLESS else f"{name}@{host}"


def is_mail(address: str) -> bool:
    """Say whether an address can be a mail address."""
    name, at, host = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;<>()"\\')
    return plain and bool(name and at and "." in host.strip(".")) and len(address) <= LONGEST_ADDRESS
