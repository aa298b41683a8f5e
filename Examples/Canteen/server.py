"""A backend of one screen: GET /menu gives the response that `sduic render` makes of today's data.

    python3 server.py 8080
    curl -H 'Client: ios@1.4' http://localhost:8080/menu

The clients' header says which app asks. Set SDUIC to the tool where it is not on the PATH. POST /actions takes an action of
the screen: a dish that was opened has fewer portions left. Set WEB to the folder of the web client to serve it as well.
"""

import http.server
import json
import os
import pathlib
import subprocess
import sys
import urllib.parse

FOLDER = pathlib.Path(__file__).parent
SDUIC = os.environ.get("SDUIC", "sduic")


def todays_menu(page=0):
    """What a real backend would ask its database for. The second page has the rest of the week."""
    return (FOLDER / ("week.data.json" if page else "menu.data.json")).read_bytes()


def with_portions(data, opened):
    """The data with what is left of the dishes that were opened; those without any are gone."""
    menu = json.loads(data)
    for section in menu["sections"]:
        for unit in section["units"]:
            if unit["unitType"] != "Dish" or isinstance(unit["data"], list):
                continue
            if left := opened.get(unit["data"]["id"]):
                unit["data"]["name"] += f" ({2 - left} left)"
        section["units"] = [
            unit for unit in section["units"]
            if isinstance(unit["data"], list) or opened.get(unit["data"]["id"], 0) < 2
        ]
    return json.dumps(menu).encode()


def render(data, client):
    """The response for a client, and what was found in the data; no response where the contract forbids it."""
    # Behind `=` whatever the header says is the option's value and no option by itself.
    command = [SDUIC, "render", FOLDER / "menu.sdui", "--data", "-", f"--client={client}"]
    run = subprocess.run(command, input=data, capture_output=True)
    # With 3, units that break the contract were left out; the findings name them.
    return run.stdout if run.returncode in (0, 3) else None, run.stderr.decode()


class Backend(http.server.SimpleHTTPRequestHandler):
    # How often each dish was opened.
    opened = {}

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, directory=os.environ.get("WEB", os.devnull), **options)

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if address.path != "/menu":
            return super().do_GET()
        page = 1 if address.query == "page=1" else 0
        data = with_portions(todays_menu(page), self.opened)
        response, findings = render(data, self.headers.get("Client", "ios"))
        if findings:
            self.log_message("%s", findings)
        if response is None:
            return self.send_error(500)
        self.answer(response)

    def do_POST(self):
        if self.path != "/actions":
            return self.send_error(404)
        action = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        if action.get("$type") == "OpenDish":
            self.opened[action["dish"]] = self.opened.get(action["dish"], 0) + 1
        self.answer(b"{}")

    def answer(self, content):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format, *arguments):
        print(format % arguments, file=sys.stderr)


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    http.server.ThreadingHTTPServer(("localhost", port), Backend).serve_forever()
