"""Programs of strangers are asked in parts: a record goes on where it was, and the page says what stands in it."""

import json

import pytest

from benchmarks import exploits, libraries, strangers
from benchmarks.forward_passes import forward_of
from benchmarks.honest import Program
from benchmarks.naive.forms import IN_HALF
from benchmarks.reports.__main__ import tasks as reports
from benchmarks.strangers import SUITES, Record, Task, answered, groups, main, outcome, planned
from benchmarks.strangers_page import checkers, first_checks
from benchmarks.strangers_page import strangers as lines
from verify.checking.judging.diagnosis import Diagnosis, Verdict

FIRST, SECOND, THIRD, UNTRIED = (Task("naive", half, "relu: none", "relu", "float32") for half in strangers.HALVES)
CODE = {"suite": "naive", "key": "older", "commit": "abc", "date": "2026-01-02", "python": "3", "numpy": "2"}


def row(task, **answer):
    return {**task._asdict(), "outcome": "refused", "verdict": "differs", "seconds": 1.0, "code": 0, **answer}


def data(*rows, **planned):
    return {"version": 1, "code": [CODE], "planned": planned, "rows": list(rows)}


def test_a_record_asks_the_open_halves_again_on_other_code_and_what_is_kept_never(tmp_path):
    file = tmp_path / "strangers.json"
    file.write_text(json.dumps(data(row(FIRST), row(SECOND), row(THIRD), row(UNTRIED))), encoding="utf-8")
    record = Record(file)
    new = UNTRIED._replace(name="new")
    assert record.left([FIRST, SECOND, THIRD, UNTRIED, new]) == [FIRST, SECOND, THIRD, new]
    number = record.code("naive")
    record.put(FIRST, {"outcome": "accepted"}, number)
    record.write()
    again = Record(file)
    assert number == again.code("naive") == 1 and again.left([FIRST]) == []
    assert again.rows[FIRST]["outcome"] == "accepted" and again.rows[UNTRIED] == row(UNTRIED)


def test_a_row_ends_as_with_the_worst_of_its_seeds_and_says_which_were_asked_on_this_code(tmp_path):
    file = tmp_path / "strangers.json"
    file.write_text(json.dumps(data()), encoding="utf-8")
    record = Record(file)
    code = record.code("naive")
    for seed, how in ((3, "agrees"), (0, "untold"), (5, "agrees")):
        record.put(FIRST._replace(seed=seed), {"outcome": how, "seconds": 0.5}, code)
    (one,) = record.rows.values()
    assert (one["outcome"], one["seed"], one["seeds"], one["seconds"]) == ("untold", 0, [0, 3, 5], 1.5)
    record.write()
    every = [FIRST._replace(seed=seed) for seed in range(7)]
    assert [task.seed for task in Record(file).left(every)] == [1, 2, 4, 6]
    record.data["code"].append({**record.data["code"][code], "commit": "a later one, on which only pages differ"})
    record.put(every[1], {"outcome": "agrees", "seconds": 0.5}, code + 1)
    assert record.rows[FIRST]["seeds"] == [0, 1, 3, 5] and record.rows[FIRST]["code"] == code + 1
    record.put(every[2], {"outcome": "agrees", "seconds": 0.5}, 0)
    assert "seeds" not in record.rows[FIRST] and record.rows[FIRST]["outcome"] == "agrees"


def test_programs_are_asked_in_passes():
    tasks = [Task("libraries", "first", f"{s} {n}", s, "", seed) for s in "ab" for seed in (1, 0) for n in range(2)]
    assert [(part[0].statement, part[0].seed) for part in groups(tasks)] == [("a", 1), ("b", 1), ("a", 0), ("b", 0)]
    assert all(len(part) == 2 for part in groups(tasks))


def test_a_run_goes_on_from_its_record(tmp_path, capsys):
    file = tmp_path / "strangers.json"
    arguments = ["--only", "FlagTree#1109", "--record", str(file)]
    assert main(arguments, suite="reports") == 0
    assert "1 of 1 asked" in capsys.readouterr().out
    written = file.read_text(encoding="utf-8")
    (one,) = json.loads(written)["rows"]
    assert (one["outcome"], one["right"], one["named"]) == ("refused", "agrees", True) and "line" not in one
    assert main(arguments, suite="reports") == 0
    printed = capsys.readouterr().out
    assert "1 of 1 asked" in printed and "now for 0" in printed
    assert file.read_text(encoding="utf-8") == written


