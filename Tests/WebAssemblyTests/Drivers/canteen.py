"""Drives the web client of the canteen in Chromium, against its server.

    canteen.py CLIENT SERVER SDUIC [PICTURES]

CLIENT is the folder that `Examples/Canteen/web/build` wrote. SERVER is the folder of `server.py`. Every rectangle on the page
must be the one that `sduic layout --data` computes for the responses.
"""

import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

CLIENT, SERVER, SDUIC = sys.argv[1:4]
PICTURES = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
os.environ.update(WEB=CLIENT, SDUIC=SDUIC)
sys.path.insert(0, SERVER)
sys.dont_write_bytecode = True

import server  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

WIDTH, HEIGHT = 390, 500


def main():
    server.Backend.log_message = lambda *arguments: None
    backend = http.server.ThreadingHTTPServer(("localhost", 0), server.Backend)
    threading.Thread(target=backend.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        drive(browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}), f"http://localhost:{backend.server_port}")
        browser.close()
    backend.shutdown()


def drive(page, address):
    messages, pages = [], {}
    page.on("console", lambda message: messages.append((message.type, message.text)))
    page.on("pageerror", lambda error: messages.append(("error", str(error))))

    def newer_server(route):
        """A newer server sends a unit that this client does not know."""
        response = route.fetch()
        content = response.json()
        for section in content["sectionList"]:
            if section["section"] == "dishes":
                section["units"].insert(1, {"unitType": "Poll", "data": {"id": "poll", "question": "More soup?"}})
        pages[content["page"]] = content
        route.fulfill(response=response, json=content)

    page.route("**/menu?page=*", newer_server)
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    assert page.locator("text=More soup?").count() == 0
    assert [kind for kind, text in messages] == ["info"] and "Poll" in messages[0][1], messages

    # The first page alone, then both: the second is asked for when the end is near.
    assert sorted(pages) == [0], sorted(pages)
    compare(page, pages)
    picture(page, "canteen-top")
    scroll(page, 10_000)
    page.wait_for_function("() => document.querySelectorAll('.strip button').length === 5")
    assert sorted(pages) == [0, 1]
    scroll(page, 0)
    compare(page, pages)
    scroll(page, 10_000)
    compare(page, pages)

    # The header of the dishes is pinned while its section is in view.
    scroll(page, 0)
    rest = expected(pages)["sections"][1]["header"][1]
    scroll(page, int(rest) + 120)
    top = page.evaluate("document.querySelector('[data-key=\"1/header\"]').getBoundingClientRect().top")
    assert abs(top) < 0.01, top
    picture(page, "canteen-pinned")

    # The carousel rests at its offsets, and nowhere else.
    scroll(page, 10_000)
    offsets = expected(pages)["sections"][2]["restOffsets"]
    for asked in (60, 130, 200, 5_000):
        page.evaluate("left => document.querySelector('.strip').scrollTo({ left })", asked)
        page.wait_for_timeout(700)
        left = page.evaluate("document.querySelector('.strip').scrollLeft")
        assert min(abs(left - offset) for offset in offsets) <= 1, (asked, left, offsets)

    # An action goes to the server; what it changed is shown, and everything else is kept.
    scroll(page, 0)
    page.evaluate("document.querySelector('[data-key=\"dishes/Dish/roast\"]').kept = true")
    for text, changed in (("Lentil soup (1 left)", "reloadedItems"), (None, "deletedItems")):
        page.click("[data-key='dishes/Dish/soup']")
        page.wait_for_function(
            "name => JSON.parse(document.documentElement.dataset.changes ?? '{}')[name]?.length === 1", arg=changed)
        soup = page.locator("[data-key='dishes/Dish/soup']")
        assert soup.count() == (1 if text else 0)
        if text:
            assert text in soup.inner_text()
        assert page.evaluate("document.querySelector('[data-key=\"dishes/Dish/roast\"]').kept")
        compare(page, pages)
    picture(page, "canteen-changed")

    # Another width is another layout.
    page.set_viewport_size({"width": 768, "height": HEIGHT})
    page.wait_for_timeout(200)
    compare(page, pages, 768)
    assert not [text for kind, text in messages if kind != "info"], messages


def scroll(page, offset):
    page.evaluate("top => document.querySelector('#screen').scrollTo({ top })", offset)
    page.wait_for_timeout(150)


def expected(pages, width=WIDTH):
    """The layout of the pages, from the command line."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, content in sorted(pages.items()):
            paths.append(f"{folder}/{number}.json")
            pathlib.Path(paths[-1]).write_text(json.dumps(content))
        screen = f"{SERVER}/menu.sdui"
        # Status 3 says that the unit that nobody knows was left out.
        joined = subprocess.run([SDUIC, "merge", screen, *paths], capture_output=True)
        assert joined.returncode in (0, 3), joined.stderr
        pathlib.Path(folder, "all.json").write_bytes(joined.stdout)
        command = [SDUIC, "layout", screen, "--data", f"{folder}/all.json", "--width", str(width)]
        command += ["--height", str(HEIGHT), "--format", "json"]
        return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def compare(page, pages, width=WIDTH):
    """Compares every element on the page with the layout. Pinned headers are compared elsewhere."""
    layout = expected(pages, width)
    offset = page.evaluate("document.querySelector('#screen').scrollTop")
    found = page.evaluate(
        """() => [...document.querySelectorAll("[data-key]")].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const strip = element.closest(".strip");
          return { key: element.dataset.key, frame: [left + (strip?.scrollLeft ?? 0), top, width, height] };
        })""")
    frames = [
        tuple(item["frame"]) for section in layout["sections"] for item in section["items"]
    ] + [tuple(section["header"]) for section in layout["sections"] if section["header"]]
    seen = 0
    for element in found:
        left, top, own_width, height = element["frame"]
        frame = (left, top + offset, own_width, height)
        is_there = any(all(abs(a - b) < 0.02 for a, b in zip(frame, other)) for other in frames)
        is_pinned = element["key"].endswith("/header") and abs(top) < 0.02
        assert is_there or is_pinned, (element, frames)
        seen += 1
    in_view = [frame for frame in frames if frame[1] < offset + HEIGHT and frame[1] + frame[3] > offset]
    assert seen >= len(in_view) > 0, (seen, in_view)
    height = page.evaluate("document.querySelector('#content').getBoundingClientRect().height")
    assert abs(height - layout["contentSize"]["height"]) < 0.02


def picture(page, name):
    if PICTURES:
        page.screenshot(path=PICTURES / f"{name}.png")


main()
