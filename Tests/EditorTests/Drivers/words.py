"""What the compiler's kinds of word may be called by the grammars of editors.

A grammar sees the place of a name and not its meaning: so a constant, a case and a field are all values where
they are used, and a component and a record are both types.
"""

import json

LITERALS = ("comment", "documentation", "keyword", "number", "string", "color")

# The classes of a grammar's names, by the kinds of the compiler's semantic tokens.
CLASSES = {
    **{kind: {kind} for kind in LITERALS},
    **{kind: {"value"} for kind in ("constant", "flag", "enumCase", "section", "parameter", "word")},
    **{kind: {"type"} for kind in ("enumeration", "record", "action", "component", "decoration", "layout", "screen")},
    "kind": {"builtin"},
    "type": {"builtin"},
    "property": {"property"},
    # Declared and filled, used in a value, and used in place of an action: `on tap: link`.
    "field": {"property", "value", "type"},
    # A name that may have any meaning is no word of the language.
    "name": {"value", "type", "builtin", "property", None},
}


def load(path):
    """The programs of a file."""
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def place(program, offset):
    """Returns the place of a byte, for people."""
    before = program["text"].encode()[:offset]
    lines = before.split(b"\n")
    return f"{program['name']}:{len(lines)}:{len(lines[-1]) + 1}"


def differences(program, classes):
    """What is wrong with the classes of a program's bytes, and how many words were compared."""
    data = program["text"].encode()
    found = []
    covered = bytearray(len(data))
    for word in program["words"]:
        start, end = word["start"], word["end"]
        covered[start:end] = b"\1" * (end - start)
        named = set(classes[start:end])
        if len(named) != 1 or not named <= CLASSES[word["kind"]]:
            text = data[start:end].decode(errors="replace")
            names = ", ".join(sorted(map(str, named)))
            found.append(f"{place(program, start)}: `{text}` is {word['kind']}, and here {names}")
    for offset, name in enumerate(classes):
        if name is not None and not covered[offset]:
            found.append(f"{place(program, offset)}: {chr(data[offset])!r} is no word, and here {name}")
            break
    return found, len(program["words"])


def report(programs, words, findings):
    """Prints what the test reads."""
    print(json.dumps({"programs": programs, "words": words, "findings": findings[:20]}))
