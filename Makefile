# make play   install, then open tables           make test   install, then check everything
# make bench  speed compared with other engines   make check  lint, and the tests that mirror what you changed
# make soak   100,000 random games of each game   make test-browsers   some turns in Firefox and WebKit
# make dist   what is released, into dist/
# make learn  the example of a learner (PyTorch: on Linux, gigabytes, unless its build for the processor is at hand)

PYTHON ?= python3
PURE := .venv
COMPILED := .venv-compiled
PEERS := .venv-peers
LEARN := .venv-learn
PYTEST = -m pytest -n $(JOBS) --dist worksteal
QUIETLY := --quiet --disable-pip-version-check
PIP := -m pip install $(QUIETLY)
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*') \
	setup.py pyproject.toml MANIFEST.in README.md LICENSE NOTICE
GAMES ?= 100000
JOBS ?= 2

.PHONY: play test check lint services test-pure test-compiled test-browsers other-browsers compiler dist soak bench learn trace api golden screenshots pins sbom clean

# The first time, the rules run uncompiled while they are compiled in the background for the next time.
play: $(COMPILED)/.parts
	@if $(MAKE) --silent --question $(COMPILED)/.ready; then \
		$(COMPILED)/bin/periplus serve --browser; \
	else \
		(trap '' INT; $(MAKE) --silent $(COMPILED)/.ready > $(COMPILED)/build.log 2>&1 &); \
		PYTHONPATH=src $(COMPILED)/bin/python -m periplus serve --browser; \
	fi

# Mypy and the C compiler use one core each: they run beside the uncompiled tests.
test: services compiler
	$(MAKE) --jobs=2 $(PURE)/.ready $(COMPILED)/.parts
	$(MAKE) --jobs=3 lint test-pure $(COMPILED)/.tests
	$(MAKE) test-compiled
	$(COMPILED)/bin/python tools/soak.py --games 1000 --jobs $(JOBS)

check: lint
	$(PURE)/bin/python tools/changed.py -n $(JOBS) --dist worksteal

lint: $(PURE)/.ready
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports

# Tests marked `compiled` are left to the compiled rules, if they can be compiled.
test-pure: $(PURE)/.ready
	PERIPLUS_EXPECT=pure $(PURE)/bin/python $(PYTEST) $(if $(shell command -v cc 2> /dev/null),-m "not compiled")

# If there is a C compiler, the package must have been compiled; if none can be had, there is nothing more to test. Tests
# that depend on nothing compiled (marked `once`) have already run.
test-compiled: compiler $(COMPILED)/.tests
	@if command -v cc > /dev/null; then \
		PERIPLUS_EXPECT=compiled $(COMPILED)/bin/python $(PYTEST) -m "not once"; \
	else \
		echo "There is no C compiler here: skipping the tests of the compiled rules."; \
	fi

# Some turns of each game in browsers other than Chromium.
test-browsers: other-browsers $(PURE)/.browsers
	$(PURE)/bin/python -m pytest tests/browsers

other-browsers:
	@{ command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } > /dev/null \
		|| { apt-get update && apt-get install --yes firefox-esr webkit2gtk-driver xvfb; } \
		|| echo "Install Firefox, WebKitWebDriver and Xvfb: the tests in other browsers need them."

# A browser, a database server and a proxy, for the tests that need real ones.
services:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| { apt-get update && apt-get install --yes chromium; } \
		|| echo "Install Chromium: the tests of the pages need it."
	@ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v initdb > /dev/null \
		|| { apt-get update && apt-get install --yes postgresql; } \
		|| echo "Install PostgreSQL: the tests of the store need it."
	@PATH=$$PATH:/usr/sbin command -v nginx > /dev/null \
		|| { apt-get update && apt-get install --yes nginx-light; } \
		|| echo "Install nginx: the tests of hosting need it."

compiler:
	@command -v cc > /dev/null || { rm -f $(COMPILED)/.ready; apt-get update && apt-get install --yes gcc libc6-dev python3-dev; } || true

soak: services $(COMPILED)/.tests
	$(COMPILED)/bin/python tools/soak.py --games $(GAMES) --jobs $(JOBS)
	$(COMPILED)/bin/python tools/soak_tables.py --kills 50

