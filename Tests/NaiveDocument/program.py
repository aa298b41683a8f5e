"""Reads a program: its text as nested statements, by Grammar/sdui.ebnf."""

import re

TOKEN = re.compile(
    r"""
    (?P<doc>///[^\n]*)|(?P<comment>//[^\n]*)|(?P<blank>\s+)
  | (?P<string>"(?:\\.|[^"\\])*")
  | (?P<color>\#[0-9A-Fa-f]+)
  | (?P<version>\d+\.\d+\.\d+(?:\.\d+)?)
  | (?P<number>\d+(?:\.\d+)?(?:%|[a-z]+)?)
  | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<sign>\.\.\.|>=|<=|==|!=|[-+*/:,.?(){}\[\]=<>])
    """,
    re.X,
)


class Beyond(Exception):
    """The program uses something that is not read here."""


class Tokens:
    def __init__(self, text):
        self.all, place = [], 0
        while place < len(text):
            match = TOKEN.match(text, place)
            if not match:
                raise Beyond("character " + repr(text[place]))
            if match.lastgroup not in ("comment", "blank"):
                self.all.append((match.lastgroup, match.group()))
            place = match.end()
        self.index = 0

    def peek(self, ahead=0):
        place = self.index + ahead
        return self.all[place] if place < len(self.all) else ("end", "")

    def text(self, ahead=0):
        return self.peek(ahead)[1] if self.peek(ahead)[0] != "string" else None

    def next(self):
        self.index += 1
        return self.all[self.index - 1]

    def takes(self, text):
        if self.text() == text:
            self.index += 1
            return True
        return False

    def expect(self, text):
        if not self.takes(text):
            raise Beyond("no %s before %s" % (text, self.peek()))

    def name(self):
        kind, text = self.next()
        if kind != "name":
            raise Beyond("no name: " + text)
        return text

    def docs(self):
        lines = []
        while self.peek()[0] == "doc":
            lines.append(self.next()[1][3:].removeprefix(" ").rstrip())
        return "\n".join(lines).strip()


def string(literal):
    import json

    return json.loads(literal)


# Expressions: ("number", text), ("string", text), ("color", text), ("version", text), ("name", path), ("call", name,
# {label: value}), ("group", {label: value}), ("list", values), ("record", name, {field: value}), ("ratio", a, b),
# ("range", a, b), ("-", a), ("+", a, b) and its kin, ("not", a), ("and", a, b), ("or", a, b), (">=", a, b) and its kin.


def expression(tokens, level=0):
    """Binary operators by their strength, the weakest first."""
    levels = [("or",), ("and",), (">=", "<", "==", ">", "<=", "!="), ("...",), ("+", "-"), ("*", "/"), (":",)]
    if level == len(levels):
        return unary(tokens)
    isNegated = level == 2 and tokens.takes("not")
    left = expression(tokens, level if isNegated else level + 1)
    left = ("not", left) if isNegated else left
    while tokens.text() in levels[level]:
        if tokens.text() == ":" and not (left[0] == "number" and tokens.peek(1)[0] == "number"):
            break
        sign = tokens.next()[1]
        if sign == "...":
            return ("range", left, expression(tokens, level + 1) if tokens.peek()[0] == "number" else None)
        if sign == ":":
            return ("ratio", left, unary(tokens))
        left = (sign, left, expression(tokens, level + 1))
    return left


def unary(tokens):
    kind, text = tokens.peek()
    if tokens.takes("-"):
        return ("-", unary(tokens))
    if tokens.takes("("):
        if tokens.peek()[0] == "name" and tokens.text(1) == ":":
            return ("group", labelled(tokens, ")"))
        inner = expression(tokens)
        tokens.expect(")")
        return inner
    if tokens.takes("["):
        values = []
        while not tokens.takes("]"):
            values.append(expression(tokens))
            tokens.takes(",")
        return ("list", values)
    if kind in ("number", "string", "color", "version"):
        tokens.next()
        return (kind, text)
    if kind == "name":
        path = [tokens.name()]
        while tokens.text() == "." and tokens.peek(1)[0] == "name":
            tokens.next()
            path.append(tokens.name())
        if len(path) == 1 and tokens.text() == "(":
            tokens.next()
            return ("call", path[0], labelled(tokens, ")"))
        if len(path) == 1 and (path[0][0].isupper() or path[0] == "toggleSection") and tokens.takes("{"):
            return ("record", path[0], labelled(tokens, "}"))
        return ("name", path)
    raise Beyond("expression " + text)


