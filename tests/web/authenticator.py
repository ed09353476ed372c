"""An authenticator of Chromium's own (WebAuthn), which makes and uses passkeys without asking anybody."""

from typing import Any

from tests.web.browser import Guest

INTERNAL = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Authenticator:
    """What keeps somebody's passkeys, in the page of a guest."""

    def __init__(self, guest: Guest) -> None:
        """Put one into a browser."""
        self.guest = guest
        self.cdp = guest.context.new_cdp_session(guest.page)
        self.cdp.send("WebAuthn.enable")
        self.id: str = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": INTERNAL})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """Return the passkeys that it keeps."""
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """Keep a passkey of another device, as password managers do that share them."""
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    def lose(self) -> None:
        """Forget all passkeys."""
        self.cdp.send("WebAuthn.clearCredentials", {"authenticatorId": self.id})

    def refuse(self) -> None:
        """Let nobody be verified from now on, as if somebody else held the device."""
        self.cdp.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": False})


def make_account(guest: Guest, name: str) -> str:
    """Make an account with a passkey; return its recovery code."""
    guest.go("/sign-in")
    guest.page.get_by_label("The name others see").fill(name)
    guest.page.get_by_role("button", name="Make an account").click()
    code = guest.page.get_by_label("Your account is made").input_value()
    guest.page.get_by_role("link", name="I have kept it").click()
    guest.page.wait_for_url(f"{guest.server.home}/")
    return code


def sign_in(guest: Guest, name: str) -> None:
    """Sign in with whatever passkey there is."""
    guest.go("/sign-in")
    guest.page.get_by_role("button", name="Sign in with a passkey").click()
    guest.page.get_by_role("banner").get_by_role("link", name=name).wait_for()
