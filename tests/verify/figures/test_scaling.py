import numpy as np

from verify.figures.scaling import BATCH, KEYS, WIDTHS, scaling_saturation


def test_division_keeps_the_trace_and_its_absence_does_not():
    columns = scaling_saturation()
    divided, plain = columns["divided"], columns["plain"]
    assert list(columns["d"]) == list(WIDTHS)
    noise = 4 * 0.3 / np.sqrt(BATCH)
    assert np.ptp(divided) < noise
    assert np.all(divided >= columns["bound divided"]) and np.all(divided < 1 - 1 / KEYS)
    assert np.all(plain <= columns["bound plain"] + noise)
    rate = np.polyfit(np.log(columns["d"][3:]), np.log(plain[3:]), 1)[0]
    assert abs(rate + 0.5) < 0.1
    assert np.all(columns["bound divided"] > 0.2) and np.all(np.diff(columns["bound plain"]) < 0)
