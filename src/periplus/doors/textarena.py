"""The door for TextArena: every game for language models that play each other in words.

import textarena
import periplus.doors.textarena
env = textarena.make("Periplus-Neptun-v0")
"""

import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_bytes
from typing import Any, Final

import textarena
from msgspec import DecodeError
from msgspec.json import decode
from textarena import ObservationType
from textarena.envs.registration import register_with_versions
from textarena.wrappers import ActionFormattingWrapper, GameMessagesAndCurrentBoardObservationWrapper

from periplus.games import game
from periplus.kernel.action import Action, Form
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.faults import fault_text
from periplus.kernel.luck import SEED_BYTES, Luck
from periplus.kernel.message import Event, Message
from periplus.kernel.names import Names
from periplus.kernel.rules import clause_of, clauses_of
from periplus.kernel.text import PROGRAM, capital, text
from periplus.kernel.words import clause_in_words, form_in_words, notation_in_words, view_in_words

NAMES: Final = {"neptun": "Neptun", "mare_nostrum": "MareNostrum", "parthenon": "Parthenon"}
TEXTS: Final = (*PROGRAM, "periplus.doors")
BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")
OBJECT: Final = re.compile(r"\{[^{}]*\}")
UNREADABLE: Final = "notation"
"""What stands for the clause where an answer is no action at all."""
LOST: Final = -1.0


