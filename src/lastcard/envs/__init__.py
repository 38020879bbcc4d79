"""Doors for people who train agents: PettingZoo, Gymnasium, OpenSpiel, and many rounds at once, all over the compiled
engine.

`spaces` describes actions and observations as data. Each interface is a module of its own, so that nothing is imported
that is not used: `pettingzoo` has `env`, `gymnasium` has `RoundEnv`, `batched` has `BatchedEnv`; they come with
`pip install "lastcard[envs]"`. `openspiel` registers a game, on the tree that `branching` has, and comes with
`pip install "lastcard[openspiel]"`. docs/research.md shows them at work.
"""
