"""Teach a reader of our book, in print and on the site: ranks, sections, openings of chapters, topics.

It is data about theorems by their names, or computed from them. A book that is not ours has ranks alone.
"""
