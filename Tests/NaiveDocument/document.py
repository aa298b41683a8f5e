"""The values of expressions, and their JSON by the table "Every property" of Grammar/WIRE.md."""

import os
import re
from fractions import Fraction

from program import Beyond, string

PAGES = os.path.join(os.path.dirname(__file__), "..", "..", "Grammar")
KINDS = ("hero", "list", "grid", "carousel", "waterfall", "mosaic", "flow", "stack")
# The lines of text styles of Material 3, which grow with the text scale.
MATERIAL = {
    "displayLarge": 64, "displayMedium": 52, "displaySmall": 44, "headlineLarge": 40, "headlineMedium": 36,
    "headlineSmall": 32, "titleLarge": 28, "titleMedium": 24, "titleSmall": 20, "bodyLarge": 24, "bodyMedium": 20,
    "bodySmall": 16, "labelLarge": 20, "labelMedium": 16, "labelSmall": 16,
}
FIGURES = {
    "container.width": "containerWidth", "container.height": "containerHeight", "content.width": "contentWidth",
    "column.width": "columnWidth", "item.width": "itemWidth",
}


def properties():
    """The table "Every property" of WIRE.md: (place, name) to the key, the form of the value and the version."""
    result = {}
    for line in open(os.path.join(PAGES, "WIRE.md"), encoding="utf-8"):
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        match = re.match(r"^([a-z, A-Z]+?)(?: \(.*\))?$", cells[0])
        if len(cells) == 6 and match and cells[1].startswith("`") and cells[2].startswith("`"):
            for place in match.group(1).split(", "):
                result[place, cells[1].strip("`")] = (cells[2].strip("`"), cells[3], cells[5])
    return result


PROPERTIES = properties()


class Length:
    """A sum of figures, or the least or greatest of some lengths."""

    def __init__(self, terms=None, word=None, parts=None):
        self.terms = {figure: factor for figure, factor in (terms or {}).items() if factor != 0}
        self.word, self.parts = word, parts

    def plus(self, other):
        if self.parts:
            return Length(word=self.word, parts=[part.plus(other) for part in self.parts])
        if other.parts:
            return other.plus(self)
        return Length({f: self.terms.get(f, 0) + other.terms.get(f, 0) for f in {**self.terms, **other.terms}})

    def times(self, factor):
        if self.parts:
            other = {"min": "max", "max": "min"}[self.word]
            return Length(word=self.word if factor > 0 else other, parts=[part.times(factor) for part in self.parts])
        return Length({figure: value * factor for figure, value in self.terms.items()})

    @property
    def constant(self):
        isConstant = not self.parts and set(self.terms) <= {"points"}
        return self.terms.get("points", Fraction(0)) if isConstant else None

    def json(self, isSize=False):
        if self.parts:
            return {self.word: [part.json() for part in self.parts]}
        if self.constant is not None and not isSize:
            return number(self.constant)
        return {f: number(value) for f, value in self.terms.items()} or {"points": 0}


def number(value):
    """A JSON number where a finite decimal is exact, else two numbers."""
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return value if rest == 1 else [value.numerator, value.denominator]


class Value:
    """Returns the value of an expression."""

    def __init__(self, kind, value):
        self.kind, self.value = kind, value

    @property
    def length(self):
        if self.kind == "number":
            return Length({"points": self.value})
        if self.kind == "length":
            return self.value
        raise Beyond("no length: " + self.kind)


class Evaluator:
    def __init__(self, constants, parameters):
        self.constants, self.parameters = constants, parameters

    def of(self, expression):
        kind = expression[0]
        if kind == "number":
            return self.quantity(expression[1])
        if kind == "string":
            return Value("text", string(expression[1]))
        if kind == "color":
            return Value("color", expression[1].upper())
        if kind == "version":
            return Value("version", expression[1])
        if kind == "name":
            return self.named(expression[1])
        if kind == "group":
            return Value("group", {label: self.of(part) for label, part in expression[1].items()})
        if kind == "list":
            return Value("list", [self.of(part) for part in expression[1]])
        if kind == "record":
            return Value("record", (expression[1], {name: self.of(part) for name, part in expression[2].items()}))
        if kind == "ratio":
            return Value("ratio", (self.of(expression[1]).value, self.of(expression[2]).value))
        if kind == "range":
            return Value("range", [self.of(part).value if part else None for part in expression[1:]])
        if kind == "call":
            return self.called(expression[1], {label: self.of(part) for label, part in expression[2].items()})
        if kind == "-" and len(expression) == 2:
            return self.scaled(self.of(expression[1]), Fraction(-1))
        if kind in "+-*/":
            return self.joined(kind, self.of(expression[1]), self.of(expression[2]))
        raise Beyond("value " + kind)

    def quantity(self, text):
        digits, unit = re.match(r"^([\d.]+)(.*)$", text).groups()
        value = Fraction(digits)
        if unit == "sp":
            return Value("length", Length({"textPoints": value}))
        kinds = {"": "number", "%": "percent", "fr": "share", "s": "duration", "ms": "duration"}
        return Value(kinds[unit], value / 1000 if unit == "ms" else value)

    def named(self, path):
        if ".".join(path) in FIGURES:
            return Value("length", Length({FIGURES[".".join(path)]: Fraction(1)}))
        if path[0] in ("data", "event", "header") and len(path) > 1:
            return Value(path[0], path[1:])
        if len(path) == 1 and path[0] in self.parameters:
            return self.parameters[path[0]]
        if path in (["true"], ["false"]):
            return Value("bool", path == ["true"])
        if len(path) == 1 and path[0] in self.constants:
            return Evaluator(self.constants, {}).of(self.constants[path[0]])
        return Value("word", ".".join(path))

    def called(self, name, parts):
        if name == "estimated":
            return Value("estimate", parts[0].length)
        if name == "adaptive":
            return Value("adaptive", parts)
        if name in ("min", "max") and parts:
            lengths = [part.length for part in parts.values()]
            if all(length.constant is not None for length in lengths):
                return Value("number", (min if name == "min" else max)(length.constant for length in lengths))
            return Value("length", Length(word=name, parts=lengths))
        if name == "lines":
            style, count = parts[1].value, parts[0].value
            if style in MATERIAL:
                return Value("length", Length({"textPoints": count * MATERIAL[style]}))
            return Value("length", Length({style + "Lines": count}))
        if name == "match":
            return Value("match", (parts[0].value, {case: part for case, part in parts.items() if case != 0}))
        if name == "localized":
            return Value("localized", parts[0].value)
        if name == "at":
            made = Value("places", [part.value for label, part in parts.items() if isinstance(label, int)])
            made.form = {label: part.value for label, part in parts.items() if not isinstance(label, int)}
            return made
        raise Beyond("call of " + name)

    def scaled(self, value, factor):
        if value.kind == "length":
            return Value("length", value.value.times(factor))
        return Value(value.kind, value.value * factor)

    def joined(self, sign, left, right):
        if "length" not in (left.kind, right.kind):
            a, b = left.value, right.value
            kind = "percent" if "percent" in (left.kind, right.kind) else "number"
            return Value(kind, {"+": a.__add__, "-": a.__sub__, "*": a.__mul__, "/": a.__truediv__}[sign](b))
        if sign in "+-":
            return Value("length", left.length.plus(right.length.times(Fraction(1 if sign == "+" else -1))))
        if sign == "*":
            return self.scaled(right, left.value) if left.kind == "number" else self.scaled(left, right.value)
        return self.scaled(left, 1 / right.value)


