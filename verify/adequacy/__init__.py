"""Adequacy: a theorem is about something, and needs each term and each hypothesis that it states.

A claim of 0 = 0 passes every other check. So each summand and each factor is left out in turn, and each hypothesis, and
a point is looked for where the rest is false. What is found idle fails, unless the theorem lists it with a reason that
is checked.
"""
