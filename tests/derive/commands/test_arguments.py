"""Every command that may be typed is answered, and every module that answers may be asked for."""

from pathlib import Path

import pytest

from derive import commands as derive_commands
from derive.commands import arguments as derive_arguments
from verify import commands as verify_commands
from verify.commands import arguments as verify_arguments

LINES = {"derive": (derive_commands, derive_arguments), "verify": (verify_commands, verify_arguments)}
SHARED = {"answering", "arguments", "cli", "measuring", "terminal", "usage", "__init__"}
INDIRECT = {"matrix"}  # `verify code --matrix`


@pytest.mark.parametrize("program", LINES)
def test_each_module_answers_a_command_and_each_command_has_its_module(program):
    package, arguments = LINES[program]
    modules = {command.module for command in arguments.COMMANDS.values()}
    files = {path.stem for path in Path(package.__file__).parent.glob("*.py")}
    assert files - SHARED - INDIRECT == modules
    for module in modules | (INDIRECT & files):
        assert callable(package.loaded(module).command)