def labelled(tokens, end):
    """Values by label; those without one by their place."""
    values = {}
    while not tokens.takes(end):
        if tokens.peek()[0] == "name" and tokens.text(1) == ":":
            label = tokens.name()
            tokens.next()
        else:
            label = len(values)
        values[label] = expression(tokens)
        tokens.takes(",")
    return values


# Declarations: dictionaries with the name of the construct under "is".


def program(text):
    tokens = Tokens(text)
    result = []
    while tokens.peek()[0] != "end":
        docs = tokens.docs()
        result.append(declaration(tokens, docs))
    return result


def declaration(tokens, docs):
    word = tokens.name()
    if word == "import":
        return {"is": "import", "path": string(tokens.next()[1])}
    isOpen = word == "open"
    word = tokens.name() if isOpen else word
    made = {"is": word, "docs": docs, "open": isOpen, "name": tokens.name()}
    if word == "let":
        tokens.expect("=")
        return made | {"value": expression(tokens)}
    if word == "flag":
        tokens.expect(":")
        return made | {"cases": [value[1][0] for value in expression(tokens)[1]]}
    if tokens.takes("as"):
        made["as"] = string(tokens.next()[1])
    if word == "enum":
        return made | cases(tokens)
    if word in ("component", "record", "action"):
        made |= versions(tokens)
        return made | (fields(tokens) if tokens.text() == "{" else {"fields": [], "on": [], "reserved": []})
    if word == "decoration":
        return made | {"block": block(tokens, None)}
    if word == "layout":
        made["parameters"] = []
        if tokens.takes("("):
            while not tokens.takes(")"):
                name = tokens.name()
                tokens.expect(":")
                tokens.name()
                value = expression(tokens) if tokens.takes("=") else None
                made["parameters"].append((name, value))
                tokens.takes(",")
        tokens.expect(":")
        made["base"] = reference(tokens)
        return made | {"block": block(tokens, None) if tokens.text() == "{" else []}
    if word == "screen":
        return made | {"block": block(tokens, None)}
    raise Beyond(word)


def reference(tokens):
    name = tokens.name()
    return (name, labelled(tokens, ")") if tokens.takes("(") else {})


def versions(tokens):
    made = {}
    while tokens.text() in ("since", "until", "deprecated", "fallback"):
        word = tokens.next()[1]
        if word == "fallback":
            name = tokens.name()
            made[word] = (name, {})
            # A block after it is that of the declaration, unless another one follows.
            start = tokens.index
            if tokens.takes("{"):
                skipped(tokens)
                if tokens.text() == "{":
                    tokens.index = start + 1
                    made[word] = (name, labelled(tokens, "}"))
                else:
                    tokens.index = start
        else:
            made[word] = unary(tokens)
    return made


def skipped(tokens):
    """Passes what is inside braces."""
    depth = 1
    while depth > 0 and tokens.peek()[0] != "end":
        depth += {"{": 1, "}": -1}.get(tokens.text(), 0)
        tokens.next()


def cases(tokens):
    tokens.expect("{")
    result = {"cases": []}
    while not tokens.takes("}"):
        if (tokens.text(), tokens.text(1), tokens.text(2)) == ("wire", ":", "("):
            tokens.index += 2
            result["wire"] = expression(tokens)[1]
            tokens.takes(",")
            continue
        made = {"docs": tokens.docs(), "name": tokens.name()}
        if tokens.takes("as"):
            made["as"] = string(tokens.next()[1])
        if tokens.takes(":"):
            made["type"] = fieldType(tokens)
        result["cases"].append(made | versions(tokens))
        tokens.takes(",")
    return result


