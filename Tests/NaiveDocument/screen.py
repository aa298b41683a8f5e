"""Derives the screen document of a program."""

import fractions

from contract import Program, named, platforms, version
from document import number, written
from program import Beyond
from section import Section

TRAITS = {
    "horizontal": ("compact", "regular"), "vertical": ("compact", "regular"), "idiom": ("phone", "pad"),
    "direction": ("ltr", "rtl"),
}
# The points of the style body at each text size of iOS.
SIZES = dict(
    xSmall=14, small=15, medium=16, large=17, xLarge=19, xxLarge=21, xxxLarge=23, accessibility1=28, accessibility2=33,
    accessibility3=40, accessibility4=47, accessibility5=53)


def keys(tree):
    """All keys of objects in a tree."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield key
            yield from keys(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from keys(value)


class ScreenReader:
    def __init__(self, text, files):
        self.program = Program(text, files)
        screens = [d for d in self.program.declared.values() if d["is"] == "screen"]
        self.screen = screens[0]
        self.flags, self.decorations = [], {}

    def document(self):
        layout, sections = {}, []
        for statement in self.screen["block"]:
            if statement[0] == "property":
                key, form = self.program.property("screen", statement[1])
                layout[key] = self.value(statement[2], form)
            elif statement[0] == "section":
                sections.append(Section(self, statement))
            elif statement[0] in ("empty", "topBar", "bottomBar") and statement[1]:
                layout[statement[0]] = self.placeholder(statement)
            elif statement[0] == "apart":
                self.program.format = max([self.program.format] + list(statement[1:]))
            else:
                raise Beyond("of a screen: " + statement[0])
        made = {section.wire: section.json() for section in sections}
        self.follow(layout.get("wire", {}), made)
        layout |= {"decorations": self.decorations, "sections": made}
        if any(key.endswith("Lines") for key in keys(layout)):
            self.program.format = max(self.program.format, "1.2")
        entries = [section.entry() for section in sections]
        document = {"sdui": self.program.format} | named(self.screen, "screen")
        contract = self.program.contract(self.flags)
        return document | {"contract": contract, "layout": layout, "sectionList": entries}

    def follow(self, wire, sections):
        """What follows from a server's own form of responses."""
        if all(isinstance(place, str) for place in wire.values()):
            return
        self.program.format = max(self.program.format, "1.2")
        def isOne(place):
            return isinstance(place, dict) and "at" in place and not {"[", "{"} & set(place["at"][0])
        for section in sections.values():
            units = section.get("wire", {}).get("unitList", wire.get("unitList"))
            if isOne(units):
                section["maxItems"] = 1
                if units["at"] == ["."]:
                    section["minItems"] = 1
            if isOne(wire.get("sectionList")):
                section["essential"] = True

    def placeholder(self, statement):
        component = self.program.use(statement[1], "component")
        made = {"unitType": component.get("as", statement[1])}
        for part in statement[2]:
            key, form = self.program.property(statement[0], part[1])
            made[key] = written(self.program.evaluator().of(part[2]), form)
        return made | self.on(component)

    def on(self, component):
        return {"on": self.program.events(component["on"], component)} if component["on"] else {}

    def value(self, expression, form):
        if form == "clients":
            return self.clients(expression)
        if form == "formatReaders":
            parts = expression[1]
            return {"version": version(parts["version"]), "since": platforms(parts["since"])}
        return written(self.program.evaluator().of(expression), form)

    def clients(self, expression):
        result = {}
        for platform, part in expression[1].items():
            # `26` is the last version of a `domain`.
            ends = part[1:] if part[0] == "range" else (None, part)
            result[platform] = {key: version(end) for key, end in zip(("min", "max"), ends) if end}
        return result

    # Conditions

    def boxes(self, condition, negated, parameters):
        kind = condition[0]
        if kind == "not":
            return self.boxes(condition[1], not negated, parameters)
        if kind in ("and", "or"):
            left, right = [self.boxes(side, negated, parameters) for side in condition[1:]]
            return self.joined(left, right) if (kind == "and") != negated else self.unique(left + right)
        if kind == "name":
            return self.boxes(self.program.declared[condition[1][0]]["value"], negated, {})
        sign, subject, other = condition
        if subject[0] == "call" and subject[1] == "flag":
            flag = subject[2][0][1][0]
            if flag not in self.flags:
                self.flags.append(flag)
            cases = self.program.declared[flag]["cases"]
            chosen = [case for case in cases if (case == other[1][0]) != negated]
            return [{"flags": {flag: chosen}}]
        name = subject[1][0]
        if name in ("width", "height", "textScale", "textSize"):
            self.program.format = max(self.program.format, "1.2" if name.startswith("text") else "1.0")
            size = fractions.Fraction(SIZES[other[1][0]], 17) if name == "textSize" else None
            bound = number(size if size else self.program.evaluator(parameters).of(other).value)
            key = {"textSize": "TextScale"}.get(name, name[0].upper() + name[1:])
            return [{("min" if (sign == ">=") != negated else "below") + key: bound}]
        if name in ("ios", "android"):
            isLower = (sign == ">=") != negated
            box = {name: {"min" if isLower else "below": version(other)}}
            if negated:
                box["android" if name == "ios" else "ios"] = {}
            return [{"clients": box}]
        if name in TRAITS:
            return [{name: word} for word in TRAITS[name] if (word == other[1][0]) != negated]
        raise Beyond("a condition on " + name)

    def unique(self, boxes):
        return [box for i, box in enumerate(boxes) if box not in boxes[:i]]

    def joined(self, left, right):
        """Where a box of each side holds."""
        return self.unique([box for a in left for b in right for box in self.both(a, b)])

    def range(self, a, b):
        order = lambda text: [int(part) for part in text.split(".")]
        made = {}
        for side, choose in (("min", max), ("below", min)):
            ends = [versions[side] for versions in (a, b) if side in versions]
            if ends:
                made[side] = choose(ends, key=order)
        return made

    def both(self, a, b):
        box = dict(a)
        for key, value in b.items():
            if key not in box:
                box[key] = value
            elif key.startswith("min"):
                box[key] = max(box[key], value)
            elif key.startswith("below"):
                box[key] = min(box[key], value)
            elif key == "flags":
                box[key] = {f: [c for c in box[key].get(f, value.get(f)) if c in value.get(f, box[key].get(f))]
                            for f in {**box[key], **value}}
                if not all(box[key].values()):
                    return []
            elif key == "clients":
                box[key] = {p: self.range(box[key][p], value[p]) for p in box[key] if p in value}
                if not box[key]:
                    return []
            elif box[key] != value:
                return []
        for side in ("Width", "Height", "TextScale"):
            if "min" + side in box and "below" + side in box and box["min" + side] >= box["below" + side]:
                return []
        return [box]
