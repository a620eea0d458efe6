# Python 3.11 or newer and make are all that is needed; everything else goes into .venv.
PYTHON ?= python3
PYTEST_FLAGS ?= -n auto --dist loadgroup
# With FULL=1 everything is measured again; else what docs/ records of the same data and code stands.
FULL ?=
# With LIVE=1 the site has Python for the browser beside its pages, which is fetched once.
LIVE ?=
# With TENTH=0, ..., 9 the tests are those of `make test` and a tenth of the long ones.
TENTH ?=
# With REQUIRE=rocq,tex,browser it fails where one of them is missing; else it says what was left out.
REQUIRE ?=

VENV := .venv
PY := $(VENV)/bin/python
# What is imported is compiled then; most of what is installed never is.
EDITABLE := install --quiet --no-compile --disable-pip-version-check --editable
INSTALL := $(PY) -m pip $(EDITABLE)
NO_TEX := PDF: not run (latexmk or pdflatex is not installed; apt-get install texlive-latex-base texlive-latex-recommended lmodern latexmk)

DRAWN := build/figures/drawn
ROCQ_MEASURE := build/rocq-measure
NO_ROCQ := Rocq: not run (coqc is not installed; apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval)
NO_MEASURE := Rocq, measure: not run (apt-get install --no-install-recommends coq libcoq-mathcomp-analysis)

CHANGED := $(if $(FULL),,--changed)

.PHONY: help docs site site-picture pdf rocq rocq-check rocq-measure test test-all everything check clean
.DELETE_ON_ERROR:

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

# Proofs and pages first: they take seconds. They are written again only if what they print was measured anew.
docs: $(VENV)/test.installed  ## prove, typeset, measure what has changed (all with FULL=1): writes docs/, and build/book.pdf where there is a TeX
	@mkdir -p build
	$(PY) -m derive build
	@touch build/docs.written
	$(PY) -m verify run --record docs/evidence.json $(CHANGED) $(if $(REQUIRE),--require $(REQUIRE))
	$(PY) -m verify adequacy --record docs/adequacy.json $(CHANGED)
	$(PY) -m verify figures --record docs/figures $(CHANGED)
	$(PY) -m verify tolerances --out docs/tolerances.md $(CHANGED)
	$(PY) -m verify kernels --out docs/check_your_kernel.md $(CHANGED)
	@if [ -n "$$(find docs/evidence.json docs/adequacy.json -newer build/docs.written)" ]; then $(PY) -m derive build; fi
	@$(MAKE) --no-print-directory pdf
	@command -v coqc >/dev/null || echo "$(NO_ROCQ)"

site: $(VENV)/site.installed  ## write the book as pages for a browser: open build/site/index.html (with LIVE=1 it proves in the browser)
	$(PY) -m derive site --out build/site$(if $(LIVE), --live build/fetched)

site-picture: site  ## draw the picture of a page that the README shows, where there is a Chromium
	chromium --headless --no-sandbox --hide-scrollbars --screenshot=docs/site.png --window-size=1000,880 \
	    file://$(CURDIR)/build/site/theorem/softmax_vjp.html

pdf: $(VENV)/test.installed  ## draw the figures, and typeset docs/book.tex as build/book.pdf
	@if command -v latexmk >/dev/null && command -v pdflatex >/dev/null; then \
	    $(MAKE) --no-print-directory docs/book.tex $(DRAWN) && max_print_line=1000 latexmk -cd -pdf -silent -halt-on-error -interaction=nonstopmode \
	        -outdir=../build docs/book.tex && echo "PDF: build/book.pdf"; \
	else echo "$(NO_TEX)"; fi

docs/book.tex: | $(VENV)/test.installed  # which a clone has not; `make docs` writes it anew
	$(PY) -m derive build

$(DRAWN): $(wildcard docs/figures/*.csv derive/figures/*.py) | $(VENV)/test.installed
	@mkdir -p $(@D) && $(PY) -m derive figure --all --out $(@D) >/dev/null
	@touch $@

rocq: $(VENV)/test.installed  ## let Rocq check every theorem again, and name the axioms; what has not changed is not compiled
	$(PY) -m verify run --columns rocq

rocq-check: rocq  ## let coqchk check all that is compiled once more, library by library, and name the axioms
	@if command -v coqchk >/dev/null; then $(PY) -m verify.rocq.coqchk build/rocq; else echo "$(NO_ROCQ)"; fi

rocq-measure:  ## let Rocq check that every probability measure is a model of the expectations; what has not changed is not compiled
	@if [ -d "$$(coqc -where 2>/dev/null)/user-contrib/mathcomp/analysis" ]; then \
	    $(MAKE) --no-print-directory $(ROCQ_MEASURE)/Derive/Measure.vo && cat $(ROCQ_MEASURE)/Measure.axioms; \
	else echo "$(NO_MEASURE)"; fi

$(ROCQ_MEASURE)/Derive/Support.vo: derive/rocq/library/Support.v
	@mkdir -p $(@D) && cp $< $(@D)/ && cd $(ROCQ_MEASURE) && coqc -q -w none -Q Derive Derive Derive/Support.v

$(ROCQ_MEASURE)/Derive/Measure.vo: derive/rocq/measure/Measure.v $(ROCQ_MEASURE)/Derive/Support.vo
	@cp $< $(@D)/ && cd $(ROCQ_MEASURE) && coqc -q -w none -Q Derive Derive Derive/Measure.v > Measure.axioms

test: $(VENV)/test.installed  ## run the tests of all code, in a few minutes
	$(PY) -m pytest $(PYTEST_FLAGS) $(if $(TENTH),--tenth $(TENTH))

test-all: $(VENV)/test.installed  ## run these, and the long sweeps over the whole book
	$(PY) -m pytest $(PYTEST_FLAGS) -m ''

everything:  ## run all that can be checked, under other seeds and -O too: what an issue and a release must pass
	.ci/everything

check: $(VENV)/dev.installed  ## lint, formatting and types
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

clean:  ## remove what make made, but not docs/
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Where the tests can run, the site can be written: nothing is installed twice. Python's own pip, where it has one,
# installs while the environment gets its pip, which takes a third of the time.
$(VENV)/site.installed: pyproject.toml
	[ -f $(VENV)/test.installed ] || if $(PYTHON) -m pip --version >/dev/null 2>&1; \
	    then $(PYTHON) -m venv --without-pip $(VENV) && { $(PY) -m ensurepip >/dev/null & pip=$$!; \
	        $(PYTHON) -m pip --python $(PY) $(EDITABLE) '.[site]' && wait $$pip; }; \
	    else $(PYTHON) -m venv $(VENV) && $(INSTALL) '.[site]'; fi
	@touch $@

$(VENV)/test.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) '.[test]'
	@touch $@

$(VENV)/dev.installed: $(VENV)/test.installed
	$(INSTALL) '.[dev]'
	@touch $@