def colour(value):
    if value.kind == "color":
        return value.value
    light, dark = value.value["light"].value, value.value["dark"].value
    return light if light == dark else {"light": light, "dark": dark}


def bounds(value):
    least, most = value.value
    return {"min": number(least)} | ({} if most is None else {"max": number(most)})


def written(value, form):
    """The JSON of a property's value, by the column "value" of the table."""
    if form.startswith('`"') and value.kind == "word":
        return value.value
    if form == "range":
        return bounds(value)
    if form.startswith("length"):
        return value.length.json()
    if form.startswith("insets"):
        parts = value.value if value.kind == "group" else None
        def side(name, both):
            if parts is None:
                return value.length.json()
            return parts[name].length.json() if name in parts else parts[both].length.json() if both in parts else 0
        sides = [("top", "vertical"), ("leading", "horizontal"), ("bottom", "vertical"), ("trailing", "horizontal")]
        return {name: side(name, both) for name, both in sides}
    if form == "spacing":
        parts = value.value if value.kind == "group" else {"lines": value, "items": value}
        return {key: parts[key].length.json() if key in parts else 0 for key in ("lines", "items")}
    if form == "columns" and value.kind == "adaptive":
        parts = {"min": value.value["min"].length.json()}
        return {"adaptive": parts | ({"max": value.value["max"].value} if "max" in value.value else {})}
    if form.startswith(("whole number", "columns", "span")) and value.kind == "number":
        return number(value.value)
    if form == "span" and value.kind == "match":
        return ("match", value.value[0], {case: written(part, form) for case, part in value.value[1].items()})
    if form == "span" and value.kind == "word":
        return value.value
    if form == "span":
        parts = {key: part.value if part.kind == "word" else number(part.value) for key, part in value.value.items()}
        parts = {"columns": 1, "rows": 1} | parts
        return parts if parts["rows"] != 1 else parts["columns"]
    if form.startswith("`true`") and value.kind == "bool":
        return value.value
    if form.startswith("size"):
        return size(value)
    if form == "colour":
        return colour(value)
    if form == "collapse":
        return value.value if value.kind == "word" else {"visible": value.value["visible"].value}
    if form == "paging":
        parts = value.value
        made = {"repeat": parts["repeat"].value if "repeat" in parts else "none"}
        return made | ({"autoRoll": number(parts["autoRoll"].value)} if "autoRoll" in parts else {})
    if form == "pagination":
        parts = value.value
        return {"by": parts["by"].value, "prefetch": parts["prefetch"].value if "prefetch" in parts else 0}
    if form == "separator":
        return {"height": value.value["height"].length.json(), "color": colour(value.value["color"])}
    if form == "texts":
        return [part.value for part in value.value]
    if form == "names of keys":
        return {label: place(part) for label, part in value.value.items()}
    if form == "what a response may set":
        return {label: bounds(part) for label, part in value.value.items()}
    raise Beyond(form + " of " + value.kind)


def place(value):
    """The name of a key in responses, or where its value is."""
    if value.kind == "places":
        return {"at": value.value} | {label: part if label == "as" else int(part) for label, part in value.form.items()}
    return {"from": value.value} if value.kind == "word" else value.value


def size(value):
    if value.kind == "estimate":
        return {"estimate": value.value.json()}
    if value.kind in ("percent", "share"):
        return {value.kind: number(value.value)}
    if value.kind == "ratio":
        return {"ratio": [number(side) for side in value.value]}
    if value.kind == "data":
        return {"field": value.value}
    return value.length.json(isSize=True)
