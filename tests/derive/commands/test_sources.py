"""What `derive sources` answers."""

import json

from derive.commands.terminal import PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run


def test_sources(capsys):
    code, out, err = run(capsys, "sources", "seed:003", "--false")
    assert (code, err) == (PASSED, "") and out.endswith("\n10 claims: 10 false\n")
    code, out, _ = run(capsys, "sources", "--json")
    document = json.loads(out)
    assert code == PASSED and len(document["claims"]) == 192 and len(document["sources"]) == 5
    code, out, _ = run(capsys, "sources", "seed:003#34")
    assert code == PASSED and "refuted at h = 1, H = [0, 1], m = 1, n = 1" in out
    code, out, err = run(capsys, "sources", "seed:03")
    assert (code, out) == (USAGE, "") and one_line(err) and "did you mean seed:003" in err
