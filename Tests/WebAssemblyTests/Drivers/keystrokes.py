"""Types into the largest example in the playground, and writes how many milliseconds each key took to findings and preview,
after what was typed: a comment, which changes nothing that is shown, or a number of the layout.

    keystrokes.py FOLDER
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

COMMENT = "\n// a comment that grows" * 6

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto((pathlib.Path(sys.argv[1]) / "playground.html").resolve().as_uri())
    page.wait_for_selector("html[data-ready]", timeout=20_000)
    page.select_option("#example", "0")
    page.click("#tab-preview")
    page.focus("#text")
    select = """([start, word]) => {
      const text = document.getElementById("text");
      const place = text.value.indexOf(word, text.value.indexOf(start)) + word.length;
      text.setSelectionRange(place, place);
    }"""

    def report(what):
        print(what, page.evaluate("document.documentElement.dataset.milliseconds"))

    page.evaluate(select, ["screen ", "{"])
    for key in COMMENT:
        page.keyboard.insert_text(key)
        report("comment")
    # The first height of a section.
    page.evaluate(select, ["section ", "height: "])
    for _ in range(60):
        page.keyboard.insert_text("1")
        report("number")
        page.keyboard.press("Backspace")
        report("number")
    browser.close()
