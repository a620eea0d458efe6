"""``python -m verify`` is the command ``verify``."""

from verify.commands import program

if __name__ == "__main__":
    program()
