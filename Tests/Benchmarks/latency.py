"""A client of `sduic lsp` that measures how long it waits."""

import json
import os
import random
import re
import subprocess
import time

from measuring import counting, total


class Server:
    """A server over pipes; every call waits for what it names."""

    def __init__(self, tool, folder, under=()):
        """Starts the server, under a program that observes it if there is one."""
        self.start = time.perf_counter()
        self.process = subprocess.Popen([*under, tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.buffer, self.count, self.version = b"", 0, 1
        self.uri = f"file://{folder}/latency.sdui"
        self.request("initialize", {"processId": None, "rootUri": f"file://{folder}", "capabilities": {}})
        self.notify("initialized", {})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def read(self):
        """The next message, as bytes: to parse large ones would take longer than the server did."""
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end >= 0:
                length = int(self.buffer[self.buffer.index(b":") + 1 : end])
                if len(self.buffer) >= end + 4 + length:
                    content = self.buffer[end + 4 : end + 4 + length]
                    self.buffer = self.buffer[end + 4 + length :]
                    return content
            piece = os.read(self.process.stdout.fileno(), 1 << 20)
            if not piece:
                raise EOFError("the server has ended")
            self.buffer += piece

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            content = self.read()
            if content.startswith(b'{"jsonrpc":"2.0","id":%d,' % self.count):
                return content

    def findings(self):
        """Waits for findings; there must be no error among them."""
        while b'"method":"textDocument/publishDiagnostics"' not in (content := self.read()):
            pass
        if b'"severity":1' in content:
            raise RuntimeError(content.decode())

    def open(self, text):
        item = {"uri": self.uri, "languageId": "sdui", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def edit(self, line, character, length, text):
        self.version += 1
        start, end = ({"line": line, "character": place} for place in (character, character + length))
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri, "version": self.version},
                "contentChanges": [{"range": {"start": start, "end": end}, "text": text}],
            },
        )

    def complete(self, line, character):
        place = {"line": line, "character": character}
        return self.request("textDocument/completion", {"textDocument": {"uri": self.uri}, "position": place})

    def memory(self):
        """Resident bytes; nothing where the system does not tell."""
        try:
            status = open(f"/proc/{self.process.pid}/status").read()
        except OSError:
            return None
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if self.process.wait(timeout=60) != 0:
            raise RuntimeError("the server did not end in order")


def places(text, pattern, values):
    """The places of a pattern, and its possible values: lines, characters, lengths, values."""
    found = [(index, re.search(pattern, line)) for index, line in enumerate(text.splitlines())]
    return [(index, match.start(1), len(match[1]), values) for index, match in found if match]


def sections(text):
    """The heights in the sections of a text."""
    start = text[: text.index("\nscreen ")].count("\n")
    heights = places(text, r"height: (\d+)\b(?! *[a-z%.:/])", range(100, 1_000))
    return [place for place in heights if place[0] > start]


def elsewhere(text):
    """The bounds of texts in components, and the first words of comments, before declarations and between sections."""
    bounds = places(text, r"Text\(.*max: (\d+)\)", range(60, 200))
    return bounds + places(text, r"^ *///? (\w+)", ["What", "is", "said", "here", "changes"])


def first_findings(tool, folder, text):
    """Seconds from starting the process to the first findings of a text."""
    server = Server(tool, folder)
    server.open(text)
    server.findings()
    seconds = time.perf_counter() - server.start
    server.end()
    return seconds


def edits(tool, folder, text, places, count, seed=1, under=()):
    """Seconds from each of many edits to its findings, and from asking for completions to having them; and resident
    memory after a tenth of the edits and after all. Each edit puts another value at one of the places."""
    chance = random.Random(seed)
    server = Server(tool, folder, under)
    server.open(text)
    server.findings()
    lengths = [length for _, _, length, _ in places]
    waits, completions, memories = [], [], []
    for number in range(count):
        index = chance.randrange(len(places))
        line, character, _, values = places[index]
        value = str(chance.choice(values))
        start = time.perf_counter()
        server.edit(line, character, lengths[index], value)
        server.findings()
        waits.append(time.perf_counter() - start)
        lengths[index] = len(value)
        if number % 10 == 0:
            start = time.perf_counter()
            server.complete(line, max(character - len("height: "), 0))
            completions.append(time.perf_counter() - start)
        if number == count // 10:
            memories.append(server.memory())
    memories.append(server.memory())
    server.end()
    return waits, completions, memories


def instructions(tool, folder, text, places, reports, count=20):
    """The instructions of one edit, with its completions, as valgrind counts them; nothing if it cannot run the server."""
    totals = []
    for number in (count, 2 * count):
        report = reports / "instructions"
        edits(tool, folder, text, places, number, under=counting(report))
        totals.append(total(report))
    return (totals[1] - totals[0]) // count if all(totals) else None


def tokens(tool, folder, text, count):
    """Seconds from asking for all semantic tokens to having them, so many times."""
    server = Server(tool, folder)
    server.open(text)
    server.findings()
    times = [timed(server, "textDocument/semanticTokens/full", {}) for _ in range(count)]
    server.end()
    return times


def renames(tool, folder, files, count):
    """Seconds from asking for a new name of a component that so many files import to having all changes."""
    folder.mkdir(exist_ok=True)
    declaration = "component Card { id: ID, title: Text }\n"
    (folder / "latency.sdui").write_text(declaration)
    for number in range(files):
        cards = "section cards: grid { columns: 2, spacing: 8, unit Card { height: 100 } }"
        text = f'import "latency.sdui" {{ Card }}\nscreen Home{number:03} {{ {cards} }}\n'
        (folder / f"home{number:03}.sdui").write_text(text)
    server = Server(tool, folder)
    server.open(declaration)
    server.findings()
    request = {"position": {"line": 0, "character": 12}, "newName": "Tile"}
    times = [timed(server, "textDocument/rename", request, files) for _ in range(count)]
    server.end()
    return times


def timed(server, method, parameters, texts=0):
    """Seconds that an answer about the open file takes; it must change so many other files at least."""
    start = time.perf_counter()
    answer = server.request(method, {"textDocument": {"uri": server.uri}, **parameters})
    seconds = time.perf_counter() - start
    if b'"error"' in answer[:40] or answer.count(b'"newText"') < texts:
        raise RuntimeError(answer[:1_000].decode())
    return seconds


def percentile(seconds, share=0.95):
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))]