bench: $(PURE)/.ready $(COMPILED)/.tests $(PEERS)/.ready
	$(PURE)/bin/python bench/run.py --pure $(PURE)/bin/python --compiled $(COMPILED)/bin/python --peers $(PEERS)/bin/python

# A program that learns Neptun, tested as it goes; no test depends on it.
learn: $(LEARN)/.ready
	$(LEARN)/bin/python docs/learner.py --curve docs/learner.svg

# Which lines and tests carry each clause, as shown by `periplus rules GAME CLAUSE`.
trace: $(PURE)/.ready
	$(PURE)/bin/python tools/trace.py

# The library reference, generated from the sources.
api: $(PURE)/.ready
	$(PURE)/bin/python tools/api.py

# The golden playthroughs: read what changed before you commit it.
golden: $(PURE)/.ready
	$(PURE)/bin/python -m tests.conformance.golden

# The pictures in the README.
screenshots: services $(PURE)/.ready
	$(PURE)/bin/python -m tests.web.screenshots

# What is released: the source package, a wheel of plain Python, and one that is compiled for this platform. Each is
# checked, installed by pipx with all that it needs, and started. Compiling the source package again would show nothing new.
dist: compiler $(PURE)/.ready $(COMPILED)/.wheel
	rm -rf dist/periplus-* build/pipx
	$(PURE)/bin/python tools/dist.py dist
	cp $(COMPILED)/wheel/*.whl dist
	PERIPLUS_DIST=dist PERIPLUS_PURE=1 PIPX_HOME=$(CURDIR)/build/pipx $(PURE)/bin/python -m pytest tests/test_dist.py

# The list of components, for those who check what they install: CycloneDX, as JSON.
sbom: $(PURE)/.ready
	mkdir -p dist
	$(PURE)/bin/python tools/sbom.py > dist/periplus.cdx.json

# Pin the newest versions that fit; then say the same in pyproject.toml, as far as building needs them.
pins: $(PURE)/.ready
	$(PURE)/bin/python $(PIP) uv
	for name in requirements/run requirements/build requirements/dev requirements/browsers bench/requirements; do \
		$(PURE)/bin/uv pip compile --quiet --universal --upgrade --no-emit-index-url --no-header \
			--python-version 3.11 $$name.in --output-file $$name.txt; \
	done

# The rules as plain Python, straight from the sources.
$(PURE)/.ready: requirements/dev.txt pyproject.toml setup.py
	$(PYTHON) -m venv $(PURE)
	$(PURE)/bin/python $(PIP) -r requirements/dev.txt
	PERIPLUS_PURE=1 $(PURE)/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(PURE)/.browsers: $(PURE)/.ready requirements/browsers.txt
	$(PURE)/bin/python $(PIP) -r requirements/browsers.txt
	touch $@

$(COMPILED)/.parts: requirements/run.txt
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) -r requirements/run.txt
	touch $@

# The rules compiled, or as plain Python if there is no C compiler: a wheel, which is what is tested and released.
$(COMPILED)/.wheel: $(COMPILED)/.parts $(SOURCES)
	rm -rf build $(COMPILED)/wheel
	$(COMPILED)/bin/python -m pip wheel $(QUIETLY) --no-deps --wheel-dir $(COMPILED)/wheel .
	touch $@

$(COMPILED)/.ready: $(COMPILED)/.wheel
	$(COMPILED)/bin/python $(PIP) --no-deps --force-reinstall $(COMPILED)/wheel/*.whl
	touch $@

$(COMPILED)/.tests: $(COMPILED)/.ready requirements/dev.txt
	$(COMPILED)/bin/python $(PIP) -r requirements/dev.txt
	touch $@

$(PEERS)/.ready: bench/requirements.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python $(PIP) -r bench/requirements.txt
	touch $@

$(LEARN)/.ready: requirements/learn.txt requirements/run.txt $(SOURCES)
	$(PYTHON) -m venv $(LEARN)
	$(LEARN)/bin/python $(PIP) -r requirements/run.txt -r requirements/learn.txt
	rm -rf build
	$(LEARN)/bin/python $(PIP) --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(PURE) $(COMPILED) $(PEERS) $(LEARN) build src/*.egg-info
