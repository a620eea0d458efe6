"""A second check of the book by Rocq: the program, the files that it compiles, and the theorems that it checks."""
