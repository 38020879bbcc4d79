#!/bin/sh
# Writes the lock files anew from pyproject.toml. Needs uv. The options keep every registry's address out of them.
set -eu
cd "$(dirname "$0")/.."
UV=${UV:-uv}
lock() {
    output=$1
    shift
    "$UV" pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --output-file "$output" "$@"
}
lock requirements.lock --group build
lock requirements-study.lock --group build --group study --constraint requirements.lock
lock requirements-node.lock --only-group node
lock requirements-bench.lock --group bench --constraint requirements-study.lock
lock requirements-dev.lock --group dev --constraint requirements-study.lock
