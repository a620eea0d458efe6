"""Terms in numbers: at one point, over arrays of any number type, and under laws of random entries."""
