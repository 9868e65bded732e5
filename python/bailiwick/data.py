"""Records as tables: one row a game, or one row a decision. Data frames need ``pandas``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._bailiwick import State

if TYPE_CHECKING:
    import pandas


def read_records(paths: str | Path | Iterable[str | Path]) -> Iterator[tuple[str, State]]:
    """Each record with its name. A folder stands for all ``*.txt`` files in it and below, in the order of their names."""
    if isinstance(paths, (str, Path)):
        paths = [paths]
    for path in map(Path, paths):
        files = sorted(path.rglob("*.txt")) if path.is_dir() else [path]
        for file in files:
            text = file.read_text(encoding="utf-8")
            try:
                yield file.name, State.from_record(text)
            except ValueError as error:
                raise ValueError(f"{file}: {error}") from None


def game_rows(records: Iterable[tuple[str, State]]) -> Iterator[dict[str, Any]]:
    """One row for each player of each game."""
    for name, state in records:
        outcome = state.outcome()
        decisions = [player for player, _ in state.log]
        for player, points in enumerate(state.scores()):
            yield {
                "record": name,
                "game": state.game.name,
                "players": state.players,
                **{f"option_{option}": value for option, value in state.game.options.items()},
                "player": player,
                "points": points,
                "share": None if outcome is None else outcome["shares"][player],
                "decisions": decisions.count(player),
                "over": outcome is not None,
            }


def action_rows(records: Iterable[tuple[str, State]]) -> Iterator[dict[str, Any]]:
    """One row for each decision of each game."""
    for name, state in records:
        for number, (player, text) in enumerate(state.log):
            yield {
                "record": name,
                "game": state.game.name,
                "number": number,
                "player": player,
                "verb": text.split(" ")[0],
                "action": text,
            }


def games_frame(paths: str | Path | Iterable[str | Path]) -> pandas.DataFrame:
    """A data frame with a row for each player of each record."""
    import pandas

    return pandas.DataFrame(game_rows(read_records(paths)))


def actions_frame(paths: str | Path | Iterable[str | Path]) -> pandas.DataFrame:
    """A data frame with a row for each decision of each record."""
    import pandas

    return pandas.DataFrame(action_rows(read_records(paths)))
