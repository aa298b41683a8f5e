"""A backend of one screen: GET /menu gives the response that `sduic render` makes of today's data.

    python3 server.py 8080
    curl -H 'Client: ios@1.4' http://localhost:8080/menu

The clients' header says which app asks. Set SDUIC to the tool where it is not on the PATH.
"""

import http.server
import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parent
SDUIC = os.environ.get("SDUIC", "sduic")


def todays_menu():
    """What a real backend would ask its database for."""
    return (FOLDER / "menu.data.json").read_bytes()


def render(data, client):
    """The response for a client, and what was found in the data; no response where the contract forbids it."""
    # Behind `=` whatever the header says is the option's value and no option by itself.
    command = [SDUIC, "render", FOLDER / "menu.sdui", "--data", "-", f"--client={client}"]
    run = subprocess.run(command, input=data, capture_output=True)
    # With 3, units that break the contract were left out; the findings name them.
    return run.stdout if run.returncode in (0, 3) else None, run.stderr.decode()


class Backend(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/menu":
            return self.send_error(404)
        response, findings = render(todays_menu(), self.headers.get("Client", "ios"))
        if findings:
            self.log_message("%s", findings)
        if response is None:
            return self.send_error(500)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(response)))
        self.end_headers()
        self.wfile.write(response)

    def log_message(self, format, *arguments):
        print(format % arguments, file=sys.stderr)


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    http.server.ThreadingHTTPServer(("localhost", port), Backend).serve_forever()
