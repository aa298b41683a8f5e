"""Types into the largest example in the playground, and writes how many milliseconds each key took to findings and preview.

    keystrokes.py FOLDER
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

KEYS = "\n// a comment that grows" * 6

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto((pathlib.Path(sys.argv[1]) / "playground.html").resolve().as_uri())
    page.wait_for_selector("html[data-ready]", timeout=20_000)
    page.select_option("#example", "0")
    page.click("#tab-preview")
    page.focus("#text")
    # Inside of the screen.
    page.evaluate("""() => {
      const text = document.getElementById("text");
      const place = text.value.indexOf("{", text.value.indexOf("screen ")) + 1;
      text.setSelectionRange(place, place);
    }""")
    for key in KEYS:
        page.keyboard.insert_text(key)
        print(page.evaluate("document.documentElement.dataset.milliseconds"))
    browser.close()
