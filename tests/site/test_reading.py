"""Pages in a browser, from the disk: no error on the console, nothing asked of the network, and all can read them."""

import posixpath

import pytest

from derive.chapters import BOOK
from derive.site.building import pages, static
from derive.site.live.pages import live
from derive.site.live.pinned import members
from derive.site.theorem import theorem_pages
from tests.site.browser import AXE, errors, kept, requested

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
JUDGE = """
const [levels, done] = arguments;
axe.run(document, { runOnly: levels, preload: false }).then(({ violations }) => done(violations.flatMap(
  (one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`))));
"""
SCREENS = {
    "phone": {"width": 360, "height": 780, "deviceScaleFactor": 1, "mobile": True},
    "narrow window": {"width": 900, "height": 800, "deviceScaleFactor": 1, "mobile": False},
}
WIDE = ("layernorm_eps_zero_of_vjp_orthogonal", "layernorm_difference_le", "perturbed_mean_le")
"""Pages that were wider than a screen: a hypothesis within a line, and proofs."""


@pytest.fixture(scope="module")
def axe():
    (script,) = members(AXE, kept(AXE)).values()
    return script.decode()


def kinds(site, chosen):
    """All pages at the top, and of each folder, which is a kind of page, the one that is chosen by length."""
    folders = {}
    for path in sorted(path for path in site if path.endswith(".html")):
        folders.setdefault(posixpath.dirname(path), []).append(path)
    top = folders.pop("")
    return [*top, *(chosen(own, key=lambda path: len(site[path])) for own in folders.values())]


def middle(paths, key):
    return sorted(paths, key=key)[len(paths) // 2]


def test_a_page_is_read_from_the_disk_without_an_error_and_without_the_network(session, tmp_path):
    """Of one theorem, with its styles and scripts: what the long tests see of all pages."""
    for path, content in pages(BOOK, ("softmax_jacobian",), (live(None), static, theorem_pages)).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    session.get((tmp_path / "theorem" / "softmax_jacobian.html").as_uri())
    formulas = session.find_elements("tag name", "math")
    assert len(formulas) > 10
    assert all(one.size["height"] > 0 for one in formulas if one.is_displayed())
    assert "Jacobian of softmax" in session.title
    asked = [url for url in requested(session) if not url.startswith("data:")]
    assert any(url.endswith(".css") for url in asked)
    assert [url for url in asked if not url.startswith(tmp_path.as_uri())] == []
    assert errors(session) == []
    session.execute_script("setTimeout(() => { throw new Error('on purpose') }, 0)")
    session.execute_async_script("setTimeout(arguments[0], 20)")
    assert ["on purpose" in said for said in errors(session)] == [True]  # control


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_page_with_wide_formulas_is_no_wider_than_its_screen(session, tmp_path, screen):
    for path, content in pages(BOOK, WIDE, (static, theorem_pages)).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    found = wider(session, {name: (tmp_path / "theorem" / f"{name}.html").as_uri() for name in WIDE}, screen)
    assert found == {}
    session.execute_script("document.body.innerHTML = '<pre style=\"width: 1000px\">wide</pre>'")
    assert session.execute_script(SEEN)[0] > screen["width"]  # control


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_every_page_is_read_on_any_screen_from_the_disk_without_an_error_and_without_the_network(
    browser, folder, site, screen
):
    errors(browser), requested(browser)  # an earlier test may have left its own in the log, which is read once
    paths = [path for path in site if path.endswith(".html")]
    assert len(paths) > 300
    assert wider(browser, {path: (folder / path).as_uri() for path in paths}, screen) == {}
    asked = set(requested(browser))
    assert errors(browser) == []
    assert {(folder / path).as_uri() for path in paths} <= asked  # the log has all of them
    assert [url for url in asked if not url.startswith((folder.as_uri(), "data:"))] == []


SEEN = """
const cut = [...document.querySelectorAll("main *")].filter((one) => one.scrollWidth > one.clientWidth + 1
  && getComputedStyle(one).overflowX === "auto" && !one.classList.contains("wide"));
return [document.documentElement.scrollWidth, cut.map((one) => one.outerHTML.slice(0, 90))]
"""


def wider(browser, addresses, screen):
    """Return the pages that are wider than a screen, with their widths and what is cut on them and not marked."""
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    found = {}
    for name, address in addresses.items():
        browser.get(address)
        found[name] = browser.execute_script(SEEN)
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return {name: (width, cut) for name, (width, cut) in found.items() if width > screen["width"] or cut}


def judged(browser, axe, address, rules):
    browser.get(address)
    browser.execute_script(axe)
    return browser.execute_async_script(JUDGE, rules)


# Colours are those of one sheet: in the dark they are judged on pages of middle length.
@pytest.mark.long
@pytest.mark.parametrize(
    ("scheme", "rules", "chosen", "most"),
    [("light", LEVELS, max, 10**6), ("dark", ["color-contrast"], middle, 80_000)],
)
def test_no_kind_of_page_shuts_somebody_out(browser, folder, site, axe, scheme, rules, chosen, most):
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    paths = [path for path in kinds(site, chosen) if len(site[path]) < most]
    found = {path: judged(browser, axe, (folder / path).as_uri(), rules) for path in paths}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert len(found) >= 12
    assert {path: said for path, said in found.items() if said} == {}


@pytest.mark.long
def test_what_shuts_somebody_out_is_seen(browser, folder, axe):
    browser.get((folder / "derive.html").as_uri())
    browser.execute_script("document.querySelector('label').htmlFor = 'other'; document.body.style.color = '#aaa'")
    browser.execute_script(axe)
    found = {said.partition(":")[0] for said in browser.execute_async_script(JUDGE, LEVELS)}
    assert found == {"label", "color-contrast"}


@pytest.mark.long
def test_an_error_on_the_console_is_seen(session, folder, address):
    session.get((folder / "index.html").as_uri())
    session.execute_script("setTimeout(() => { throw new Error('on purpose') }, 0)")
    session.execute_async_script("setTimeout(arguments[0], 20)")
    assert ["on purpose" in said for said in errors(session)] == [True]
    session.execute_script("fetch('http://127.0.0.1:9/nowhere').catch(() => {})")
    session.execute_async_script("setTimeout(arguments[0], 50)")
    assert "http://127.0.0.1:9/nowhere" in requested(session)
    errors(session)
