"""Teach a reader of a book, in print and on the site: theorems at numbers, and exercises, both computed."""
