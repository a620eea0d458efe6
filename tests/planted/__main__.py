"""Plant small faults in a copy of the product, one at a time: does the file of tests that claims a fault see it?

``python -m tests.planted`` plants all that were drawn (`drawn`) or chosen (`chosen`); ``--folder derive/render`` those
of one folder, ``--sample 6 --seed COMMIT`` a few, and names (or parts of them) those alone. Each file of tests is run
as a developer runs it, and once without a fault. ``--kernel`` plants the bugs of the kernel, each against its finders.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Sequence

from tests.planted import kernel_finders
from tests.planted.chosen import CHOSEN
from tests.planted.drawn import AGAIN, DRAWN
from tests.planted.harmless import HARMLESS
from tests.planted.planting import BROKE, SEEN, Fault, Outcome, planted

KINDS = {"drawn": DRAWN, "drawn again": AGAIN, "chosen": CHOSEN}
FAULTS = tuple(fault for faults in KINDS.values() for fault in faults)


def asked(options: argparse.Namespace) -> Sequence[Fault]:
    """The faults that are to be planted, in the order of the lists."""
    found = [f for f in (HARMLESS if options.harmless else FAULTS) if not options.folder or f.folder == options.folder]
    if options.names:
        found = [f for f in found if any(name in (f.name, f.file) or name in f.name for name in options.names)]
    if options.sample is not None and options.sample < len(found):
        found = random.Random(options.seed).sample(found, options.sample)  # noqa: S311
    return found


def table(outcomes: Iterable[Outcome]) -> list[str]:
    """Lines with how many were seen of how many, by folder; drawn and chosen apart."""
    counted: dict[str, dict[str, list[int]]] = {}
    for fault, run, _ in outcomes:
        kind = next((kind for kind, faults in KINDS.items() if fault in faults), "harmless")
        for folder in (fault.folder, "all"):
            own = counted.setdefault(folder, {}).setdefault(kind, [0, 0])
            own[0] += run.said == SEEN
            own[1] += 1
    kinds = [kind for kind in (*KINDS, "harmless") if any(kind in own for own in counted.values())]
    lines = [f"{'seen / planted':28s}" + "".join(f"{kind:>12s}" for kind in kinds)]
    for folder in sorted(counted, key=lambda f: (f == "all", f)):
        cells = (f"{own[0]} / {own[1]}" if (own := counted[folder].get(kind)) else "-" for kind in kinds)
        lines.append(f"{folder:28s}" + "".join(f"{cell:>12s}" for cell in cells))
    return lines


def main(argv: list[str]) -> int:
    """Print what was seen and by what; exit code 1 if a claim is wrong, 2 if no fault is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.planted", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a fault, a part of its name, or a file")
    parser.add_argument("--folder", help="such as derive/render")
    parser.add_argument("--sample", type=int, metavar="N", help="so many of them, drawn by --seed")
    parser.add_argument("--seed", default="0", help="any text, such as a commit")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many are planted at once")
    parser.add_argument("--harmless", action="store_true", help="edits that change nothing, which none may see")
    parser.add_argument("--kernel", action="store_true", help="the bugs of the kernel, against their finders")
    parser.add_argument("--finder", choices=kernel_finders.FINDERS, help="with --kernel: this one, about every bug")
    options = parser.parse_args(argv)
    if options.kernel:
        return kernel_finders.report(options.finder)
    faults = asked(options)
    write = sys.stdout.write
    if not faults:
        write("no such fault\n")
        return 2
    outcomes, controls = [], {}
    for outcome in planted(faults, max(1, options.jobs)):
        fault, run, control = outcome
        outcomes.append(outcome)
        controls[fault.tests] = control.seconds
        write(
            f"{run.said:9s} {fault.file}: {fault.name} ({run.seconds:.1f} s)  {run.first if run.said == SEEN else ''}\n"
        )
        sys.stdout.flush()
    broken = sum(run.said == BROKE for _, run, _ in outcomes)
    seconds = sum(run.seconds for _, run, _ in outcomes) + sum(controls.values())
    write("\n".join(["", *table(outcomes), ""]))
    write(f"{len(outcomes)} planted, {sum(run.said == SEEN for _, run, _ in outcomes)} seen, {broken} broke off; ")
    write(f"{seconds:.0f} s of processor, {sum(controls.values()):.0f} of them without a fault\n")
    write("".join(f"unseen: {f.name}: {f.unseen}\n" for f, _, _ in outcomes if f.unseen))
    wrong = list(dict.fromkeys(outcome.wrong for outcome in outcomes if outcome.wrong))
    write("".join(f"WRONG: {line}\n" for line in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
