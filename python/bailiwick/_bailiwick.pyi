"""The compiled half of the package: games, states, bots, many games at once."""

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, final

import numpy as np
import numpy.typing as npt

__all__ = ["Analyst", "Bot", "Game", "Games", "IllegalAction", "State", "game_names"]

class IllegalAction(ValueError):
    """An action that cannot be taken now. The game is as it was. ``rule`` is the id of the rule that forbids it."""

    rule: str

def game_names() -> list[str]:
    """The names of the games."""

class _Outcome(TypedDict):
    scores: list[int]
    winners: list[int]
    shares: list[float]

class _Thought(TypedDict):
    text: str
    actions: list[int]
    values: list[float]
    line: list[tuple[int, str]]
    iterations: int

class _Value(TypedDict):
    #: The action, and its ids.
    text: str
    actions: list[int]
    #: The chance to win by player, and the points that are expected at the end of the game.
    shares: list[float]
    points: list[float]
    #: The equity (players times chance to win, less 1) that the best action has more for who decides, and its standard error.
    behind: float
    error: float
    #: Whether that is no more than noise.
    as_good: bool
    #: How often it was tried.
    tried: int
    #: The line of play that is expected, with the players, beginning with the action.
    line: list[tuple[int, str]]

class _Verdict(TypedDict):
    player: int
    #: The actions that were compared, the best first.
    actions: list[_Value]
    #: The place of what was played among them, if that was said.
    played: int | None
    #: The equity that the best action has more than what was played: exactly 0 if nothing better was found beyond the noise.
    regret: float
    error: float
    #: ``inaccuracy``, ``mistake`` or ``blunder``.
    mark: str | None
    #: Whether the choice made a difference.
    is_real: bool
    iterations: int

@final
class Game:
    """A game with its players and options."""

    def __new__(
        cls,
        name: str,
        players: int = 4,
        options: Mapping[str, str | bool | int] | Iterable[str] | str | None = None,
    ) -> Game:
        """``Game("ys", players=3, options={"kings_favor": True})``. An unknown name, a number of players or options that do not go
        together are a ``ValueError``."""

    @property
    def name(self) -> str:
        """``caylus`` or ``ys``."""

    @property
    def id(self) -> str:
        """The name with the version of ids and observations: ``caylus-v0``."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def is_hidden(self) -> bool:
        """Whether players know different things."""

    @property
    def options(self) -> dict[str, str]:
        """The options that were chosen."""

    @property
    def num_actions(self) -> int:
        """Ids are below this number."""

    @property
    def observation_size(self) -> int:
        """How many bytes an observation has."""

    @property
    def pieces(self) -> list[tuple[str, int, tuple[int, ...], int, str]]:
        """The named parts of an observation: name, offset, shape, what its numbers usually do not pass, what stands there."""

    @property
    def levels(self) -> list[str]:
        """The levels of bots, weakest first, and ``uct`` to compare."""

    def new(self, seed: int | None = None) -> State:
        """A new game. The same seed gives the same game."""

    def action_name(self, action: int) -> str:
        """What an id means: the notation of the action, or of its part where an action takes several ids."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: object, /) -> bool: ...
    def __le__(self, other: object, /) -> bool: ...
    def __gt__(self, other: object, /) -> bool: ...
    def __ge__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class State:
    """A game in progress, with its log. It is copied quickly (``clone``, ``copy``, ``deepcopy``) and can be pickled."""

    @staticmethod
    def from_record(text: str) -> State:
        """The game of a record, as far as it was recorded."""

    @staticmethod
    def from_position(position: str | Mapping[str, Any], seed: int = 0) -> State:
        """A game from a position in JSON notation. The seed decides what the position leaves to chance."""

    @property
    def game(self) -> Game:
        """The game with its players and options."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def current_player(self) -> int:
        """Who chooses next; -1 when the game is over. Players who decide in secret at once are asked one after another."""

    @property
    def players_to_act(self) -> list[int]:
        """Everybody who is to decide now: several for secret decisions."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def heading(self) -> str:
        """Where the game stands: ``turn 3, phase 2: placement``."""

    @property
    def question(self) -> tuple[str, str]:
        """The rule of what is asked, and its words."""

    @property
    def begun(self) -> list[int]:
        """The ids of the action that is due that have been chosen already."""

    @property
    def log(self) -> list[tuple[int, str]]:
        """What was played, with the player."""

    def legal_actions(self) -> list[int]:
        """The ids that the current player can choose next, ascending; none when the game is over."""

    def action_mask(self) -> npt.NDArray[np.int8]:
        """The same as a mask of 0 and 1."""

    def legal_texts(self, player: int | None = None) -> list[str]:
        """The legal actions of a player (the current one) by text, those that begin as was begun."""

    def apply(self, action: int) -> None:
        """Chooses an id. :class:`IllegalAction` if that is not legal; nothing has changed then."""

    def play(self, text: str, player: int | None = None) -> None:
        """Plays an action by its text. :class:`IllegalAction` says why not, with the rule; nothing has changed then."""

    def why_not(self, text: str, player: int | None = None) -> tuple[str, str] | None:
        """The rule and the reason why a text cannot be played; ``None`` if it can."""

    def put_back(self) -> None:
        """Forgets what has been chosen of the action that is due."""

    def action_ids(self, text: str, player: int | None = None) -> list[int]:
        """The ids of an action: one, or several where an action is chosen in steps."""

    def action_text(self, actions: list[int], player: int | None = None) -> str:
        """The action that these ids mean together."""

    def observation(self, player: int | None = None) -> npt.NDArray[np.uint8]:
        """What a player (the current one) knows, as a row of bytes: own seat first."""

    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a player knows, or a spectator, as JSON. Players remember what they have placed."""

    def view_json(self, player: int | None = None) -> str:
        """The same as text."""

    def position(self) -> str:
        """The whole state in JSON notation, hidden things included."""

    def resample(self, player: int, seed: int) -> State:
        """A game that agrees with everything that a player knows; the rest is drawn."""

    def scores(self) -> list[int]:
        """Points by player so far; the final ones when the game is over."""

    def outcome(self) -> _Outcome | None:
        """Final points, winners, and the share of each player in the win, once the game is over."""

    def record(self) -> str:
        """The game as a record."""

    def svg(self, player: int | None = None, language: str = "en") -> str:
        """The board as a player sees it, or a spectator, in ``en``, ``fr`` or ``pt``."""

    def rgb(self, player: int | None = None, language: str = "en", width: int = 1200) -> npt.NDArray[np.uint8]:
        """The same as pixels: uint8 ``[height, width, 3]``. Fonts are part of the package."""

    def _repr_svg_(self) -> str: ...
    @staticmethod
    def _unpickle(bytes: bytes) -> State: ...
    def clone(self) -> State:
        """An independent copy."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: object, /) -> bool: ...
    def __le__(self, other: object, /) -> bool: ...
    def __gt__(self, other: object, /) -> bool: ...
    def __ge__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class Bot:
    """A computer player. It is given what its player knows, never the state. Other threads run while it thinks."""

    def __new__(cls, game: Game, level: str = "journeyman", seed: int | None = None, threads: int = 1) -> Bot:
        """``Bot(game, "master:200/builder")``: a level, how long it may think (``:iterations`` or ``@500ms``), a character."""

    @property
    def game(self) -> Game:
        """What it plays."""

    @property
    def level(self) -> str:
        """How strong it is."""

    def choose(self, state: State, player: int | None = None) -> str:
        """Its action for a player (the current one) by text."""

    def actions(self, state: State, player: int | None = None) -> list[int]:
        """The ids that are still to be chosen for its action."""

    def think(self, state: State, player: int | None = None) -> _Thought:
        """Its action, with the chances that it gives each player, the line that it expects, and its iterations."""

