"""examples/learn.py: it needs JAX, which is not installed here; what it says about its table is tried all the same."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

from lastcard.envs.batched import BatchedEnv

SOURCE = Path(__file__).resolve().parents[2] / "examples/learn.py"
TREE = ast.parse(SOURCE.read_text(encoding="utf-8"))


def constant(name: str) -> Any:
    """What a name of the example stands for."""
    for node in TREE.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise AssertionError(name)


def test_everything_that_it_imports_of_lastcard_is_there() -> None:
    found = 0
    for node in ast.walk(TREE):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("lastcard"):
            for alias in node.names:
                assert hasattr(import_module(str(node.module)), alias.name)
                found += 1
    assert found


def test_the_actions_that_it_knows_are_all_that_its_table_has() -> None:
    env = BatchedEnv(**constant("TABLE"), count=64)
    env.reset(seed=3)
    known = constant("ACTIONS")
    for _ in range(300):
        assert not env.masks[:, known:].any()
        env.step(env.sample())
    assert env.spaces.actions > known
