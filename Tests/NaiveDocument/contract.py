"""Derives the contract of a screen: what its data looks like, and the values that authors write of it."""

import os

from document import PROPERTIES, Evaluator, number
from program import Beyond, program

SIMPLE = {
    "ID": "id", "Text": "text", "Int": "int", "Decimal": "decimal", "Bool": "bool", "URL": "url", "Date": "date",
    "Color": "color", "Image": "image",
}

DATES = {"seconds": "dateSeconds", "milliseconds": "dateMilliseconds", "local": "localDate", "day": "day"}


def named(declaration, key="type"):
    """The wire name, the source name where that is another, and the comment."""
    made = {key: declaration.get("as", declaration["name"])}
    if made[key] != declaration["name"]:
        made["name"] = declaration["name"]
    return made | ({"documentation": declaration["docs"]} if declaration["docs"] else {})


def platforms(expression):
    """One version, or one for each platform."""
    if expression[0] == "group":
        return {platform: version(part) for platform, part in expression[1].items()}
    return version(expression)


def version(part):
    """Two parts at least, and no zeros after them."""
    numbers = part[1].split(".") + ["0"]
    while len(numbers) > 2 and numbers[-1] == "0":
        numbers.pop()
    return ".".join(numbers)


class Program:
    def __init__(self, text, files):
        self.declared, self.used = {}, []
        self.format = "1.0"
        self.file, self.paths = "main.sdui", ["main.sdui"]
        self.read(text, files)

    def property(self, place, name):
        """The key and the form of a property; the document is of the version that brought it, or of a later one."""
        key, form, since = PROPERTIES[place, name]
        self.format = max(self.format, since)
        return key, form

    def read(self, text, files):
        for declaration in program(text):
            if declaration["is"] == "import":
                path = os.path.normpath(os.path.join(os.path.dirname(self.file), declaration["path"]))
                outer, self.file = self.file, path
                if path not in self.paths:
                    self.paths.append(path)
                    self.read(files[path], files)
                self.file = outer
            else:
                self.declared[declaration["name"]] = declaration
        for declaration in self.declared.values():
            if "fields" in declaration:
                declaration["fields"] = self.written(declaration)
        self.constants = {n: d["value"] for n, d in self.declared.items() if d["is"] == "let"}

    def written(self, declaration):
        """Fields, with those that are copied in the place of each `with`."""
        result = []
        for field in declaration["fields"]:
            result += self.written(self.declared[field["with"]]) if "with" in field else [field]
        return result

    def use(self, name, kind):
        declaration = self.declared[name]
        if declaration["is"] != kind:
            raise Beyond(name + " is no " + kind)
        if declaration not in self.used:
            self.used.append(declaration)
            self.reach(declaration)
        return declaration

    def wire(self, name, kind):
        declaration = self.use(name, kind)
        return declaration.get("as", name)

    def reach(self, declaration):
        for field in declaration.get("fields", []):
            self.type(field["type"])
        for case in self.withData(declaration):
            self.type(case["type"])
        for _, action in declaration.get("on", []):
            if action[0] == "record" and action[1] == "toggleSection":
                continue
            if action[0] in ("record", "name") and (action[1] if action[0] == "record" else action[1][0]) in self.declared:
                self.use(action[1] if action[0] == "record" else action[1][0], "action")
        if "fallback" in declaration and declaration["fallback"][0] != "drop":
            self.use(declaration["fallback"][0], "component")

    def withData(self, declaration):
        """The cases of an enumeration that have data."""
        return [case for case in declaration["cases"] if "type" in case] if declaration["is"] == "enum" else []

    def evaluator(self, parameters=None):
        return Evaluator(self.constants, parameters or {})

    # Types and values of fields

    def type(self, written):
        if "list" in written:
            parts = written["of"]
            bounds = self.bounds({label: part for label, part in parts.items() if label != "as"})
            made = {"type": "list", "of": self.type(written["list"])} | bounds | ({"takesOne": True} if "as" in parts else {})
            if bounds:
                self.format = max(self.format, "1.1")
            if "as" in parts:
                self.format = max(self.format, "1.2")
        elif "map" in written:
            self.format = max(self.format, "1.2")
            made = {"type": "map", "of": self.type(written["map"])} | self.bounds(written["of"])
        else:
            made = self.namedType(written)
        return made | ({"optional": True} if written["optional"] else {})

    def namedType(self, written):
        name, parts = written["named"], written["of"]
        if name == "Action":
            names = [part[1][0] for label, part in parts.items() if label not in ("invalid", "absent")]
            return {"type": "action", "actions": [self.wire(action, "action") for action in names]}
        if name not in SIMPLE:
            kind = self.declared[name]["is"]
            if self.withData(self.declared[name]):
                self.format = max(self.format, "1.1")
                return {"type": "choice", "enum": self.wire(name, "enum")}
            return {"type": kind, kind: self.wire(name, kind)}
        if name == "Date" and "as" in parts:
            self.format = max(self.format, "1.2")
            if parts["as"][0] == "string":
                return {"type": "patternDate", "pattern": self.evaluator().of(parts["as"]).value}
            return {"type": DATES[parts["as"][1][0]]}
        if name == "Color" and "as" in parts:
            self.format = max(self.format, "1.2")
            return {"type": "shortColor"}
        if name == "Decimal" and "as" in parts:
            isAny = parts["as"][1][0] == "any"
            self.format = max(self.format, "1.2" if isAny else "1.1")
            return {"type": "anyDecimal" if isAny else "number"} | self.bounds({label: part for label, part in parts.items() if label != "as"})
        if name == "ID" and "as" in parts:
            self.format = max(self.format, "1.2")
            return {"type": "numericId"}
        if name == "URL" and "schemes" in parts:
            self.format = max(self.format, "1.2")
            written = parts["schemes"]
            texts = written[1] if written[0] == "list" else [written]
            return {"type": "url", "schemes": [
                part[1][0] if part[0] == "name" else self.evaluator().of(part).value for part in texts
            ]}
        return {"type": SIMPLE[name]} | self.bounds(parts)

    def bounds(self, parts):
        made = {}
        for label, part in parts.items():
            if label in ("invalid", "absent"):
                continue
            bound = number(self.evaluator().of(part).value)
            made |= {"min": bound, "max": bound} if label == "length" else {label: bound}
        return made

    def value(self, expression, written):
        """A value of a field as data hold it."""
        name = written.get("named")
        if "list" in written:
            return [self.value(part, written["list"]) for part in expression[1]]
        if "map" in written:
            # `[]`, or a group of keys with values.
            members = expression[1] if expression[0] == "group" else {}
            return {key: self.value(part, written["map"]) for key, part in members.items()}
        if name in self.declared and self.withData(self.declared[name]):
            return self.choice(expression, self.declared[name])
        if name in self.declared and self.declared[name]["is"] == "enum":
            case = next(c for c in self.declared[name]["cases"] if c["name"] == expression[1][0])
            return case.get("as", case["name"])
        if name in self.declared:
            return self.data(expression[2], self.declared[name])
        if name == "Image":
            return {key: self.value(part, {"named": "URL" if key in ("url", "alt") else "Int"})
                    for key, part in expression[2].items()}
        if name == "Action":
            called = expression[1] if expression[0] == "record" else expression[1][0]
            action = self.use(called, "action")
            payload = self.data(expression[2] if expression[0] == "record" else {}, action)
            return {"type": action.get("as", called), "payload": payload}
        found = self.evaluator().of(expression)
        if found.kind == "localized":
            self.format = max(self.format, "1.1")
            return {"localized": found.value}
        if name == "Decimal" and written["of"].get("as", ("name", ["any"]))[1][0] == "any":
            if found.value.denominator != 1:
                return str(float(found.value))
            return str(found.value.numerator)
        if name == "ID" and "as" in written["of"]:
            return int(found.value)
        return number(found.value) if name in ("Int", "Decimal", "Date") and not isinstance(found.value, str) else found.value

    def choice(self, expression, declaration):
        """A case with its data, or the name of one without."""
        cases = declaration["cases"]
        names = {case["name"]: case for case in cases}
        if expression[0] == "name" and expression[1][0] not in names:
            expression = self.constants[expression[1][0]]
        if expression[0] == "name":
            case = names[expression[1][0]]
            return self.sent(declaration, case.get("as", case["name"]), None)
        ((name, part),) = expression[2].items()
        return self.sent(declaration, names[name].get("as", name), self.value(part, names[name]["type"]))

    def form(self, declaration):
        """Where the name and the data of cases are, if not under `type` and `payload`."""
        if "wire" not in declaration:
            return {}
        places = {"type": "type", "data": "payload"}
        for label, part in declaration["wire"].items():
            if part == ("name", ["onlyKey"]):
                places = {"type": {"from": "onlyKey"}}
            else:
                found = self.evaluator().of(part)
                key = found.value[0] if found.kind == "places" else found.value
                places[label] = {"at": ["."]} if key == "." and found.kind == "places" else key
        if places == {"type": "type", "data": "payload"}:
            return {}
        self.format = max(self.format, "1.2")
        return {"wire": places}

    def sent(self, declaration, name, data):
        places = self.form(declaration).get("wire", {"type": "type", "data": "payload"})
        if "data" not in places:
            return {name: {} if data is None else data}
        if places["data"] == {"at": ["."]}:
            return {places["type"]: name} | (data or {})
        return {places["type"]: name} | ({} if data is None else {places["data"]: data})

    def data(self, values, declaration):
        fields = [field for field in declaration["fields"] if field["name"] in values]
        if len(declaration["fields"]) == 1 and declaration["fields"][0].get("as") == ".":
            return self.value(values[fields[0]["name"]], fields[0]["type"])
        return {field.get("as", field["name"]): self.value(values[field["name"]], field["type"]) for field in fields}

    # The contract

    def contract(self, flags):
        made = {"components": [], "records": [], "enums": [], "actions": []}
        for declaration in self.used:
            kind = declaration["is"]
            if kind == "enum":
                cases = [
                    named(case, "value") | ({"payload": self.type(case["type"])} if "type" in case else {}) | self.versions(case)
                    for case in declaration["cases"]
                ]
                entry = named(declaration) | ({"open": True} if declaration["open"] else {}) | self.form(declaration) | {"cases": cases}
            elif kind in ("component", "record", "action"):
                entry = named(declaration) | self.versions(declaration) | {"fields": self.fields(declaration)}
                if declaration["reserved"]:
                    entry["reserved"] = declaration["reserved"]
                if kind == "component" and declaration["on"]:
                    entry["on"] = self.events(declaration["on"], declaration)
            else:
                continue
            made[kind + "s"].append(entry)
        if flags:
            made["flags"] = [self.flag(self.declared[name]) for name in flags]
        return made

    def flag(self, declaration):
        docs = {"documentation": declaration["docs"]} if declaration["docs"] else {}
        return {"flag": declaration["name"], "cases": declaration["cases"]} | docs

    def fields(self, declaration):
        result = []
        for field in declaration["fields"]:
            entry = named(field, "key") | self.type(field["type"]) | self.versions(field)
            if "invalid" in field["type"]["of"]:
                self.format = max(self.format, "1.2")
                entry["invalid"] = "nil"
            if "absent" in field["type"]["of"]:
                self.format = max(self.format, "1.2")
                written = field["type"]["of"]["absent"]
                texts = written[1] if written[0] == "list" else [written]
                entry["absent"] = [self.evaluator().of(part).value for part in texts]
            if "default" in field:
                entry["default"] = self.value(field["default"], field["type"])
            result.append(entry)
        return result

    def versions(self, declaration):
        made = {}
        for word in ("since", "until"):
            if word in declaration:
                made[word] = platforms(declaration[word])
        if "deprecated" in declaration:
            made["deprecated"] = self.evaluator().of(declaration["deprecated"]).value
        if "fallback" in declaration:
            made["fallback"] = self.fallback(*declaration["fallback"], declaration)
        return made

    def fallback(self, name, values, component):
        """Another component: its `id` is that of the unit, and the rest is taken from the data."""
        if name == "drop":
            return name
        other = self.use(name, "component")
        values = {"id": ("name", ["id"])} | values
        data = {}
        for field in other["fields"]:
            if field["name"] in values and not (field["name"] == "id" and not self.has(component, "id")):
                data[field.get("as", field["name"])] = self.source(values[field["name"]], field["type"], component)
        return {"unitType": other.get("as", name), "data": data}

    def has(self, component, name):
        return any(field["name"] == name for field in component["fields"])

    # Events

    def events(self, events, component):
        return {name: self.action(action, component) for name, action in events}

    def action(self, expression, component):
        if expression[0] == "name":
            path = expression[1]
            if path == ["toggleSection"]:
                return {"type": "toggleSection"}
            if path[0] == "data":
                path = path[1:]
            if path[0] in self.declared and self.declared[path[0]]["is"] == "action":
                expression = ("record", path[0], {})
            else:
                return {"field": self.path(path, component)}
        if expression[1] == "toggleSection":
            return {"type": "toggleSection"}
        action = self.use(expression[1], "action")
        payload = {}
        for field in action["fields"]:
            if field["name"] in expression[2]:
                part = expression[2][field["name"]]
                payload[field.get("as", field["name"])] = self.source(part, field["type"], component)
        return {"type": action.get("as", expression[1]), "payload": payload}

    def source(self, part, type, component):
        if part[0] == "name" and part[1][0] == "event":
            return {"event": ".".join(part[1][1:])}
        names = [field["name"] for field in component["fields"]] if component else []
        if part[0] == "name" and part[1][0] == "data" and len(part[1]) > 1:
            return {"field": self.path(part[1][1:], component)}
        if part[0] == "name" and part[1][0] in names:
            return {"field": self.path(part[1], component)}
        return {"value": self.value(part, type)}

    def path(self, names, declaration):
        """Source names to wire names."""
        result = []
        for name in names:
            if declaration is None:
                result.append(name)
                continue
            field = next(field for field in declaration["fields"] if field["name"] == name)
            result.append(field.get("as", name))
            declaration = self.declared.get(field["type"].get("named"))
        return result if any("." in name for name in result) else ".".join(result)
