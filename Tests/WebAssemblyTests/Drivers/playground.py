"""Drives the playground in Chromium: an error is typed, underlined and fixed, the width changes, a proof breaks.

    playground.py FOLDER [PICTURES]

The folder has `playground.html`. Pictures of the page are written to the second folder.
"""

import base64
import gzip
import json
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

PAGE = (pathlib.Path(sys.argv[1]) / "playground.html").resolve().as_uri()
PICTURES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None

SOURCE = """component Card { id: ID, title: Text(max: 40) }

screen Home {
  section cards: grid {
    columns: 2
    spacing: 8
    unit Card { height: 100 }
  }
}
"""


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            check_appearance(browser, scheme)
        check_editing(browser)
        check_hostile_text(browser)
        check_hostile_links(browser)
        browser.close()


def opened(browser, **options):
    """A page whose console must stay empty."""
    page = browser.new_page(**options)
    page.messages = []
    page.on("console", lambda message: page.messages.append(message.text))
    page.on("pageerror", lambda error: page.messages.append(str(error)))
    page.goto(PAGE)
    page.wait_for_selector("html[data-ready]", timeout=20_000)
    return page


def write(page, text):
    """Types over everything, as a person does."""
    page.focus("#text")
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)


def picture(page, name):
    if PICTURES:
        page.screenshot(path=PICTURES / f"{name}.png")


def check_appearance(browser, scheme):
    for width in (1280, 390):
        page = opened(browser, color_scheme=scheme, viewport={"width": width, "height": 844})
        page.wait_for_timeout(300)
        violations = Axe().run(page).response["violations"]
        assert not violations, json.dumps(violations, indent=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, f"{scheme}-{width}")
        assert page.messages == [], page.messages
        page.close()


def check_editing(browser):
    page = opened(browser, viewport={"width": 1280, "height": 900})
    write(page, SOURCE)
    expect(page.locator("#findings")).to_have_text("There are no findings.")

    # An error is typed, underlined and fixed.
    write(page, SOURCE.replace("spacing", "spacng"))
    expect(page.locator("#colours .error").first).to_have_text("spacng")
    fix = page.locator("#findings .fix", has_text="spacing").first
    expect(fix).to_be_visible()
    picture(page, "error")
    fix.focus()
    page.keyboard.press("Enter")
    assert page.input_value("#text") == SOURCE
    expect(page.locator("#findings")).to_have_text("There are no findings.")

    # Completion offers what can be there, and a key accepts it.
    write(page, SOURCE.replace("    columns: 2\n", ""))
    page.evaluate("text => document.getElementById('text').setSelectionRange(text, text)", SOURCE.index("    columns") + 3)
    page.keyboard.type(" co")
    expect(page.locator("#offers li").first).to_contain_text("columns")
    page.keyboard.press("Enter")
    assert "columns:" in page.input_value("#text"), page.input_value("#text")
    page.keyboard.press("Escape")

    # The width changes the frames.
    write(page, SOURCE)
    page.click("#tab-frames")
    expect(page.locator("#panel td").nth(4)).to_have_text("390")
    page.focus("#width")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#panel td").nth(4)).to_have_text("391")

    # A proof breaks.
    page.focus("#tab-frames")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#panel tbody tr").first).to_contain_text("proved")
    assert page.locator("#panel .is-broken").count() == 0
    write(page, SOURCE.replace("columns: 2", "columns: 90"))
    expect(page.locator("#panel .is-broken").first).to_be_visible()
    expect(page.locator("#findings")).to_contain_text("Error")
    picture(page, "proof")

    # The link carries the text.
    write(page, SOURCE.replace("100", "123"))
    page.click("#share")
    page.wait_for_url("**#text=*")
    address = page.evaluate("location.href")
    other = browser.new_page()
    other.goto(address)
    other.wait_for_selector("html[data-ready]")
    assert other.input_value("#text") == SOURCE.replace("100", "123")
    other.close()

    # JSON and fixtures are there, and formatting works.
    page.click("#tab-json")
    expect(page.locator("#panel pre")).to_contain_text('"screen"')
    page.click("#tab-fixture")
    expect(page.locator("#panel pre")).to_contain_text('"sections"')
    write(page, SOURCE.replace("    columns", "columns"))
    page.click("#format")
    assert page.input_value("#text") == SOURCE
    assert page.messages == [], page.messages
    page.close()


def check_hostile_links(browser):
    """A short link unpacks to little text, and the policy of the page runs no script but its own."""
    page = browser.new_page()
    packed = base64.urlsafe_b64encode(gzip.compress(b"x" * (64 << 20))).decode().rstrip("=")
    page.goto(f"{PAGE}#text={packed}")
    page.wait_for_selector("html[data-ready]", timeout=20_000)
    expect(page.locator("#status")).to_have_text("The text of the link is longer than 1 MB.")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "globalThis.hasRun = true";
          document.body.append(script);
          document.body.setAttribute("style", "zoom: 2");
        }"""
    )
    assert page.evaluate("[globalThis.hasRun ?? false, getComputedStyle(document.body).zoom]") == [False, "1"]
    page.close()


def check_hostile_text(browser):
    page = opened(browser)
    attack = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"
    page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError("a script ran")))
    hostile = SOURCE.replace("component Card", f"/// {attack}\ncomponent Card")
    hostile = hostile.replace("unit Card {", f'content {{ Card {{ id: "{attack}", title: "{attack}" }} }}\n    unit Card {{')
    for text in (hostile, f"{attack}\n{hostile}", f'screen "{attack}" {{'):
        write(page, text)
        for tab in ("preview", "frames", "proofs", "json", "fixture"):
            page.click(f"#tab-{tab}")
            page.wait_for_timeout(50)
            assert page.locator("main img[src='x'], main script").count() == 0
    page.close()


main()
