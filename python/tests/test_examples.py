"""The examples and the guide do what they say, shortened."""

import doctest
import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "python" / "examples"


def run(file: str, *arguments: str, folder: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / file), *arguments],
        capture_output=True,
        text=True,
        timeout=900,
        cwd=folder or ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_random_agent():
    lines = (EXAMPLES / "random_agent.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line and not line.startswith(("#", '"""'))]
    assert len(code) <= 10
    assert re.search(r"\[\d+, \d+, \d+\]", run("random_agent.py"))


def test_records_to_data_frame():
    pytest.importorskip("pandas")
    told = run("records_to_frame.py", str(ROOT / "records" / "caylus"))
    assert "points" in told and "place" in told


def test_the_bench_runs():
    told = json.loads(run("../bench.py", "--seconds", "0.2", "--games", "64", "--json", "--only", "bailiwick"))
    assert {row["game"] for row in told} == {"caylus", "ys"} and all(row["steps_per_second"] > 0 for row in told)


def test_the_notebook_runs():
    """Its cells one after another: what a notebook does, without one."""
    notebook = json.loads((EXAMPLES / "a_game.ipynb").read_text(encoding="utf-8"))
    names: dict = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "a_game.ipynb", "exec"), names)
    assert names["state"].is_over and names["state"]._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("module", ["bailiwick", "bailiwick.pettingzoo", "bailiwick.gym"])
def test_modules_say_what_is_true(module):
    if module != "bailiwick":
        pytest.importorskip(module.split(".")[1].replace("gym", "gymnasium"))
    tested = doctest.testmod(importlib.import_module(module))
    assert tested.attempted > 0 and tested.failed == 0


def test_the_guide_is_true():
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 5
    names: dict = {}
    for block in blocks:
        if "pyspiel" not in block and "torch" not in block:
            exec(compile(block, "docs/python.md", "exec"), names)


@pytest.mark.long
def test_bot_against_open_spiel():
    pytest.importorskip("pyspiel")
    assert "wins" in run("bot_against_mcts.py", "--games", "1", "--simulations", "2", "--level", "apprentice")


@pytest.mark.long
def test_ppo_learns():
    pytest.importorskip("torch")
    told = run("ppo.py", "--steps", "300000", "--evaluate", "512")
    share = re.search(r"wins ([\d.]+) % ± ([\d.]+) of 512 games against random \(chance: 50.0 %\)", told)
    assert share is not None and float(share[1]) - float(share[2]) > 55, told
