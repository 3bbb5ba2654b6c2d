# make run [MUSIC=DIR]   install what is missing, build, open the library (on DIR)
# make demo              the same, on a small music library made on the spot
# make test              install what is missing, run every test
# make check             everything a change has to pass: lint, imports, sizes, build, tests, examples
# make bench             measure, and print one table
# make install [PREFIX=/usr/local] [DESTDIR=]   the program, its languages, manual and completions
# make uninstall         remove what install put there, and the folders it made
# make deb               a Debian package of it, as .build/otodana_*.deb
# make help              all targets

SHELL := /bin/bash
SWIFT ?= swift
PROGRAM := .build/release/otodana
LANGUAGES := ja
PREFIX ?= /usr/local
# Where zsh looks for completions differs between an installed program and a package of Debian.
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
MANUAL := .build/share/man/man1/otodana.1
CATALOGUES := $(LANGUAGES:%=.build/share/locale/%/LC_MESSAGES/otodana.mo)
RELEASE_FLAGS := -c release --static-swift-stdlib
STRICT_FLAGS := -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Wextra -Xcc -Werror \
	-Xcxx -Wall -Xcxx -Wextra -Xcxx -Werror \
	--explicit-target-dependency-import-check error

# Set-up comes before what needs it, whatever -j says.
.NOTPARALLEL:
.PHONY: help setup setup-tests toolchain build catalogues run demo test golden lint format imports \
	sizes readme examples benchmarks bench check release documents install uninstall \
	installation deb clean

help:
	@sed -n 's/^# make /make /p' Makefile
	@echo "Others: setup build golden lint format imports sizes readme examples benchmarks release documents installation clean"

# The Swift toolchain is the one thing that is not installed from here.
toolchain:
	@$(SWIFT) --version 2>/dev/null | grep -qE 'Swift version (6\.([3-9]|[1-9][0-9])|[7-9])' || \
		{ echo "Swift 6.3 or later is missing: install it from swift.org/install"; exit 1; }
	@command -v git >/dev/null || { echo "git is missing: apt-get install git"; exit 1; }

setup: toolchain
	@scripts/setup.sh build

setup-tests: toolchain
	@scripts/setup.sh build test

build: setup catalogues
	$(SWIFT) build $(RELEASE_FLAGS) --product otodana
	@$(MAKE) --no-print-directory documents

# A program that is there is installed as it is: by then one may be another user.
$(PROGRAM):
	@$(MAKE) build

# The manual page and the completions of the shells are made from the program's table of commands.
documents: $(MANUAL)

$(MANUAL): $(PROGRAM)
	@mkdir -p $(@D) $(@D)/../man5 .build/share/completions
	@for shell in bash zsh fish; do \
		$(PROGRAM) generate $$shell >.build/share/completions/otodana.$$shell || exit 1; \
	done
	@$(PROGRAM) generate config >$(@D)/../man5/otodana-config.5
	@$(PROGRAM) generate man >$@

catalogues: $(CATALOGUES)

.build/share/locale/%/LC_MESSAGES/otodana.mo: po/%.po
	@mkdir -p $(@D)
	msgfmt --check --output-file=$@ $<

# MUSIC reaches the program as it is, whatever characters it has.
run: export MUSIC := $(MUSIC)
run: build
	$(PROGRAM) $${MUSIC:+"$${MUSIC/#\~\//$$HOME/}"}

demo: build
	$(PROGRAM) --demo

test: setup-tests catalogues
	$(SWIFT) build --build-tests $(STRICT_FLAGS)
	$(SWIFT) test --skip-build

# Records the pictures of the tests anew; look at every difference before committing it.
golden: setup-tests catalogues
	-OTODANA_RECORD=1 $(SWIFT) test --filter AppCoreTests
	git --no-pager diff --stat -- Tests

lint: toolchain
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Examples Benchmarks
	scripts/check-widths.sh

format: toolchain
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Examples Benchmarks

imports:
	scripts/check-imports.py

sizes:
	scripts/check-sizes.sh

# The README's picture, key table and figures are made from the tests' own files.
readme:
	scripts/readme.py --check

benchmarks: setup
	$(SWIFT) build $(RELEASE_FLAGS) --package-path Benchmarks

examples: setup
	for example in Examples/*/Package.swift; do \
		$(SWIFT) run --package-path $$(dirname $$example) || exit 1; \
	done

# BENCH_FLAGS=--quick for fewer rounds, --large for 100,000 albums, too.
bench: setup-tests build benchmarks
	scripts/bench.sh $(BENCH_FLAGS)

check: setup-tests lint imports sizes readme build installation examples benchmarks test

release: build
	strip -o .build/otodana $(PROGRAM)
	@ls -l .build/otodana

# The folders reach the script as they are, whatever characters they have.
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export DESTDIR := $(DESTDIR)
install uninstall: export ZSH_FUNCTIONS := $(ZSH_FUNCTIONS)

install: documents catalogues
	scripts/install.sh install $(LANGUAGES)

uninstall:
	scripts/install.sh uninstall $(LANGUAGES)

# Into a folder of its own, from what was built.
installation: documents catalogues
	scripts/check-install.sh

deb: documents catalogues
	scripts/deb.sh

clean:
	$(SWIFT) package clean
	rm -rf .build/share