def test_a_wrong_program_that_is_accepted_is_an_exit_code(monkeypatch, capsys):
    monkeypatch.setattr(strangers, "planned", lambda *_: [FIRST])
    monkeypatch.setattr(strangers, "finished", lambda *_, **__: iter(()))
    for how, code in (("refused", 0), ("accepted", 1), ("right refused", 1), ("error", 1)):
        monkeypatch.setattr(Record, "left", lambda *_: [])
        monkeypatch.setattr(Record, "__init__", _with(row(FIRST, outcome=how)))
        assert main([], suite="naive") == code
    assert "error" in capsys.readouterr().out


def _with(one):
    def begun(self, path):
        self.path, self.data, self.rows = path, data(one), {FIRST: one}

    return begun


def test_a_program_that_raises_is_an_error_and_the_next_is_asked():
    first, second = answered([FIRST, next(t for t in reports() if "FlagTree#1109" in t.name)])
    assert first["outcome"] == "error" and "StopIteration" in first["verdict"] and second["outcome"] == "refused"


def test_every_outcome_has_a_name():
    for right, words in ((False, ["accepted", "untold", "refused"]), (True, ["agrees", "untold", "right refused"])):
        found = [
            outcome(_diagnosis(verdict), right=right) for verdict in (Verdict.AGREES, Verdict.CANNOT, Verdict.DIFFERS)
        ]
        assert found == words


def _diagnosis(verdict):
    from verify.checking.judging.diagnosis import Finding

    return Diagnosis("relu", "float32", 0, (Finding("y", "relu", verdict=verdict),))


def test_each_suite_has_tasks_of_both_halves_and_fresh_ones_by_their_names():
    for suite in ("reports", "spellings", "naive", "exploits"):
        halves = [planned([suite], half, 1, "") for half in strangers.HALVES]
        assert halves[0] and halves[1] and bool(halves[2]) == (suite in ("reports", "spellings"))
        assert not halves[3] or suite == "reports"
        assert sum(map(len, halves)) == len(set().union(*halves))
        assert {task.suite for half in halves for task in half} == {suite} <= set(SUITES)
        assert sorted(sum(groups(halves[0]), [])) == sorted(halves[0])
    assert {task.how for task in exploits.tasks()} == set(exploits.DOORS)


def test_one_exploit_is_refused_by_each_door():
    tasks = [task for task in exploits.tasks() if task.name == "identity"]
    assert [answer["outcome"] for answer in answered(tasks)] == ["refused"] * 3


def test_functions_are_asked_of_libraries_that_are_installed(monkeypatch):
    libraries._programs.cache_clear()
    monkeypatch.setattr(libraries, "find_spec", lambda _: None)
    assert list(libraries.tasks()) == []
    libraries._programs.cache_clear()


def test_every_pass_asks_each_function_once_and_all_passes_each_seed(monkeypatch):
    programs = [Program(name, "own", abs, ("x",), shapes) for name, shapes in (("relu", ((1, 64),)), ("silu", ()))]
    monkeypatch.setattr(libraries, "_programs", lambda library: {p.name: p for p in programs if library == "jax"})
    tasks = list(libraries.tasks(3))
    small = [task for task in tasks if libraries.LAYERS not in task.how]
    for turn in range(3):
        asked = small[6 * turn : 6 * turn + 6]
        assert len({(task.name, task.how) for task in asked}) == 6
        assert {task.name: task.seed for task in asked} == {"relu": turn, "silu": (turn + 1) % 3}
    assert len(set(small)) == 18 and len(tasks) == 21
    assert {task.seed for task in tasks if libraries.LAYERS in task.how} == {0}


def test_a_function_that_cannot_be_called_is_not_run(monkeypatch):
    monkeypatch.setattr(libraries, "_programs", lambda library: {"relu": Program("relu", "own", _raises, ("x",))})
    found = libraries.answer(Task("libraries", "first", "relu", "relu", "numpy, float32"))
    assert found["outcome"] == "not run" and "float32 is lacking" in found["verdict"]


