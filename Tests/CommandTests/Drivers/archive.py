"""Lets Chromium record an HTTP archive of pages of a feed, as the network panel of a browser saves it.

    archive.py OUT.har RESPONSE.json…
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

HOST = "http://localhost/"
LOAD = "async (names) => { for (const name of names) await (await fetch('/api/feed?page=' + name)).text(); }"


def answer(route):
    """Serves the responses without a network."""
    name = route.request.url.removeprefix(HOST)
    if name.startswith("api/feed"):
        route.fulfill(body=pathlib.Path(name.rsplit("=", 1)[1]).read_bytes(), content_type="application/json")
    elif name == "":
        route.fulfill(body="<!DOCTYPE html><script>fetch('/api/me')</script>", content_type="text/html")
    else:
        route.fulfill(body='{"id":1}', content_type="application/json; charset=utf-8")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(record_har_path=sys.argv[1], record_har_content="embed")
    page = context.new_page()
    page.route(HOST + "**", answer)
    page.goto(HOST)
    page.evaluate(LOAD, sys.argv[2:])
    context.close()
    browser.close()