class Table(textarena.Env):  # type: ignore[misc]  # of which mypy knows nothing
    """A game in words: each answer is an action in its notation, in square brackets."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, object] | None = None,
        listed: bool = True,
        rules: bool = True,
        refusals: int = 3,
        forfeit: bool = True,
        most: int = 0,
        language: str = "en",
    ) -> None:
        """Offer a game: with or without its rules in the prompt, and lists of what can be done.

        A player is refused so many times in a row; the next time it forfeits the game, or else an action at random is
        taken for it. After ``most`` decisions the game is drawn.
        """
        self.game = game(name)
        self.options = dict(options or {})
        self.listed = listed
        self.rules = rules
        self.refusals = refusals
        self.forfeit = forfeit
        self.most = most
        self.language = language

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game: the same for the same seed."""
        events: list[Event] = []
        dealt = token_bytes(SEED_BYTES) if seed is None else seed
        self.position = self.game.new(num_players, dealt, self.options, told=events)
        self.luck = Luck(self.position.luck.fresh_seed(), [0])
        self.decisions = 0
        self.refused = [Counter[str]() for _ in range(num_players)]
        self.state = textarena.FFAMultiPlayerState(num_players, error_allowance=self.refusals)
        self.state.reset(player_prompt_function=self.introduction)
        self.tell(events)
        self.go_on(-1)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take an answer of the player that is asked."""
        state, seat = self.state, self.state.current_player_id
        state.add_observation(action, ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        try:
            chosen = self.read(action)
            self.position.check(seat, chosen)
        except PeriplusError as error:
            self.refuse(seat, error)
        else:
            self.act(seat, chosen)
            self.go_on(seat)
        done, info = state.step(rotate_player=False)
        return bool(done), dict(info)

    def read(self, answer: str) -> Action:
        """Return the last action that an answer names: as a JSON object, in brackets, or by itself."""
        for data in reversed(OBJECT.findall(answer)):
            with suppress(DecodeError):
                return self.game.action_from_json(decode(data))
        return self.game.parse((BRACKETED.findall(answer) or [answer])[-1].strip())

    def go_on(self, last: int) -> None:
        """Ask the next player that has a choice, if the game is not over."""
        s = self.position
        while not s.is_over and not self.is_drawn:
            seat = s.next_actor(last)
            actions, forms = s.legal_actions(seat), s.forms(seat)
            if len(actions) > 1 or forms:
                self.state.manually_set_current_player_id(seat)
                self.show(seat, actions, forms)
                return
            self.act(seat, actions[0])
            last = seat
        if s.is_over:
            standings = s.standings()
            self.state.set_winners(standings.winners(), self.names.victory(standings))
        else:
            self.state.set_draw(self.say("arena-drawn", decisions=self.decisions))

    @property
    def is_drawn(self) -> bool:
        """Whether the game has been cut short."""
        return 0 < self.most <= self.decisions

    def act(self, seat: int, action: Action) -> None:
        """Take a decision, and tell everybody what it brings."""
        events: list[Event] = []
        self.position.apply(seat, action, told=events)
        self.decisions += 1
        self.tell(events)

    def refuse(self, seat: int, error: PeriplusError) -> None:
        """Say what is wrong, and count it; after too many in a row, the game goes on without the player, or ends."""
        state, rule = self.state, error.rule if isinstance(error, Refused) else UNREADABLE
        state.step_info["refused"] = rule
        self.refused[seat][rule] += 1
        state.game_info[seat]["refused"] = dict(self.refused[seat])
        self.note(seat, self.say("arena-refused", reason=self.reason(error)))
        if state.error_count < self.refusals:
            state.error_count += 1
            state.made_invalid_move = True  # which this state does not count as a turn
            return
        state.game_info[seat]["invalid_move"] = True
        if self.forfeit:
            reason = self.say("arena-forfeit", player=f"Player {seat}", reason=self.reason(error))
            rewards = dict.fromkeys(range(state.num_players), 0.0) | {seat: LOST}
            state.set_game_outcome(rewards, reason)
            return
        actions = self.position.legal_actions(seat)
        taken = actions[self.luck.below(len(actions))]
        self.note(seat, self.say("arena-random", action=str(taken)))
        self.act(seat, taken)
        self.go_on(seat)

    # In words

    @property
    def names(self) -> Names:
        """What players and things are called."""
        people = [f"Player {seat}" for seat in range(self.position.seats)]
        return Names(text(self.language, self.game.room, TEXTS), self.game, self.position.view(None), people)

    def say(self, id: str, **params: Any) -> str:
        """Return a sentence of this door."""
        return text(self.language, self.game.room, TEXTS).say(Message(id, params))

    def introduction(self, player_id: int, game_state: object) -> str:
        """Return what a player is told first: the game, how to answer, and the rules."""
        names = self.names
        parts = [
            self.say("arena-welcome", title=names.say(Message("title")), called=capital(names.seat(player_id))),
            names.say(Message("intro")),
            self.say("arena-answer", times=self.refusals + 1, forfeit="yes" if self.forfeit else "no"),
        ]
        clauses = clauses_of(self.game.room, self.language).values() if self.rules else []
        return "\n\n".join([*parts, *map(clause_in_words, clauses)])

    def tell(self, events: list[Event]) -> None:
        """Tell all players what has happened, to each as it sees it."""
        names = self.names
        for seat in range(self.position.seats):
            for event in events:
                self.note(seat, names.say(event.seen_by(seat)))

    def note(self, seat: int, told: str) -> None:
        """Tell a player something."""
        self.state.add_observation(told, ObservationType.GAME_MESSAGE, to_id=seat)

    def show(self, seat: int, actions: list[Action], forms: list[Form]) -> None:
        """Show a player what lies on the table, what is asked, and what it can do."""
        s, names = self.position, self.names
        parts = [view_in_words(self.game, s.view(seat), seat, names), names.say(s.prompt(seat))]
        if self.listed:
            lines = [f"[{each}] {names.say(s.describe(seat, each).label)}" for each in actions]
            parts.append(listing(self.say("arena-actions"), lines))
        else:
            verbs = [notation_in_words(self.game.lexicon.verb(verb)) for verb in s.expected(seat).verbs]
            parts.append(listing(self.say("arena-notation"), verbs))
        if forms:
            parts.append(listing(self.say("arena-forms"), [form_in_words(form.to_json()) for form in forms]))
        self.state.add_observation("\n\n".join(parts), ObservationType.GAME_BOARD, to_id=seat)

    def reason(self, error: PeriplusError) -> str:
        """Return why an answer is refused, with the clause in full."""
        told = fault_text(error, self.language, self.game.room, TEXTS, self.names.spoken).raised()
        clause = clause_in_words(clause_of(self.game.room, told.clause, self.language)) if told.clause else ""
        return f"{told.sentence.rstrip('.')}. {clause}".strip()


def listing(title: str, lines: list[str]) -> str:
    """Return lines as a list under a title."""
    return "\n".join([title, *(f"- {line}" for line in lines)])


HERE: Final = "periplus.doors.textarena"
WRAPPERS: Final = {"default": [GameMessagesAndCurrentBoardObservationWrapper, ActionFormattingWrapper]}
for each, title in NAMES.items():
    register_with_versions(f"Periplus-{title}-v0", f"{HERE}:Table", WRAPPERS, name=each)
