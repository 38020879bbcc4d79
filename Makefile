# lastcard: `make help` says what there is.
PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?=
# Four test processes, on two cores, too: some tests wait for something most of the time.
PARALLEL ?= --numprocesses=4 --dist=worksteal

BIN := .venv/bin
# The user's own PYTHONPATH could put another module in front of ours; without bytecode everything starts slowly.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

UV ?= uv
lock = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

# All but `parquet`: 55 MB that `make bench` gets instead.
extras := $(addprefix --extra ,serve postgres terminal study envs openspiel mcp cluster)

.PHONY: help setup play test beside-tests check check-python format docs bench bench-page bench-bots load chaos thinking train lock page-types clean for-play for-dev for-bench
.DEFAULT_GOAL := help
# The recipes share .venv, and their output is read in order.
.NOTPARALLEL:

help:
	@echo 'make play    play in the browser (the first time, sets everything up)'
	@echo 'make test    all checks and all tests; PYTEST_ARGS="-k name" passes options to pytest'
	@echo 'make check   ruff, mypy, the import layers, prettier, eslint and svelte-check only'
	@echo 'make format  let ruff and prettier write all files as they would'
	@echo 'make docs    build the documentation as a site'
	@echo 'make bench   measure the speed of the engine, and of the page'
	@echo 'make bench-page  measure only how soon the page is there and how smoothly it moves on a slow phone'
	@echo 'make bench-bots  measure how often the bots win (an hour or two), for docs/bots.md'
	@echo 'make train   train the net of the bot `expert` anew, from nothing (minutes)'
	@echo 'make chaos   prove that servers may die, freeze and be cut off (minutes); ARGS="--seed 7 --seconds 600"'
	@echo 'make attack  measure what people notice while somebody attacks a server'
	@echo 'make load    measure how many tables and moves a server carries, for docs/server.md'
	@echo 'make thinking  measure whether bots that think leave people’s moves alone, for docs/server.md'
	@echo 'make setup   only set up .venv for all of the above, compile the engine and build the page'
	@echo 'make lock    resolve the dependencies in pyproject.toml anew (needs uv)'
	@echo 'make page-types  the types of the messages for web/, from the ones of the server'
	@echo 'make clean   remove .venv and everything that was built'
	@echo 'PYTHON=python3.13 takes that Python; ARGS="..." is passed to `lastcard serve`.'

for-play for-dev for-bench:
	@PYTHON='$(PYTHON)' PYTHON_CHOSEN='$(filter-out file default,$(origin PYTHON))' GOAL='$(MAKECMDGOALS)' \
		sh scripts/setup.sh $(@:for-%=%)

setup: for-dev
	@echo 'Ready: make play, make test'

play: for-play
	@$(BIN)/lastcard serve $(ARGS)

# The page is checked beside the rest: each takes up to a minute, and a core. What has not changed since is soon done.
check: for-dev
	@mkdir -p build; $(BIN)/python scripts/build_page.py --check >build/check.txt 2>&1 & page=$$!; \
	$(MAKE) --no-print-directory check-python; python=$$?; \
	wait $$page || { cat build/check.txt; exit 1; }; exit $$python
	@echo 'ruff, mypy, the import layers, prettier, eslint and svelte-check are content.'

check-python:
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo 'ruff would write some files differently: make format'; exit 1; }
	@$(BIN)/mypy --strict --no-error-summary
	@said=$$($(BIN)/lint-imports --no-logo) || { echo "$$said"; exit 1; }

format: for-dev
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python scripts/build_page.py --npm run --silent --if-present format

# All checks, and the tests of the page, go on beside the other tests, many of which wait for something.
test: for-dev
	@mkdir -p build; $(BIN)/python scripts/find_chromium.py >build/chromium.txt # gets one, if need be, before a test does
	@$(MAKE) --no-print-directory beside-tests >build/beside-tests.txt 2>&1 & beside=$$!; \
	trap "kill $$beside; exit 130" INT TERM; \
	$(BIN)/python -m pytest $(PARALLEL) $(PYTEST_ARGS); tests=$$?; \
	wait $$beside || { cat build/beside-tests.txt; echo 'Not everything is well: see above.'; exit 1; }; exit $$tests

beside-tests: check
	@$(BIN)/python scripts/build_page.py --npm run --silent test

docs: for-dev
	@$(BIN)/zensical build --strict
	@echo 'To read it, with its search: $(BIN)/python -m http.server --directory build/site'

bench: for-bench
	@$(BIN)/python bench/speed.py
	@$(BIN)/python -W ignore bench/environments.py
	@$(BIN)/python bench/page.py

bench-page: for-dev
	@$(BIN)/python bench/page.py $(ARGS)

bench-bots: for-bench
	@$(BIN)/python bench/strength.py --write

train: for-dev
	@$(BIN)/python scripts/train.py $(ARGS)

load: for-dev
	@$(BIN)/python bench/load.py $(ARGS)

chaos: for-dev
	@PYTHONPATH=tests $(BIN)/python -m chaos $(ARGS)

attack: for-play
	@$(BIN)/python bench/attack.py

thinking: for-play
	@$(BIN)/python bench/thinking.py $(ARGS)

# The locks hold hashes and no registry's address. Needs uv (https://docs.astral.sh/uv), and nothing else here does:
# pip installs them, from wherever the user's pip is set up to.
lock:
	$(lock) --output-file requirements.lock pyproject.toml --extra serve --extra terminal --group build
	$(lock) --output-file requirements-dev.lock pyproject.toml $(extras) --group dev --constraint requirements.lock
	$(lock) --output-file requirements-bench.lock --group bench --constraint requirements-dev.lock

page-types: for-play
	@mkdir -p build; $(BIN)/python -m lastcard.server.typescript >build/messages.ts && mv build/messages.ts web/src/messages.ts

clean:
	@rm -rf web/node_modules src/lastcard/server/page
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache
	@rm -f src/*__mypyc.*.so src/lastcard/*/*.so src/lastcard/*/_build.json src/lastcard/*/_build.new
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
