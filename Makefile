# Python 3.11 or newer and make are all that is needed; everything else goes into .venv.
PYTHON ?= python3
PYTEST_FLAGS ?= -n auto

VENV := .venv
PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --editable
NO_TEX := PDF: not run (latexmk is not installed; apt-get install texlive-latex-base texlive-latex-recommended lmodern latexmk)

ROCQ := build/rocq
NO_ROCQ := Rocq: not run (coqc is not installed; apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval)
NO_MEASURE := Rocq, measure: not run (apt-get install --no-install-recommends coq libcoq-mathcomp-analysis)

.PHONY: help docs pdf rocq rocq-measure test check clean
.DELETE_ON_ERROR:

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

docs: $(VENV)/test.installed  ## prove, verify and typeset: writes docs/, and build/book.pdf where there is a TeX
	$(PY) -m verify run --record docs/evidence.json
	$(PY) -m derive build
	@$(MAKE) --no-print-directory pdf

pdf:  ## build/book.pdf from docs/book.tex
	@if command -v latexmk >/dev/null && command -v pdflatex >/dev/null; then \
	    mkdir -p build && max_print_line=1000 latexmk -cd -pdf -silent -halt-on-error -interaction=nonstopmode \
	        -outdir=../build docs/book.tex && echo "PDF: build/book.pdf"; \
	else echo "$(NO_TEX)"; fi

rocq:  ## let Rocq check every theorem again, and say on which axioms they rest; what has not changed is not compiled
	@if command -v coqc >/dev/null; then \
	    mkdir -p $(ROCQ)/Derive $(ROCQ)/Book; \
	    for f in derive/rocq/*.v; do cmp -s $$f $(ROCQ)/Derive/$${f##*/} || cp $$f $(ROCQ)/Derive/; done; \
	    for f in docs/rocq/*.v; do cmp -s $$f $(ROCQ)/Book/$${f##*/} || cp $$f $(ROCQ)/Book/; done; \
	    cmp -s docs/rocq/_CoqProject $(ROCQ)/_CoqProject || cp docs/rocq/_CoqProject $(ROCQ)/; \
	    cd $(ROCQ) && coq_makefile -f _CoqProject -o rocq.mk && $(MAKE) --no-print-directory -f rocq.mk -j2 >rocq.log 2>&1 \
	        || { tail -n 20 rocq.log; exit 1; }; \
	    for f in Assumptions RefutationAssumptions; do coqc -Q Derive Derive -Q Book Book Book/$$f.v || exit 1; done; \
	else echo "$(NO_ROCQ)"; fi

rocq-measure:  ## let Rocq check that every probability measure is a model of the expectations
	@if [ -d "$$(coqc -where 2>/dev/null)/user-contrib/mathcomp/analysis" ]; then \
	    mkdir -p $(ROCQ)-measure/Derive && cp derive/rocq/Support.v derive/rocq_measure/Measure.v $(ROCQ)-measure/Derive/ \
	        && cd $(ROCQ)-measure && for f in Support Measure; do coqc -q -w none -Q Derive Derive Derive/$$f.v || exit 1; done; \
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
