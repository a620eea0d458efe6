"""Chromium without a window: what a page shows, what it says on the console, and what it asks the network for."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

from derive.site.live.pinned import FetchError, Pinned, fetched

KEPT = Path(__file__).parents[2] / "build" / "fetched"
AXE = Pinned(
    "npm",
    "axe-core",
    "4.14.1",
    "axe-core-4.14.1.tgz",
    "e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745",
    "MPL-2.0",
    ("axe.min.js",),
)
"""What judges accessibility."""
SECONDS = 60
ARGUMENTS = (
    *("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1200,1000", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-extensions"),
)


def missing(what: str) -> None:
    """Skip for want of a program, with the reason; where ``REQUIRE`` names browser, as in `.ci/run`, fail."""
    if "browser" in os.environ.get("REQUIRE", "").split(","):
        pytest.fail(f"REQUIRE=browser: {what}")
    pytest.skip(f"not run: {what}")


def kept(pinned: Pinned) -> Path:
    """Return a file of others, from where the checkout keeps it."""
    try:
        return fetched(pinned, KEPT)
    except FetchError as error:
        missing(str(error))
        raise


@contextmanager
def chromium() -> Iterator[webdriver.Chrome]:
    """Chromium, and its driver."""
    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        missing("chromium is not installed; apt-get install chromium chromium-driver")
    options = webdriver.ChromeOptions()
    options.binary_location = str(program)
    for argument in ARGUMENTS:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    browser = webdriver.Chrome(options=options, service=Service(driver))
    try:
        browser.set_script_timeout(SECONDS)
        yield browser
    finally:
        browser.quit()


def errors(browser: webdriver.Chrome) -> list[str]:
    """Return what was said on the console since one has looked last; nothing that is no error."""
    return [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]


def requested(browser: webdriver.Chrome) -> list[str]:
    """Return the addresses that were asked for since one has looked last."""
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    return [e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"]


def click(browser: webdriver.Chrome, selector: str) -> None:
    browser.execute_script("document.querySelector(arguments[0]).click()", selector)


def answered(browser: webdriver.Chrome, selector: str) -> tuple[str, str]:
    """Click, wait for an answer, and return the verdict and what was said."""
    section: Any = browser.find_element("css selector", "[data-live]")
    browser.execute_script("delete arguments[0].dataset.verdict", section)
    click(browser, selector)
    verdict = WebDriverWait(browser, SECONDS, 0.02).until(lambda _: section.get_attribute("data-verdict"))
    return verdict, section.find_element("css selector", "[data-status]").text
