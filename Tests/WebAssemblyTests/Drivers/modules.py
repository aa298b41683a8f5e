"""Runs calls of the JavaScript module in Chromium, one for each line of standard input, and writes a line for each result.

    modules.py FOLDER
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

HOST = "http://localhost/"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", "": "text/html"}
LOAD = """async () => {
  const compile = async (name) => WebAssembly.compileStreaming(fetch(name));
  const [sdui, { results }] = [await import("/sdui.js"), await import("/results.mjs")];
  const [compiler, runtime] = [await compile("/sdui-compiler.wasm"), await compile("/sdui.wasm")];
  globalThis.run = async (line) => JSON.stringify(await results(sdui, compiler, runtime, JSON.parse(line)));
}"""


def answer(route):
    """Serves the module and the driver without a network."""
    name = route.request.url.removeprefix(HOST)
    folder = pathlib.Path(__file__).parent if name == "results.mjs" else pathlib.Path(sys.argv[1])
    body = (folder / name).read_bytes() if name else b"<!DOCTYPE html>"
    route.fulfill(body=body, content_type=TYPES[pathlib.Path(name).suffix])


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    page.route(HOST + "**", answer)
    page.goto(HOST)
    page.evaluate(LOAD)
    for line in sys.stdin.read().split("\n"):
        if line:
            print(page.evaluate("line => run(line)", line))
    browser.close()
