"""Registers the environments with the libraries that keep a list of them, where these are installed."""

from importlib.util import find_spec


def register_environments() -> None:
    """Makes `pettingzoo.make("aec", "bailiwick/caylus-v0", players=4)` and `gymnasium.make("bailiwick/caylus-v0")` work."""
    if find_spec("pettingzoo") is not None:
        _with_pettingzoo()
    if find_spec("gymnasium") is not None:
        _with_gymnasium()


def _with_pettingzoo() -> None:
    import pettingzoo

    # The list came with a later release; before it, environments are made by their functions.
    register = getattr(pettingzoo, "register", None)
    if register is None:
        return
    for name in ("caylus", "ys"):
        register("aec", f"bailiwick/{name}-v0", entry_point=f"bailiwick.pettingzoo:{name}")


def _with_gymnasium() -> None:
    from gymnasium.envs.registration import register, registry

    for name in ("caylus", "ys"):
        if f"bailiwick/{name}-v0" not in registry:
            register(
                id=f"bailiwick/{name}-v0",
                entry_point="bailiwick.gym:OneSeat",
                kwargs={"name": name},
            )
