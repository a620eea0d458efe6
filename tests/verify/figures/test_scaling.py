import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.scaling import BATCH, KEYS, WIDTHS


def test_division_keeps_the_trace_and_its_absence_does_not():
    columns = measured("scaling_saturation")
    divided, plain = columns["divided"], columns["plain"]
    assert list(columns["d"]) == list(WIDTHS)
    noise = 4 * 0.3 / np.sqrt(BATCH)
    assert np.ptp(divided) < noise
    assert np.all(divided >= columns["bound divided"]) and np.all(divided < 1 - 1 / KEYS)
    assert np.all(plain <= columns["bound plain"] + noise)
    rate = np.polyfit(np.log(columns["d"][3:]), np.log(plain[3:]), 1)[0]
    assert abs(rate + 0.5) < 0.1
    assert np.all(columns["bound divided"] > 0.2) and np.all(np.diff(columns["bound plain"]) < 0)


def test_scores_grow_like_the_root_or_like_the_width():
    columns = measured("scores_by_width")
    assert np.abs(columns["independent"] / columns["root"] - 1).max() < 0.06
    assert np.abs(columns["aligned"] / columns["whole"] - 1).max() < 0.13
    assert np.array_equal(columns["root"] ** 2, columns["whole"]) or np.allclose(columns["root"] ** 2, columns["d"])
