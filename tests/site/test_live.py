"""What the pages answer in a browser is what this machine answers; and what is no proof is refused there."""

import json
from pathlib import Path
from urllib.parse import quote

import pytest

from derive import theorem
from derive.chapters import BOOK
from derive.language.entry import Entry
from derive.site.live.answered import answer
from derive.site.live.examples import DERIVE
from tests.site.browser import answered, click

CLAIMS = (Path(__file__).parent / "claims.thm").read_text(encoding="utf-8")
PUT = """
const done = arguments[arguments.length - 1];
fetch(arguments[0]).then((found) => found.text()).then((text) => {
  const other = new DOMParser().parseFromString(text, "text/html").querySelector("[data-live=check]").dataset;
  const own = document.querySelector("[data-live=check]").dataset;
  for (const key of ["name", "digest", "certificate"]) own[key] = other[key];
  done(true);
});
"""
FILLED = """
const done = arguments[arguments.length - 1];
setTimeout(() => done(document.querySelector("textarea").value), 0);
"""
SHOWN = """
return [...document.querySelectorAll(".answered")].map((one) => ({
  verdict: one.dataset.verdict,
  digest: one.querySelector(".digest code")?.textContent ?? null,
  forms: Object.fromEntries([...one.querySelectorAll("details")].map(
    (form) => [form.querySelector("summary").textContent, form.querySelector("code").textContent])),
}));
"""


CHAPTERS = list(BOOK.chapters.values())


def longest(site, chapter):
    """The theorem of a chapter with the most to replay."""
    own = [e.name for e in chapter.theorems if isinstance(e, Entry)]
    return max(own, key=lambda name: len(site[f"theorem/{name}.json"]))


def shown(browser):
    return browser.execute_script("return document.querySelector('[data-answer]').textContent")


@pytest.mark.long
def test_proofs_of_every_chapter_are_replayed_by_the_kernel_in_the_browser(browser, address, site):
    """Ten theorems or more; the first click starts Python, the others are put on the same page, which fetches them."""
    chosen = ["layernorm_vjp", *(longest(site, chapter) for chapter in CHAPTERS)]
    assert len(chosen) >= 10
    browser.get(f"{address}theorem/{chosen[0]}.html")
    for name in chosen:
        assert browser.execute_async_script(PUT, f"{name}.html")
        verdict, said = answered(browser, "[data-check]")
        assert verdict == "accepted", f"{name}: {said}"
        applied = len(json.loads(site[f"theorem/{name}.json"])["steps"])
        assert said.endswith(f": {applied} applications of rules.")
        assert f"computed here, as this page expects: {theorem(name).digest}" in shown(browser)
        assert len(browser.find_elements("css selector", ".applications > li")) == min(applied, 400)


@pytest.mark.long
def test_one_changed_sign_is_refused_in_every_chapter(browser, address, site):
    (first, *others) = [longest(site, chapter) for chapter in CHAPTERS]
    browser.get(f"{address}theorem/{first}.html")
    for name in (first, *others):
        assert browser.execute_async_script(PUT, f"{name}.html")
        verdict, said = answered(browser, "[data-spoil]")
        assert (verdict, said.startswith("Refused by the kernel: ")) == ("refused", True), name
        assert shown(browser) == ""
    assert answered(browser, "[data-check]")[0] == "accepted"


@pytest.mark.long
def test_a_certificate_that_was_changed_on_the_way_is_refused(browser, address, folder):
    """Only a law within the proof is another: what it claims to prove is as it was."""
    path = folder / "theorem" / "softmax_jacobian.json"
    sent = path.read_bytes()
    book = json.loads(sent)
    step = next(step for step in book["steps"] if step[0] == "fact")
    step[2][0] = {"exp_pos": "exp_zero"}.get(step[2][0], "exp_pos")
    path.write_text(json.dumps(book), encoding="utf-8")
    try:
        browser.get(f"{address}theorem/softmax_jacobian.html")
        verdict, said = answered(browser, "[data-check]")
        assert (verdict, said.startswith("Refused by the kernel: ")) == ("refused", True)
    finally:
        path.write_bytes(sent)


