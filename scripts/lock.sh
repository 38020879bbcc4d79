#!/bin/sh
# Writes the lock files anew from pyproject.toml. Needs uv. The options keep every registry's address out of them.
set -eu
cd "$(dirname "$0")/.."
UV=${UV:-uv}
lock() {
    output=$1
    shift
    "$UV" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --output-file "$output" "$@"
}
lock requirements.lock pyproject.toml --group build
lock requirements-study.lock pyproject.toml --group build --group study --constraint requirements.lock
lock requirements-node.lock --group node
lock requirements-bench.lock pyproject.toml --group bench --constraint requirements-study.lock
lock requirements-dev.lock pyproject.toml --group dev --constraint requirements-study.lock
