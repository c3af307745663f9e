# Two commands are all a newcomer needs: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
GAME ?= zavarushka
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml') pyproject.toml setup.py
FAR := tests/bots tests/chaos tests/golden tests/laws tests/locales tests/server
WITH_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED)

.PHONY: help play test check format test-plain test-compiled clauses bench golden lock clean

help: ## show these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(COMPILED)/.ready ## play in the terminal (GAME=fairy_tale ARGS="--lang ru --players 3")
	@$(WITH_COMPILED) $(BIN)/python -m taletable play $(GAME) $(ARGS)

test: check clauses test-plain test-compiled ## everything CI runs

check: $(VENV)/.ready ## lint, format and types, in seconds
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.ready ## put every line where it belongs
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-plain: $(VENV)/.ready ## the tests on plain Python with branch coverage; all but those that play very many games
	$(BIN)/pytest -n auto $(FAR:%=--ignore=%) --cov --cov-report=
	$(BIN)/coverage report
	$(BIN)/coverage report --include='src/taletable/kernel/*,src/taletable/games/*' --fail-under=100
	$(BIN)/pytest -n auto tests/golden tests/locales

test-compiled: $(COMPILED)/.ready ## all tests on the compiled rules
	$(WITH_COMPILED) $(BIN)/pytest -n auto -p no:cacheprovider

clauses: $(VENV)/.ready ## clauses of the rulebooks that no test cites
	$(BIN)/pytest --collect-only -qqq --clauses

bench: $(COMPILED)/.ready ## the speed table: plain and compiled, next to reference work
	$(BIN)/python -m benchmarks.engine --compiled $(COMPILED)

golden: $(VENV)/.ready ## write the golden games anew, to be reviewed as a diff
	$(BIN)/python -m tests.golden.write

lock: $(VENV)/.ready ## choose newer versions of everything that is installed
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements.lock

clean: ## forget everything that a command can make again
	rm -rf $(VENV) build dist src/*.egg-info .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/.ready: requirements.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Taletable needs Python 3.11 or newer")'
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	TALETABLE_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# What a user gets from the wheel, beside the editable source.
$(COMPILED)/.ready: $(VENV)/.ready $(SOURCES)
	@rm -rf build
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@$(WITH_COMPILED) $(BIN)/python -m taletable --version
	@touch $@