def same(browser, address, kind, text):
    """Ask on the page by a link, and compare each answer with the one of this machine, in all its forms."""
    if not browser.current_url.startswith(f"{address}{kind}.html"):
        browser.get(f"{address}{kind}.html")
    browser.execute_script("location.hash = arguments[0]", f"#ask={quote(text)}")
    assert browser.execute_async_script(FILLED) == text
    verdict, said = answered(browser, "[data-ask]")
    assert verdict == "answered", said
    native = json.loads(answer(json.dumps({"kind": kind, "text": text})))["answers"]
    found = browser.execute_script(SHOWN)
    assert found == [{"verdict": a["verdict"], "digest": a.get("digest"), "forms": a["forms"]} for a in native]
    return [one["verdict"] for one in found]


def test_what_the_pages_ask_is_answered_here():
    """The first claims that the browser is asked, of each verdict; and an example that it derives."""
    *head, first, second = CLAIMS.splitlines()[1:8]
    asked = [("decide", "\n".join([*head, first, second])), ("derive", DERIVE[0].text)]
    told = [json.loads(answer(json.dumps({"kind": kind, "text": text})))["answers"] for kind, text in asked]
    assert [[one["verdict"] for one in row] for row in told] == [["proved", "refuted"], ["proved"]]
    assert all(one["forms"] for row in told for one in row if one["verdict"] == "proved")


@pytest.mark.long
def test_ten_formulas_are_derived_as_on_this_machine(browser, address):
    assert len(DERIVE) == 10
    for example in DERIVE:
        assert set(same(browser, address, "derive", example.text)) == {"proved"}


@pytest.mark.long
def test_twenty_claims_are_decided_as_on_this_machine(browser, address):
    verdicts = same(browser, address, "decide", CLAIMS)
    assert len(verdicts) == 20
    assert all(verdicts.count(one) >= 2 for one in ("proved", "refuted", "unknown"))


@pytest.mark.long
def test_a_question_that_cannot_be_read_is_said_and_nothing_in_it_runs(browser, address):
    browser.get(f"{address}decide.html#ask={quote('reals: t; <img src=x onerror=document.title=1> = t')}")
    verdict, said = answered(browser, "[data-ask]")
    assert (verdict, "line " in said) == ("not read", True)
    assert browser.title.startswith("Decide")


@pytest.mark.long
def test_work_can_be_stopped_and_asked_again(browser, address):
    browser.get(f"{address}derive.html")
    click(browser, "[data-ask]")
    verdict, said = answered(browser, "[data-stop]")
    assert (verdict, said) == ("failed", "Stopped.")


@pytest.mark.long
def test_from_a_file_the_buttons_say_how_to_have_it(browser, folder):
    browser.get((folder / "theorem" / "softmax_jacobian.html").as_uri())
    click(browser, "[data-check]")
    assert "Browsers run no workers from files" in browser.find_element("css selector", "[data-status]").text
    browser.get((folder / "derive.html").as_uri())
    click(browser, "[data-ask]")
    assert "derive site --live build/fetched --serve 8000" in browser.find_element("css selector", "[data-status]").text


@pytest.mark.long
def test_without_python_the_button_says_how_to_get_it(browser, address, folder, site):
    page = site["theorem/softmax_jacobian.html"].replace(b"live/live.js", b"live/unbuilt.js")
    (folder / "theorem" / "unbuilt.html").write_bytes(page)
    (folder / "live" / "unbuilt.js").write_bytes(site["live/live.js"])
    browser.get(f"{address}theorem/unbuilt.html")
    click(browser, "[data-check]")
    assert "make site LIVE=1" in browser.find_element("css selector", "[data-status]").text
