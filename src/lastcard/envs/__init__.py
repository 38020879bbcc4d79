"""Doors for people who train agents: PettingZoo, Gymnasium, and many rounds at once, all over the compiled engine.

`spaces` describes actions and observations as data. Each interface is a module of its own, so that nothing is imported
that is not used: `pettingzoo` has `env`, `gymnasium` has `RoundEnv`, and `batched` has `BatchedEnv`. They come with
`pip install "lastcard[envs]"`; docs/research.md shows them at work.
"""
