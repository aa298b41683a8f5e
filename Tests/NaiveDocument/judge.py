"""Holds the documents in golden files against those that are derived from their programs here.

Prints one JSON object: how many documents there are, how many were derived, how many differ, and where. With `--wrong`
one value of each golden document is changed first, so that all that were derived have to differ.
"""

import glob
import json
import os
import re
import sys
from fractions import Fraction

from program import Beyond
from screen import ScreenReader

GOLDEN = os.path.join(os.path.dirname(__file__), "..", "Golden", "*.golden")


def cases():
    """Each case with a document: its name, its files without annotations, and the document."""
    for path in sorted(glob.glob(GOLDEN)):
        text = open(path, encoding="utf-8").read()
        for part in re.split(r"(?m)^(?=--- .* ---$)", text)[1:]:
            sections = re.split(r"(?m)^=== (.*)\n", part)
            documents = [body for head, body in zip(sections[1::2], sections[2::2]) if head == "json"]
            if documents and documents[0].startswith("{"):
                name = "%s: %s" % (os.path.basename(path), part.split("\n")[0])
                yield name, files(sections[0]), json.loads(documents[0], parse_float=Fraction, parse_int=Fraction)


def files(text):
    pieces = re.split(r"(?m)^--- (?:file (.*)|.* ---)\n", text)
    result = {}
    for path, body in zip(pieces[1::2], pieces[2::2]):
        lines = [line for line in body.split("\n") if not re.match(r"\s*([\^~]|= )", line)]
        result[path or "main.sdui"] = "\n".join(lines)
    return result


def plain(value):
    """Numbers are fractions, in the two forms that they have; arrays of the contract have no order."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, (int, Fraction)):
        return Fraction(value)
    if isinstance(value, list):
        return [plain(part) for part in value]
    return {key: plain(part) for key, part in value.items()}


def sorted_contract(document):
    contract = document["contract"]
    for part in contract.values():
        part.sort(key=lambda entry: str(entry.get("type", entry.get("flag"))))
    return document


def differences(found, golden, path=""):
    if isinstance(found, dict) and isinstance(golden, dict):
        for key in sorted({**found, **golden}):
            if key not in found or key not in golden:
                yield "%s/%s only %s" % (path, key, "here" if key in found else "in the golden file")
            else:
                yield from differences(found[key], golden[key], path + "/" + key)
    elif isinstance(found, list) and isinstance(golden, list) and len(found) == len(golden):
        for index, (one, other) in enumerate(zip(found, golden)):
            yield from differences(one, other, "%s/%d" % (path, index))
    elif found != golden:
        yield "%s: %s, and %s in the golden file" % (path, found, golden)


def change(value):
    """Changes the last value of a document's layout that is neither an object nor an array."""
    place, key = value["layout"], None
    while key is None or isinstance(place[key], (dict, list)):
        place = place if key is None else place[key]
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        filled = [k for k in keys if not isinstance(place[k], (dict, list)) or place[k]]
        key = filled[-1]
    place[key] = "wrong"


def main():
    report = {"documents": 0, "derived": 0, "differing": 0, "beyond": [], "differences": []}
    for name, texts, golden in cases():
        report["documents"] += 1
        try:
            found = ScreenReader(texts["main.sdui"], texts).document()
        except Beyond as reason:
            report["beyond"].append("%s %s" % (name, reason))
            continue
        report["derived"] += 1
        # What is required and tested is not derived here.
        golden.pop("requirements", None), golden.pop("tests", None)
        found, golden = sorted_contract(plain(found)), sorted_contract(plain(golden))
        if "--wrong" in sys.argv:
            change(golden)
        found = ["%s %s" % (name, difference) for difference in differences(found, golden)]
        report["differing"] += 1 if found else 0
        report["differences"] += found[:3]
    print(json.dumps(report))


main()
