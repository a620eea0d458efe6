"""The book checked a second time by Rocq: the program, files that it compiles, theorems that it is asked for."""
