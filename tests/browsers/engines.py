"""Browsers other than Chromium: Debian's Firefox, and WebKit as its GTK port has it, each through its own driver."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.web.hands import Hands, hands_at

PATIENCE = 60.0
WIDTH, HEIGHT = 1440, 900


class Engine:
    """Somebody with a browser."""

    def go(self, url: str) -> None:
        """Go to a page."""
        raise NotImplementedError

    def evaluate(self, script: str, *given: object) -> Any:
        """Return what a function in JavaScript answers; what is given to it comes as one list."""
        return self.run(f"return ({script})(arguments[0])", [*given])

    def run(self, body: str, given: list[object]) -> Any:
        """Return what the body of a function answers to one argument."""
        raise NotImplementedError

    def click(self, selector: str) -> None:
        """Click the first element that matches."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the browser."""
        raise NotImplementedError

    @property
    def hands(self) -> Hands:
        """Hands that know the page that is shown."""
        return hands_at(self)

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds; fail if it does not in time."""
        until = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < until, f"this has not come about: {what}"
            time.sleep(0.05)

    def complaints(self) -> list[str]:
        """Return what has gone wrong in the pages so far."""
        told: str = self.evaluate("() => localStorage.getItem('heard') ?? ''")
        return told.splitlines()


PREFERENCES = """
user_pref("marionette.port", 0);
user_pref("remote.prefs.recommended", true);
"""


class Firefox(Engine):
    """Debian's Firefox, in the words of its own protocol: each message is its length, a colon and JSON."""

    def __init__(self) -> None:
        """Open it without a window, with a profile of its own."""
        self.profile = tempfile.TemporaryDirectory()
        Path(self.profile.name, "user.js").write_text(PREFERENCES)
        command = [needed("firefox-esr"), "--marionette", "--headless", "--no-remote", "--profile", self.profile.name]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = Path(self.profile.name, "MarionetteActivePort")
        self.wait(lambda: port.exists() and port.read_text() != "", "Firefox listens")
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=PATIENCE)
        self.answers = self.socket.makefile("rb")
        self.hear()  # a greeting
        self.ask("WebDriver:NewSession")
        self.ask("WebDriver:SetWindowRect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def ask(self, command: str, **params: object) -> Any:
        """Give a command and return the answer."""
        message = json.dumps([0, 1, command, params]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.hear()
        assert error is None, error
        return result.get("value", result)

    def hear(self) -> Any:
        """Return the next message."""
        length = b""
        while (digit := self.answers.read(1)) != b":":
            length += digit
        return json.loads(self.answers.read(int(length)))

    def go(self, url: str) -> None:
        """Go to a page."""
        self.ask("WebDriver:Navigate", url=url)

    def run(self, body: str, given: list[object]) -> Any:
        """Run a script in the page."""
        return self.ask("WebDriver:ExecuteScript", script=body, args=[given], sandbox=None)

    def click(self, selector: str) -> None:
        """Click the first element that matches."""
        (found,) = self.ask("WebDriver:FindElement", using="css selector", value=selector).values()
        self.ask("WebDriver:ElementClick", id=found)

    def close(self) -> None:
        """Close it."""
        self.ask("Marionette:Quit", flags=["eForceQuit"])
        self.process.wait(PATIENCE)
        self.socket.close()
        self.profile.cleanup()


class WebKit(Engine):
    """The small browser of WebKitGTK on a screen of its own that nobody sees."""

    def __init__(self) -> None:
        """Open the screen, then the browser."""
        command = [needed("Xvfb"), "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.screen.stdout is not None
        display = f":{self.screen.stdout.readline().strip()}"
        service = Service(needed("WebKitWebDriver"), env={**os.environ, "DISPLAY": display})
        self.driver = webdriver.WebKitGTK(options=Options(), service=service)
        self.driver.set_window_rect(0, 0, WIDTH, HEIGHT)

    def go(self, url: str) -> None:
        """Go to a page."""
        self.driver.get(url)

    def run(self, body: str, given: list[object]) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(body, given)

    def click(self, selector: str) -> None:
        """Click the first element that matches."""
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def close(self) -> None:
        """Close the browser, then the screen."""
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait(PATIENCE)


def needed(program: str) -> str:
    """Return where a program is, or say how to get it."""
    found = shutil.which(program)
    assert found is not None, f"These tests need {program}: run `make test-browsers`, which installs it."
    return found
