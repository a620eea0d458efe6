"""Faults that were chosen: what reviewers of this product missed, and slips that its users would suffer from.

The first were planted once by a reviewer, and no test of the time saw them: guards among them, that is, refusals of
which no test said that they must refuse.
"""
# ruff: noqa: E501 (a fault is a line)

from __future__ import annotations

from tests.planted.planting import Fault

COUNTERPARTS = "verify/counterparts/test_counterparts.py"

CHOSEN = (
    # guards that no test saw
    Fault("an opaque definition is taken for a transparent one", "verify/rocq/elaborated.py", "_Definition(text, opaque and not proof)", "_Definition(text, False)"),
    Fault("a size may stand for the integers", "derive/rocq/read_back.py", " or (a == INTEGERS) != (b == INTEGERS):", ":"),
    Fault("an equation between balls that are not finite holds", "verify/measure/comparison.py", "return OPEN if not gap.is_finite() else REFUTED if gap.excludes_zero()", "return REFUTED if gap.excludes_zero()"),
    Fault("an equation with 0 is solved for a variable", "verify/adequacy/loosened.py", "if equation.args[1] == num(0):", "if False:"),
    Fault("a condition that is not needed is told to the user", "derive/deciding/lacking.py", "kept = kept if lacks(others) else others", "kept = kept"),
    Fault("a notation behind where is no foreign word", "verify/rocq/words.py", " or bool(_NOTED.search(sentence))", ""),
    Fault("a file may define a word of what it requires", "verify/rocq/words.py", "if len(paths) > 1:", "if len(paths) > 9:"),
    Fault("a proof that is shown is no definition", "verify/rocq/words.py", "names.update(stated if first == \"Defined\" else ())", "names.update(())"),
    Fault("what is compared with nothing passes", "verify/rocq/theorems.py", "elif name in unrecorded and columns[name][\"status\"] == \"pass\":", "elif False:"),
    Fault("what is not compared is recorded", "verify/rocq/book.py", "columns[name] = {k: v for k, v in column.items() if k != \"elaborated\"}", "columns[name] = dict(column)"),
    Fault("the vernacular's words are no names of Rocq", "derive/rocq/names.py", "f\"{_KEYWORDS} {_COMMANDS} {_LIBRARY}\"", "f\"{_LIBRARY}\""),
    Fault("a size may be called as the proof that another is positive", "derive/rocq/names.py", "Key(\"proof\", f\"{size}_pos\", ())", "f\"{size}_pos\""),
    # what no test of pages saw
    Fault("later lines have the room of the first", "derive/render/lines.py", "_width(line, 0) - rooms[min(n, 1)], ", "_width(line, 0) - rooms[0], "),
    Fault("four steps are no lemma", "derive/render/ranks.py", "steps <= SHORT and", "steps < SHORT and"),
    # a counterpart that raises, and one that is wrong
    Fault("a counterpart that raises", "verify/counterparts/feed_forward/layers.py", "    return linear_backward(linear(X, W, b)[1], G)\n", "    return linear_backward(linear(X, W, b)[1], H)\n", by=COUNTERPARTS),
    # accuracy that is promised
    Fault("the rounding of a mean is not centred away", "verify/transformer/layers/layer_norm.py", "            out -= rest\n", "            out -= 0 * rest\n"),
    Fault("a delta of a bound index is picked", "derive/proving/sums.py", "f.args[0].args[0] == i and _picks(f.args[0], i):", "f.args[0].args[0] == i:"),
    # derive
    Fault("a file of which something is not found has passed", "derive/doors/questions.py", "all(a.verdict == \"proved\" for a in answers)", "any(a.verdict == \"proved\" for a in answers)"),
    Fault("a claim that nobody could decide is proved", "derive/doors/questions.py", "            return self.result.verdict\n", "            return self.result.verdict.replace(\"unknown\", \"proved\")\n"),
    Fault("of two theorems that hold a query the less cited is nearer", "derive/doors/finding.py", "-uses.get(pair[1].name, 0)", "uses.get(pair[1].name, 0)"),
    Fault("a file that is written can be read by nobody else", "derive/files.py", "            draft.chmod(0o644)\n", ""),
    Fault("an installed package reads whatever docs/ there is", "derive/doors/records.py", "[*([here] if generated(here / TOLD_BY) else []), INSTALLED]", "[here, INSTALLED]"),
    Fault("definitions with other parameters have one digest", "derive/books/contents.py", "return \"definition\", name, self(params), self(body)", "return \"definition\", name, self(body)"),
    Fault("a theorem of analysis may follow one of another chapter", "derive/books/chapter.py", "            if new.after and new.after not in names:\n", "            if new.after and not names:\n"),
    Fault("words with a common beginning are alike however they end", "derive/language/words.py", "    return same >= COMMON and max(len(asked), len(word)) - same <= ENDING", "    return same >= COMMON"),
    Fault("a claim that nobody could decide is a ground", "derive/doors/judging.py", "JudgedGround(ground, decision.verdict == wanted, decision.answer)", "JudgedGround(ground, decision.verdict in (wanted, \"unknown\"), decision.answer)"),
    Fault("a file that no theorem writes is no difference", "derive/doors/build.py", "    return listed + [Difference(path, \"belongs to no theorem\") for path in _stale(folder, files)]", "    return listed"),
    Fault("numbers that touch are told apart", "derive/values/numbers.py", "return 1 if a.a > b.b else -1 if a.b < b.a else None", "return 1 if a.a >= b.b else -1 if a.b <= b.a else None"),
    Fault("a square root of what is perhaps negative", "derive/values/numbers.py", "    if x.sign() not in (0, 1):\n", "    if x.sign() == -1:\n"),
    Fault("a less-than is repaired to the wrong side", "derive/values/points.py", "(Fraction(-1, 2) * (relation == \"lt\") - zero)", "(Fraction(1, 2) * (relation == \"lt\") - zero)"),
    Fault("evidence of another statement is printed", "derive/render/evidence.py", "if recorded is None or recorded[\"digest\"] != digest or column", "if recorded is None or column"),
    Fault("two variables of one theorem get one name in Rocq", "derive/rocq/names.py", "        self._taken.add(made)\n", ""),
    Fault("the source of a formula is not escaped", "derive/render/mathml.py", "{escape(text, quote=False)}</annotation>", "{text}</annotation>"),
    Fault("a title is not escaped in a link", "derive/site/hypertext.py", "title = escape(self.plain(self.titles[name]))", "title = self.plain(self.titles[name])"),
    Fault("what was fetched earlier is not looked at again", "derive/site/live/pinned.py", "    _same(pinned, path.read_bytes(), str(path))\n", ""),
    Fault("a folder with any site.txt is replaced", "derive/site/building.py", "(mark.is_file() and mark.read_bytes() == MARKED)", "mark.is_file()"),
    Fault("a node stands under what rests on it", "derive/render/layout.py", "min(column[b] for b in after[node]) - 1", "min(column[b] for b in after[node])"),
    Fault("the root of a quotient of unknown sign", "derive/cas/zero.py", "if not (bottom.is_positive or sympy.expand(bottom).is_positive):", "if bottom.is_negative:"),
    Fault("a question from a pipe is a file called -", "derive/language/text/asked.py", "    if given == \"-\":\n", "    if given == \"--\":\n", by="derive/doors/test_questions.py"),
    # verify: the checker
    Fault("a program may change its argument", "verify/checking/calling/caller.py", "not (now is not None and same_numbers(now, values.astype(float))):\n", "values.size == 0:\n"),
    Fault("a program may return the same memory again", "verify/checking/calling/caller.py", "if name in self.checked and not same_numbers(now, values):\n", "if now.shape != values.shape:\n"),
    Fault("an axis of several is divided by one first", "verify/checking/calling/layouts.py", "                divisors.sort(key=lambda n: n in (1, common))\n", ""),
    Fault("a cell is not checked again where a module changed that it imports", "verify/checking/matrix/kept.py", "        waiting += [other for path in files if path.suffix == \".py\" for other in _imported(path)]\n", ""),
    Fault("a wrong formula that no answer tells apart is named", "verify/checking/judging/verdicts.py", "if self._fits(model, w) and any(q.separation(w, model) > 1 for q in self.answers)", "if self._fits(model, w)"),
    Fault("the first power is no slip of a square", "derive/values/slips.py", "                if other > 0:\n", "                if other > 1:\n"),
    # verify: numbers and oscillation
    Fault("the quadratic term of the logarithmic law's error is halved", "verify/oscillation/bounds.py", "(distance / number) ** 2 / 4) / logarithm", "(distance / number) ** 2 / 8) / logarithm"),
    Fault("the envelope of a power above 1 is its leading term alone", "verify/oscillation/bounds.py", "x ** (-order) + boundary", "x ** (-order)"),
    Fault("rounding of a quotient pushes the wrong way", "verify/numbers/slopes.py", "b, -quotient * inverse)", "b, quotient * inverse)", by="verify/numbers/test_rounding_model.py"),
    # verify: measuring
    Fault("verdicts on another statement stay in the record", "verify/measure/record.py", "kept = earlier if earlier.get(\"digest\") == verdict[\"digest\"] else {}", "kept = earlier"),
    Fault("another version of a program leaves a verdict standing", "verify/measure/keys.py", "self.asked, self.versions.get(column, \"\")]", "self.asked]"),
    Fault("only the shortest prefix is compared", "verify/invariants/sequences.py", "for t in range(1, trial.keys):", "for t in range(1, 2):"),
    Fault("--changed without a record measures all", "verify/commands/measuring.py", "    if options.changed and options.record is None:\n", "    if options.changed and options.record == \"\":\n"),
    Fault("a task that an executor refuses is lost", "verify/tasks/sharing.py", "                    lost.append(number)\n", "                    pass\n"),
    # verify: Rocq
    Fault("a statement may be made of any constant of a library", "verify/rocq/elaborated.py", "for name in beside - CONSTANTS}", "for name in beside & set()}"),
    Fault("a field of a record may be any coercion", "verify/rocq/words.py", "if wrong or set(fields) - set(COERCED.get(stem, ())):", "if wrong:"),
    Fault("a library that is not compiled is passed over", "verify/rocq/coqchk.py", "    if missing or not files:\n", "    if not files:\n"),
    # verify: the Transformer
    Fault("a row without any weight is divided by zero", "verify/transformer/layers/softmax.py", "        total[total == 0] = 1\n", "        total[total < 0] = 1\n"),
    Fault("a mask that is changed later changes the backward pass", "verify/transformer/layers/attention.py", "live = np.broadcast_to(live.copy(), shape)", "live = np.broadcast_to(live, shape)"),
    Fault("a window is one key too wide", "verify/transformer/layers/masks.py", "(distances < checked_size(window, \"window\"))", "(distances <= checked_size(window, \"window\"))"),
    Fault("two masks let through what one does", "verify/transformer/layers/masks.py", "return np.asarray(first & second)", "return np.asarray(first | second)"),
    Fault("the kept entries are scaled by the rate that is dropped", "verify/transformer/layers/dropout.py", "else 1 / (1 - share)", "else 1 / share"),
    Fault("token 0 as padding has a gradient", "verify/transformer/layers/embedding.py", "    if cache.padding_idx is not None:\n", "    if cache.padding_idx:\n"),
    Fault("rotary positions make float32 to float64", "verify/transformer/layers/positions.py", "if cos.dtype.kind == x.dtype.kind == \"f\":", "if cos.dtype == x.dtype:"),
    Fault("an index of a checkpoint may name files elsewhere", "verify/transformer/checkpoints/files.py", "if Path(place).name != place or not place", "if not place"),
    Fault("pickled objects of a checkpoint are run", "verify/transformer/checkpoints/files.py", "read_array(stream, allow_pickle=False)", "read_array(stream, allow_pickle=True)"),
    Fault("a negative index counts from the end", "verify/transformer/shapes.py", "outside = (array < 0) | (array >= count)", "outside = (array < -count) | (array >= count)"),
    Fault("a mean divides by ignored rows too", "verify/transformer/layers/cross_entropy.py", "rows = loss.size if counted is None else int(counted.sum())", "rows = loss.size"),
    Fault("positions after stored keys begin with 0", "verify/transformer/models/language_model.py", "np.arange(n_past, n_past + shape[-1])", "np.arange(0, shape[-1])"),
    Fault("the window of a model is counted from the first key", "verify/transformer/models/language_model.py", "config.window, \"bottom_right\")", "config.window, \"top_left\")"),
    # programs that are read as formulas
    Fault("an array that was changed through a view is read as it was", "derive/tracing/arrays.py", "            if other is not self and np.shares_memory(", "            if other is not other and np.shares_memory("),
    Fault("whole numbers that were shifted pick entries", "derive/tracing/entries.py", "return type(index)(index.tape, None, np.zeros(shape, int))", "return type(index)(index.tape, None, np.zeros(shape, int), index.rows)"),
    Fault("an argument that is not read may be anything", "derive/tracing/tape.py", "if key not in UNUSED and value is not None and not (", "if key in UNUSED and value is not None and not ("),
    Fault("a number of one size stands for all", "derive/tracing/sizes.py", "if all(v == values[0] for v in values):", "if all(v == values[0] for v in values[:1]):"),
    Fault("a maximum that does more than to shift is dropped", "derive/tracing/shifts.py", "return t if parts.added or parts.scaled else parts.rest", "return parts.rest"),
    Fault("an axis is reshaped as if it had the factors that are asked", "derive/tracing/values.py", "    if rest or [size_of(axis) for axis in target] != list(shape):", "    if rest:"),
    Fault("what chooses is read as any numbers", "verify/checking/closed_forms/traced.py", "dict.fromkeys(formula.reading.masks, \"mask\")", "dict.fromkeys(formula.reading.masks[:0], \"mask\")"),
    Fault("an argument that is joined of families may be written to", "verify/checking/closed_forms/traced.py", "for n in copied if not bool(", "for n in copied[:0] if not bool("),
    Fault("a mask of what is hidden is one of what is seen", "derive/tracing/entries.py", "~condition, second, first", "condition, second, first", by="derive/doors/test_tracing.py"),
    Fault("a part of an array that ends early is the whole", "derive/tracing/reading.py", "            b not in (a, None) for a, b", "            b not in (a, b) for a, b"),
)  # fmt: skip
