"""What is read from the sources is what is there when the packages run."""

from importlib import import_module
from inspect import getdoc, isclass, isfunction, signature

import pytest

from derive.site.reference.documented import DOORS, door


@pytest.mark.parametrize("name", DOORS)
def test_every_public_word_is_there_with_its_arguments_and_its_first_line(name):
    found = {word.short: word for word in door(name).members}
    listed = getattr(import_module(name), "__all__", None)
    assert listed is None or set(found) == set(listed)
    assert found
    for word, said in found.items():
        own = getattr(import_module(name), word)
        if isfunction(own):
            names = [p.lstrip("*").partition(":")[0].partition("=")[0].strip() for p in arguments(said.signature)]
            assert names == list(signature(own).parameters), word
        if isfunction(own) or isclass(own):
            assert said.role == ("class" if isclass(own) else "function")
            first = (getdoc(own) or "").partition("\n\n")[0]
            assert said.sections[0].text.partition("\n\n")[0] == first, word


def arguments(signature):
    """The arguments of a signature that is written; the star before those by name is none."""
    inside, depth, parts = signature.partition(" -> ")[0].partition("(")[2].removesuffix(")"), 0, [""]
    for letter in inside:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [p.strip() for p in parts if p.strip() not in ("", "*", "/")]


def test_sections_of_a_docstring_are_apart():
    (decide,) = [word for word in door("derive").members if word.short == "decide"]
    titles = {section.title: section for section in decide.sections}
    assert {"", "Parameters", "Returns", "Raises", "Examples"} <= set(titles)
    assert [name for name, _, _ in titles["Parameters"].rows] == ["claim", "given", "book", "seconds"]
    assert titles["Examples"].examples[0][0] is True
    assert decide.signature.startswith(
        "decide(claim: Term | str, given: Iterable[Term | str] = (), *, book: Book | None = None"
    )
    (decision,) = [word for word in door("derive").members if word.short == "Decision"]
    assert {(m.short, m.role) for m in decision.members} >= {("numpy", "method"), ("answer", "property")}


def test_every_member_is_visited_once():
    own = door("derive.kernel.certificate")
    found = [word.name for word in own.every()]
    assert found[0] == own.name and len(set(found)) == len(found)
    assert {member.name for word in [own, *own.members] for member in word.members} <= set(found)
