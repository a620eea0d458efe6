# Python 3.11 or newer and make are all that is needed; everything else goes into .venv.
PYTHON ?= python3
PYTEST_FLAGS ?= -n auto --dist loadgroup

VENV := .venv
PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --editable
NO_TEX := PDF: not run (latexmk is not installed; apt-get install texlive-latex-base texlive-latex-recommended lmodern latexmk)

ROCQ_MEASURE := build/rocq-measure
NO_MEASURE := Rocq, measure: not run (apt-get install --no-install-recommends coq libcoq-mathcomp-analysis)

.PHONY: help docs pdf rocq rocq-measure test check clean
.DELETE_ON_ERROR:

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

docs: $(VENV)/test.installed  ## prove, verify and typeset: writes docs/, and build/book.pdf where there is a TeX
	$(PY) -m verify run --record docs/evidence.json
	$(PY) -m verify figures --record docs/figures
	$(PY) -m verify tolerances >docs/tolerances.md
	$(PY) -m verify kernels >build/check_your_kernel.md && mv build/check_your_kernel.md docs/
	$(PY) -m verify adequacy --record docs/adequacy.json
	$(PY) -m derive build
	@$(MAKE) --no-print-directory pdf

pdf: $(VENV)/test.installed  ## draw the figures, and typeset docs/book.tex as build/book.pdf
	@if command -v latexmk >/dev/null && command -v pdflatex >/dev/null; then \
	    $(PY) -m derive figure --all --out build/figures >/dev/null && max_print_line=1000 latexmk -cd -pdf -silent -halt-on-error -interaction=nonstopmode \
	        -outdir=../build docs/book.tex && echo "PDF: build/book.pdf"; \
	else echo "$(NO_TEX)"; fi

rocq: $(VENV)/test.installed  ## let Rocq check every theorem again, and name the axioms; what has not changed is not compiled
	$(PY) -m verify run --columns rocq

rocq-measure:  ## let Rocq check that every probability measure is a model of the expectations
	@if [ -d "$$(coqc -where 2>/dev/null)/user-contrib/mathcomp/analysis" ]; then \
	    mkdir -p $(ROCQ_MEASURE)/Derive && cp derive/rocq/Support.v derive/rocq_measure/Measure.v $(ROCQ_MEASURE)/Derive/ \
	        && cd $(ROCQ_MEASURE) && for f in Support Measure; do coqc -q -w none -Q Derive Derive Derive/$$f.v || exit 1; done; \
	else echo "$(NO_MEASURE)"; fi

test: $(VENV)/test.installed  ## run the tests
	$(PY) -m pytest $(PYTEST_FLAGS)

check: $(VENV)/dev.installed  ## lint, formatting and types
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

clean:  ## remove what make made, but not docs/
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/test.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) '.[test]'
	@touch $@

$(VENV)/dev.installed: $(VENV)/test.installed
	$(INSTALL) '.[dev]'
	@touch $@
