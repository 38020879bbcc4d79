# lastcard: `make help` says what there is.
PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?=
# Four test processes, on two cores, too: some tests wait for something most of the time.
PARALLEL ?= --numprocesses=4 --dist=worksteal

BIN := .venv/bin
# The user's own PYTHONPATH could put another module in front of ours; without bytecode everything starts slowly.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

prepare = @PYTHON='$(PYTHON)' PYTHON_CHOSEN='$(filter-out file default,$(origin PYTHON))' GOAL='$@' sh scripts/setup.sh

.PHONY: help setup play test check bench bench-bots load page-types clean
.DEFAULT_GOAL := help
# The recipes share .venv, and their output is read in order.
.NOTPARALLEL:

help:
	@echo 'make play    play in the browser (the first time, sets everything up)'
	@echo 'make test    all checks and all tests; PYTEST_ARGS="-k name" passes options to pytest'
	@echo 'make check   ruff, mypy, the import layers, prettier, eslint and svelte-check only'
	@echo 'make bench   measure the speed of the engine'
	@echo 'make bench-bots  measure how often the bots win (an hour or two), for docs/bots.md'
	@echo 'make load    measure how many tables and moves a server carries, for docs/server.md'
	@echo 'make setup   only set up .venv, with what simulations draw with, compile the engine and build the page'
	@echo 'make page-types  the types of the messages for web/, from the ones of the server'
	@echo 'make clean   remove .venv and everything that was built'
	@echo 'PYTHON=python3.13 takes that Python; ARGS="..." is passed to `lastcard serve`.'

setup:
	$(prepare) requirements-study.lock
	@echo 'Ready: make play'

play:
	$(prepare) requirements.lock
	@$(BIN)/lastcard serve $(ARGS)

check:
	$(prepare) requirements-dev.lock
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --strict --no-error-summary
	@said=$$($(BIN)/lint-imports --no-logo) || { echo "$$said"; exit 1; }
	@mkdir -p build; $(BIN)/python scripts/build_page.py --npm run --silent check >build/check.txt 2>&1 || { cat build/check.txt; exit 1; }
	@echo 'ruff, mypy, the import layers, prettier, eslint and svelte-check are content.'

test: check
	@$(BIN)/python scripts/build_page.py --npm run --silent test
	@$(BIN)/python scripts/find_chromium.py >build/chromium.txt # gets one if there is none: better now than in a test
	@$(BIN)/python -m pytest $(PARALLEL) $(PYTEST_ARGS)

bench:
	$(prepare) requirements-bench.lock
	@$(BIN)/python bench/speed.py

bench-bots:
	$(prepare) requirements-bench.lock
	@$(BIN)/python bench/strength.py --write

load:
	$(prepare) requirements.lock
	@$(BIN)/python bench/load.py

page-types:
	$(prepare) requirements.lock
	@mkdir -p build; $(BIN)/python -m lastcard.server.typescript >build/messages.ts && mv build/messages.ts web/src/messages.ts

clean:
	@rm -rf web/node_modules src/lastcard/server/page
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -f src/*__mypyc.*.so src/lastcard/*/*.so src/lastcard/engine/_build.json src/lastcard/engine/_build.new
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