def _raises(x):
    raise ValueError("float32 is lacking")


def test_the_page_says_what_was_asked_and_what_was_not():
    wrong = row(FIRST, outcome="accepted")
    text = "\n".join(lines(data(wrong, row(FIRST._replace(how="float16")), **{"naive first": 3})))
    assert "2026-01-02 on abc; **a part, 2 of 3** | 2 | 1 | 1 | 0 |" in text
    assert "| float16 | 1 | 0 | 1 | 0 |" in text and "* accepted: relu: none [float32]" in text
    assert "second half, open since it was run once: not asked" in text and text.count("Not asked.") == 4
    assert "fresh" not in text.partition("### Naive")[2].partition("###")[0]


def test_the_page_counts_names_among_refused_reports():
    of = Task("reports", "first", "a/b#1 relu", "relu", "float32")
    answer = {"mistake": "it is off", "named": True, "right": "right untold"}
    rows = [row(of, **answer), row(of._replace(name="a/b#2 relu"), **answer | {"named": False, "right": "agrees"})]
    text = "\n".join(lines(data(*rows)))
    assert "on abc | 2 | 0 | 2 | 0 | 1 (50 %) | 0 | 1 |" in text
    assert "* untold, the right program of: a/b#1 relu [float32]: it is off" in text


def test_the_page_says_which_seeds_were_asked_of_functions_of_libraries():
    of = Task("libraries", "first", "relu, own", "relu", "jax, float32")
    rows = [row(of, outcome="agrees", seeds=[0, 4]), row(of._replace(how="jax, bfloat16", seed=7), outcome="untold")]
    text = "\n".join(lines(data(*rows, **{"libraries first": 40})))
    assert "**a part, 3 of 40** | 2 | 1 | 1 | 0 | 0 | 1 | 3 | 1-2 | 3 | 2 |" in text
    assert "| jax, float32 | 1 | 1 | 0 | 0 | 0 | 1 | 2 | 2 | 2 | 1 |" in text
    assert "* untold: relu, own [jax, bfloat16, seed 7]" in text


def test_one_line_has_all_dtypes_of_a_program():
    rows = [row(FIRST._replace(how=how), outcome="accepted") for how in ("float32", "float16")]
    assert "* accepted: relu: none [float32; float16]" in "\n".join(lines(data(*rows)))


def test_the_page_compares_first_checks_and_other_checkers():
    one = {"date": "2026-01-02", "commit": "abc", "checks": {"relu": [1.0, "agrees"], "silu": [12.0, "agrees"]}}
    text = "\n".join(first_checks({"before": one, "now": one}))
    assert text.count("2026-01-02 on abc | 2 | 6.50 | 12.00 (`silu`) | 1 | 13 |") == 2
    reported = {"checker": "this", "asked": 3, "accepted": 1, "refused": 0, "not_put": {"no forward pass": 2}}
    others = {"torch": 1, "jax": 2, "reports": [reported], "naive": [reported | {"refused": None, "not_put": {}}]}
    text = "\n".join(checkers(others))
    assert "| this | 3 | 1 | 0 | 2 | 2: no forward pass |" in text and "| this | 3 | 1 | not asked | 0 | - |" in text
    assert checkers({"torch": 1, "jax": 2}) == []


def test_other_checkers_accept_the_right_programs():
    pytest.importorskip("torch")
    from benchmarks import report_checkers
    from benchmarks.reports import ROWS

    every = [row for part in report_checkers.PUT.values() for row in part.values() if row.dtype == "float32"]
    refused = [r.report for r in every if not report_checkers.CHECKERS["`allclose`, 1e-2, 5 draws"](r, r.right)]
    assert len(every) > 300 and not refused
    rows = [r for family in ROWS.values() for r in family if r.half == "first" and forward_of(r.statement)]
    rows += [r for r in report_checkers.PUT["naive"].values() if forward_of(r.statement) and r.mistake not in IN_HALF]
    assert len(rows) > 40
    assert all(report_checkers.gradcheck(r, r.right) for r in rows)
    assert not any(report_checkers.gradcheck(r, r.wrong) for r in rows if "libnd4j" in r.report)
