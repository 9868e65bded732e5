"""Tests that need OpenSpiel, torch or ray, or that take long, are marked `long` and run with `pytest -m long`."""

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "long" in (config.option.markexpr or ""):
        return
    skip = pytest.mark.skip(reason="long: run with `pytest -m long`")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
