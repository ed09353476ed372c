"""A program that plays a seat over HTTP; docs/http.md explains what it says.

python docs/httpbot.py http://127.0.0.1:8630 INVITATION --name Argo
python docs/httpbot.py http://127.0.0.1:8630 --table TABLE --token TOKEN
"""

import argparse
import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx

LATER = (429, 500, 502, 503, 504)  # answers of a server that may succeed in a moment
SILENCE = 40.0  # seconds after which a stream is given up; a live one says something every fifteen


class Seat:
    """A seat at a table, played with a token."""

    def __init__(self, home: str, table: str, token: str) -> None:
        """Show the token with every request."""
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{home}/api/tables/{table}", headers=headers, timeout=SILENCE)

    def statuses(self) -> Iterator[dict[str, Any]]:
        """Yield the status of the table, now and whenever it changes, while the connection lasts."""
        with self.http.stream("GET", "/stream") as answer:
            if answer.is_error:
                answer.read()
            answer.raise_for_status()
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

    def decide(self, decision: int) -> None:
        """Ask what may be done, and do something; if the table has moved on meanwhile, the stream says how."""
        offered = self.http.get("/actions").raise_for_status().json()
        if offered["decision"] == decision and offered["actions"]:
            answer = self.http.post("/act", json={"decision": decision, "action": choose(offered["actions"])})
            if answer.status_code not in (409, 422):
                answer.raise_for_status()

    def play(self) -> list[str]:
        """Play to the end, whatever happens to the connection; return the standings."""
        while True:
            try:
                for status in self.statuses():
                    if status["stage"] in ("over", "ended"):
                        return self.standings(status)
                    if status["asked"]:
                        self.decide(status["decision"])
            except httpx.HTTPStatusError as error:
                if error.response.status_code not in LATER:
                    sys.exit(error.response.text)
            except httpx.TransportError:
                pass
            time.sleep(0.5)

    def standings(self, status: dict[str, Any]) -> list[str]:
        """Return who came where, from the record of the game."""
        result = self.http.get("/record").raise_for_status().json()["result"]
        names = [seat["name"] or seat["bot"] for seat in status["seats"]]
        return [f"{each['rank']}. {names[each['seat']]}: {each['score']}" for each in result["seats"]] if result else []


def choose(actions: list[dict[str, Any]]) -> str:
    """Return the notation of any action: better ideas go here."""
    return str(random.choice(actions)["notation"])


def join(home: str, invitation: str, name: str) -> tuple[str, str]:
    """Take the seat of an invitation, which may be a whole link; return the table, and the token that plays it."""
    token = secrets.token_hex()  # our own, so that joining twice is joining once
    asked = {"invitation": invitation.rpartition("/")[2], "name": name, "token": token}
    for _ in range(10):
        try:
            answer = httpx.post(f"{home}/api/join", json=asked, timeout=SILENCE)
        except httpx.TransportError:
            time.sleep(0.5)
        else:
            return (answer.json()["table"], token) if answer.is_success else sys.exit(answer.text)
    sys.exit(f"there is no answer from {home}")


def main() -> None:
    """Join, play, and print the standings."""
    parser = argparse.ArgumentParser(description="Play a seat over HTTP.")
    parser.add_argument("home", help="the address of the server")
    parser.add_argument("invitation", nargs="?", help="to a seat")
    parser.add_argument("--name", default="Argo")
    parser.add_argument("--table", help="where a seat was taken before")
    parser.add_argument("--token", help="that plays it")
    args = parser.parse_args()
    table, token = join(args.home, args.invitation, args.name) if args.invitation else (args.table, args.token)
    print(f"to go on: --table {table} --token {token}", flush=True)
    print("\n".join(Seat(args.home, table, token).play()))


if __name__ == "__main__":
    main()
