# Two commands are all a newcomer needs: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
GAME ?= zavarushka
REQUESTS ?= 100000
N ?= 20
KILLS ?= 500
PLAYERS ?= 200
PAGE := src/taletable/server/page
WEB := $(shell find web/src web/public web/tools -type f ! -name schema.d.ts) $(wildcard web/*.*)
NEAR := tests/page tests/server tests/cli tests/chaos
# Whatever runs the rules is tested with the compiled ones. What are the rules themselves is tested plain, too: kernel and
# games to the last branch, whole games, and what only plain Python can show.
RULES := tests/kernel tests/games tests/test_public.py tests/test_readme.py tests/test_architecture.py
PLAIN := tests/golden tests/laws/test_worlds.py tests/envs/test_observation.py
NEEDY := tests/attack tests/chaos tests/page tests/server tests/test_benchmarks.py
# Without either, .venv runs the compiled rules while they are as new as the source (tools/compiled_first.py).
WITH_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED)
WITH_PLAIN := TALETABLE_TEST_RULES=plain PYTHONPATH=$(CURDIR)/src
# A line that counts the seconds of a long command, and what it says only if it fails (V=1: always).
STEP := @tools/step.sh
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps
# Each process takes tests that lie together, so that it starts few of the servers and browsers that files share.
PYTEST := $(BIN)/pytest -n auto --dist worksteal

.PHONY: help play terminal page compiled with-page screenshots test test-rules check check-page format needs test-plain test-compiled test-slow test-again attack chaos clauses bench bench-peers bench-server bench-cluster bench-page golden docs dist lock clean FORCE

help: ## show these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: with-page ## play in the browser (ARGS="--port 8080")
	@$(BIN)/taletable serve --open $(ARGS)

terminal: $(COMPILED)/.ready ## play in the terminal (GAME=fairy_tale ARGS="--lang ru --players 3")
	@$(BIN)/taletable play $(GAME) $(ARGS) || [ $$? -eq 1 ] # 1: left before the end

test: needs check-page ## everything CI runs; the rules are compiled while the rest is looked at
	@$(MAKE) -j2 $(COMPILED)/.ready check clauses test-plain
	@$(MAKE) test-compiled

check: $(VENV)/.ready web/node_modules/.ready ## lint, format, types and the unit tests of the page, in seconds
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	web/npm.sh run lint
	web/npm.sh test

page: $(PAGE)/index.html ## build the page

compiled: $(COMPILED)/.ready ## compile the rules; .venv/bin/taletable runs them until the source changes
	@$(BIN)/taletable --version

with-page: $(COMPILED)/.ready $(PAGE)/index.html

screenshots: needs with-page ## pictures of the page in its main states, in build/screenshots
	$(WITH_COMPILED) $(BIN)/python -m tests.page.shots build/screenshots

check-page: web/node_modules/.ready ## types and warnings of the page, and how heavy its first load is
	web/npm.sh run check
	web/npm.sh run build
	web/npm.sh run size

format: $(VENV)/.ready web/node_modules/.ready ## put every line where it belongs
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	web/npm.sh run format

needs: ## install the programs that tests need, where they are missing
	@tests/need.sh postgresql redis-server chromium nginx caddy openssl

test-plain: $(VENV)/.ready ## kernel and games on plain Python with branch coverage, and games told as ever
	$(WITH_PLAIN) $(PYTEST) -m 'not slow' $(RULES) --cov --cov-report=
	@echo 'Branch coverage of kernel and games, which must be complete:'
	@$(BIN)/coverage report --include='src/taletable/kernel/*,src/taletable/games/*' --fail-under=100
	$(WITH_PLAIN) $(PYTEST) $(PLAIN)

test-rules: test-plain clauses ## what needs no other programs: no browser, no database server, no node
	$(WITH_PLAIN) $(PYTEST) -m 'not slow' $(NEEDY:%=--ignore=%) $(RULES:%=--ignore=%) $(PLAIN:%=--ignore=%)

test-compiled: needs with-page ## all tests that compiled rules can run, those of the page in a real browser among them
	$(WITH_COMPILED) $(PYTEST) -p no:cacheprovider -m 'not slow' --ignore=tests/laws/test_worlds.py

test-slow: needs with-page $(VENV)/.cluster $(VENV)/.docs $(VENV)/.openspiel ## each game at the page in each way it can be played, with other deals each time (TALETABLE_TEST_SEED=7); the arena on a Ray cluster; strong bots against greedy ones; OpenSpiel's algorithms; the documentation site; the laws at every decision of every variant
	TALETABLE_TEST_SEED=$${TALETABLE_TEST_SEED:-random} $(WITH_COMPILED) $(PYTEST) -p no:cacheprovider -m slow tests/page tests/arena tests/bots tests/chaos tests/docs tests/envs
	TALETABLE_TEST_DENSE=1 $(WITH_COMPILED) $(PYTEST) -p no:cacheprovider tests/laws
	TALETABLE_TEST_DENSE=1 $(WITH_PLAIN) $(PYTEST) -p no:cacheprovider tests/laws/test_worlds.py

test-again: needs with-page ## the tests that start servers and browsers, N=20 times in a row; LOADED=1 keeps the cores busy meanwhile
	$(WITH_COMPILED) $(BIN)/python -m tests.again --runs $(N) $(if $(LOADED),--loaded) -- -q -n auto --dist worksteal -p no:cacheprovider -m 'not slow' $(NEAR)

attack: with-page ## attack a server of its own for some minutes, with figures (REQUESTS=1000000 SEED=7)
	$(WITH_COMPILED) $(BIN)/python -m tests.attack --requests $(REQUESTS) $(if $(SEED),--seed $(SEED))

chaos: needs with-page ## kill servers, workers, Redis and PostgreSQL while many play, until 200 actions were acknowledged for each (KILLS=500 PLAYERS=200)
	$(WITH_COMPILED) $(BIN)/python -m tests.chaos.cluster --kills $(KILLS) --players $(PLAYERS)

clauses: $(VENV)/.ready ## clauses of the rulebooks that no test cites
	@$(WITH_PLAIN) $(BIN)/pytest --collect-only -qqq -rN --clauses

bench: $(COMPILED)/.ready ## the speed table: plain and compiled, next to reference work
	$(BIN)/python -m benchmarks.engine --compiled $(COMPILED)

bench-peers: $(COMPILED)/.ready ## our speed beside OpenSpiel, RLCard, PettingZoo, Catanatron and python-chess
	$(BIN)/python -m benchmarks.peers --compiled $(COMPILED)

bench-server: $(COMPILED)/.ready ## the server under load, next to boardgame.io's, and with many stored games
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.server
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.storage

bench-cluster: needs $(COMPILED)/.ready ## several servers with PostgreSQL and Redis: speed, delay of updates, memory of viewers, bytes a game
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.cluster

bench-page: needs with-page ## the page in a real browser: how soon it is there, and whether it stalls
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.page
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.page --phone

dist: $(PAGE)/index.html ## the sdist and wheels in dist/, each tried in an environment of its own
	@rm -rf dist build/lib* build/bdist* build/temp*
	$(STEP) 'Making the sdist' $(BIN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")'
	$(STEP) 'Making a wheel of plain Python' env TALETABLE_PURE=1 $(BIN)/python -m pip wheel --no-deps --no-build-isolation -w dist dist/taletable-*.tar.gz
	$(STEP) 'Making a compiled wheel' env TALETABLE_PURE=0 $(BIN)/python -m pip wheel --no-deps --no-build-isolation -w dist dist/taletable-*.tar.gz
	@$(BIN)/python -m tests.dist dist/*

golden: $(VENV)/.ready ## write the golden games anew, to be reviewed as a diff
	$(BIN)/python -m tests.golden.write

docs: $(VENV)/.docs ## the documentation site, in build/site; a warning fails it
	$(BIN)/python -m docs.site build/site

lock: $(VENV)/.ready ## choose newer versions of everything that is installed
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements.lock
	$(BIN)/uv pip compile --group cluster --constraint requirements.lock --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements-cluster.lock
	$(BIN)/uv pip compile --group openspiel --constraint requirements.lock --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements-openspiel.lock
	$(BIN)/uv pip compile --group docs --constraint requirements.lock --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements-docs.lock
	$(BIN)/uv pip compile pyproject.toml --extra postgresql --extra redis --constraint requirements.lock --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --quiet -o requirements-server.lock

clean: ## forget everything that a command can make again
	rm -rf $(VENV) build dist src/*.egg-info $(PAGE) web/node_modules web/src/schema.d.ts .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/.ready: requirements.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Taletable needs Python 3.11 or newer")'
	$(STEP) 'Making a Python environment in $(VENV)' $(PYTHON) -m venv --clear $(VENV)
	$(STEP) 'Installing Python packages' $(PIP) --require-hashes -r requirements.lock
	$(STEP) 'Installing Taletable in $(VENV)' $(PIP) --no-build-isolation -e .
	@touch $@

$(VENV)/.cluster $(VENV)/.docs $(VENV)/.openspiel: $(VENV)/.%: requirements-%.lock $(VENV)/.ready
	$(STEP) 'Installing Python packages ($*)' $(PIP) --require-hashes -r $<
	@touch $@

# What the compiled rules depend on: a digest of the source, and whether there is a compiler.
build/inputs.txt: $(VENV)/.ready FORCE
	@mkdir -p build
	@$(BIN)/python tools/compiled_first.py >$@.new
	@$(BIN)/python -c 'import setup; print(setup.obstacle())' >>$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# What a user gets from the wheel, beside the editable source. The page is that of the source.
$(COMPILED)/.ready: build/inputs.txt
	@find build -mindepth 1 -maxdepth 1 ! -name node ! -name yardstick ! -name inputs.txt ! -name rules -exec rm -rf {} +
	@cp build/inputs.txt build/inputs.used
	$(STEP) "$$(test -z "$$(sed -n 2p build/inputs.txt)" && echo 'Compiling the rules' || echo 'Packing the rules')" \
		env TALETABLE_WITHOUT_PAGE=1 TALETABLE_COMPILED=$(CURDIR)/build/rules $(PIP) --no-build-isolation --target $(COMPILED) .
	@rm -rf $(COMPILED)/taletable/server/page && ln -s ../../../../$(PAGE) $(COMPILED)/taletable/server/page
	@packages=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') && \
		cp tools/compiled_first.py "$$packages/taletable_compiled_first.py" && \
		echo 'import taletable_compiled_first' >"$$packages/taletable_compiled_first.pth"
	@mv build/inputs.used $@
	@why=$$(sed -n 2p $@); test -z "$$why" || echo "The rules run as plain Python, slower: $$why"

web/node_modules/.ready: web/package-lock.json $(VENV)/.ready
	$(STEP) 'Installing what the page is built with' env PYTHON=$(CURDIR)/$(BIN)/python web/npm.sh ci --loglevel=error
	@touch $@

$(PAGE)/index.html: web/node_modules/.ready $(WEB) $(wildcard src/taletable/locales/*/*.ftl)
	$(STEP) 'Building the page' env PYTHON=$(CURDIR)/$(BIN)/python web/npm.sh run build