def fields(tokens):
    tokens.expect("{")
    made = {"fields": [], "on": [], "reserved": []}
    while not tokens.takes("}"):
        docs = tokens.docs()
        if tokens.text() == "on" and tokens.peek(1)[0] == "name" and tokens.text(2) in (":", "."):
            tokens.next()
            made["on"].append(event(tokens))
        elif tokens.text() == "reserved" and tokens.text(1) != ":":
            tokens.next()
            made["reserved"].append(tokens.name())
        elif tokens.text() == "with" and tokens.peek(1)[0] == "name" and tokens.text(1) != "as":
            tokens.next()
            made["fields"].append({"with": tokens.name()})
        elif tokens.text() == "allow" and tokens.peek(1)[0] == "string":
            tokens.next(), tokens.next(), tokens.expect("because"), tokens.next()
        elif tokens.text() == "require" and tokens.text(1) not in (":", "as"):
            tokens.next(), expression(tokens)
        else:
            field = {"docs": docs, "name": tokens.name()}
            if tokens.takes("as"):
                field["as"] = string(tokens.next()[1])
            tokens.expect(":")
            field["type"] = fieldType(tokens)
            if tokens.takes("="):
                field["default"] = expression(tokens)
            made["fields"].append(field | versions(tokens))
        tokens.takes(",")
    return made


def fieldType(tokens):
    if tokens.takes("["):
        kind = "list"
        if tokens.peek()[0] == "name" and tokens.text(1) == ":":
            kind = "map"
            tokens.next(), tokens.next()
        inner = fieldType(tokens)
        tokens.expect("]")
        made = {kind: inner, "of": labelled(tokens, ")") if tokens.takes("(") else {}}
    else:
        made = {"named": tokens.name(), "of": labelled(tokens, ")") if tokens.takes("(") else {}}
    made["optional"] = tokens.takes("?")
    return made


def event(tokens):
    name = tokens.name()
    while tokens.takes("."):
        name += "." + tokens.name()
    tokens.expect(":")
    return (name, expression(tokens))


# Statements of a block: (word, …) tuples.


def block(tokens, inside):
    tokens.expect("{")
    result = []
    while not tokens.takes("}"):
        docs = tokens.docs()
        result.append(statement(tokens, docs, inside))
        tokens.takes(",")
    return result


def statement(tokens, docs, inside):
    word = tokens.name()
    if tokens.text() == ":" and word != "on":
        tokens.next()
        return ("property", word, expression(tokens))
    prefixes = set()
    while word in ("essential", "repeated"):
        prefixes.add(word)
        word = tokens.name()
    if word == "section":
        name = tokens.name()
        wire = string(tokens.next()[1]) if tokens.takes("as") else None
        tokens.expect(":")
        base = reference(tokens)
        return ("section", name, wire, base, block(tokens, None) if tokens.text() == "{" else [], prefixes, docs)
    if word in ("unit", "header", "footer", "background", "empty", "onFailure", "topBar", "bottomBar", "item", "row", "column", "cell"):
        hasName = word not in ("item", "row", "column") and tokens.peek()[0] == "name"
        name = tokens.name() if hasName and tokens.text()[0].isupper() else None
        return (word, name, block(tokens, word) if tokens.text() == "{" else [])
    if word == "when":
        condition = expression(tokens)
        if tokens.takes(":"):
            raise Beyond("a change of kind")
        return ("when", condition, block(tokens, None))
    if word == "content":
        return ("content", content(tokens))
    if word == "bundle":
        tokens.expect("as")
        wire = string(tokens.next()[1])
        tokens.expect("{")
        return ("bundle", wire, labelled(tokens, "}"))
    if word == "allow":
        tokens.next(), tokens.expect("because"), tokens.next()
        return ("apart",)
    if word == "require":
        expression(tokens)
        return ("apart",)
    if word == "test":
        start = tokens.index
        tokens.next(), tokens.expect("at"), expression(tokens), block(tokens, None)
        parts = [text for _, text in tokens.all[start:tokens.index]]
        # Where something is: figures of the second version.
        namesPlaces = any(one == "." and two in ("x", "y", "frame") for one, two in zip(parts, parts[1:]))
        return ("apart", "1.1" if namesPlaces else "1.0")
    if word == "on":
        return ("on",) + event(tokens)
    raise Beyond("statement " + word)


def content(tokens):
    tokens.expect("{")
    result = []
    while not tokens.takes("}"):
        name = tokens.name()
        result.append((name, labelled(tokens, "}") if tokens.takes("{") else {}))
        tokens.takes(",")
    return result