@final
class Analyst:
    """Says what the actions of a decision are worth, by the search that a master plays by. The same game, iterations and seed give
    the same verdict on every machine. Other threads run meanwhile."""

    def __new__(cls, iterations: int = 2000, seed: int = 1) -> Analyst:
        """``iterations`` for each decision, 50 to 1,000,000; a master chooses after 2,000."""

    @property
    def iterations(self) -> int:
        """How much it thinks about a decision."""

    @property
    def seed(self) -> int:
        """What decides everything that chance decides."""

    def judge(self, state: State, player: int | None = None, played: str | None = None) -> _Verdict:
        """The values of all sensible actions of a player (the current one), by what that player knows. ``played`` is one that is
        valued in any case; the verdict then says what it cost. The whole action is judged, whatever of it was begun."""

    def report(self, state: State, threads: int = 1) -> dict[str, Any]:
        """The report on a game that is over: every decision, how everybody played, and who cost whom what. It has seats of the
        notation (from 1), and texts in three languages."""

@final
class Games:
    """Many games at once, into arrays of yours: :class:`bailiwick.VecEnv` is easier to use."""

    def __new__(
        cls, game: Game, number: int, seed: int | None = None, reward: str = "win", threads: int = 1
    ) -> Games: ...
    @property
    def game(self) -> Game: ...
    @property
    def number(self) -> int: ...
    def reset(self, seed: int, arrays: tuple[Any, Any, Any, Any, Any, Any]) -> None: ...
    def show(self, arrays: tuple[Any, Any, Any, Any, Any, Any]) -> None: ...
    def step(self, actions: npt.NDArray[np.int64], arrays: tuple[Any, Any, Any, Any, Any, Any]) -> None: ...
    def sample(self, actions: npt.NDArray[np.int64]) -> None: ...
    def state(self, game: int) -> State: ...
    def __len__(self) -> int: ...
