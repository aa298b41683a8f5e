"""Derives a section of a screen: its layers over one another, and what its author wrote in it."""

from document import KINDS, number, written
from program import Beyond, string


class Layer:
    """What one layout or section says: the properties of its parts by path, then its whens."""

    def __init__(self):
        self.plain, self.whens = {}, []


class Section:
    def __init__(self, reader, statement):
        self.reader, self.program = reader, reader.program
        _, self.name, wire, base, self.block, self.prefixes, self.docs = statement
        self.wire = wire or self.name
        self.parts, self.units, self.content, self.own, self.inner, self.bundle = {}, [], None, [], [], None
        self.kind, self.layers = self.base(base)
        for part in self.block:
            if part[0] == "unit" and part[1] not in self.units:
                self.units.append(part[1])
        self.layers.append(self.layer(self.block, {}, isOwn=True))

    def base(self, reference, outer=None):
        name, arguments = reference
        if name in KINDS:
            return name, []
        layout = self.program.declared[name]
        parameters = {}
        for parameter, default in layout["parameters"]:
            isGiven = parameter in arguments
            evaluator = self.program.evaluator(outer if isGiven else None)
            parameters[parameter] = evaluator.of(arguments[parameter] if isGiven else default)
        kind, layers = self.base(layout["base"], parameters)
        return kind, layers + [self.layer(layout["block"], parameters)]

    def layer(self, block, parameters, isOwn=False):
        layer = Layer()
        for statement in block:
            if statement[0] == "when":
                boxes = self.reader.boxes(statement[1], False, parameters)
                inner = self.layer(statement[2], parameters)
                # A when in a when holds where both hold, and lies over the outer one.
                for own, plain in [(boxes, inner.plain)] + [
                        (self.reader.joined(boxes, others), plain) for others, plain in inner.whens]:
                    if own:
                        layer.whens.append((own, plain))
            else:
                self.read(statement, layer.plain, parameters, isOwn)
        return layer

    def read(self, statement, plain, parameters, isOwn):
        word = statement[0]
        if word == "property":
            self.set(plain, (), statement, "section", parameters)
        elif word in ("row", "column"):
            plain[("tree",)] = self.part(statement, parameters)
        elif word in ("unit", "item", "header", "footer", "background"):
            place = "unit" if word == "item" else word
            prefix = ("units", statement[1]) if word == "unit" else (word,)
            if word in ("header", "footer", "background") and statement[1]:
                self.parts[word] = statement[1]
            for inner in statement[2]:
                self.set(plain, prefix, inner, place, parameters)
        elif word == "apart":
            pass
        elif word == "bundle" and isOwn:
            words = {part: value[1] for part, value in statement[2].items()}
            words = {part: string(text) if isinstance(text, str) else text[0] for part, text in words.items()}
            self.bundle = {"unitType": statement[1]} | words
        elif word in ("empty", "onFailure") and isOwn:
            plain[(word,)] = ("placeholder", statement)
        elif word == "content" and isOwn:
            self.content = statement[1]
        elif word == "on" and isOwn:
            self.own.append(statement[1:])
        elif word == "section" and isOwn:
            self.inner.append(Section(self.reader, statement))
        else:
            raise Beyond("of a section: " + word)

    def set(self, plain, prefix, statement, place, parameters):
        if statement[0] == "apart":
            return
        if statement[0] != "property":
            raise Beyond("in %s: %s" % (place, statement[0]))
        _, name, expression = statement
        evaluator = self.program.evaluator(parameters)
        if place == "unit" and name == "ratio":
            value = evaluator.of(expression)
            isField = value.kind == "data"
            plain[prefix + ("height",)] = ("ratioField", value.value[:-1]) if isField else {
                "ratio": [number(side) for side in value.value]}
        elif place == "unit" and name == "width" and evaluator.of(expression).kind == "data" and (
                evaluator.of(expression).value[-1] == "ratio"):
            self.program.format = max(self.program.format, "1.1")
            plain[prefix + ("width",)] = ("ratioField", evaluator.of(expression).value[:-1])
        elif place == "unit" and name == "inView":
            plain[prefix + ("width",)] = {"inView": number(evaluator.of(expression).value)}
        else:
            key, form = self.program.property(place, name)
            value = evaluator.of(expression)
            if form == "index title":
                path = value.value if value.kind in ("data", "header") else [value.value]
                plain[prefix + (key,)] = ("index", value.kind, path)
                return
            made = written(value, form)
            plain[prefix + (key,)] = ("field", made["field"]) if isinstance(made, dict) and "field" in made else made

    def part(self, statement, parameters, isInner=False):
        """A part of a mosaic: what is not written takes what is there."""
        made = {"kind": statement[0]}
        if statement[1]:
            self.program.format = max(self.program.format, "1.1")
            made["accepts"] = [statement[1]]
        children = []
        for inner in statement[2]:
            if inner[0] == "property" and inner[1] == "ratio":
                made["height"] = {"ratio": [number(side) for side in self.program.evaluator(parameters).of(inner[2]).value]}
            elif inner[0] == "property":
                key, form = self.program.property(statement[0], inner[1])
                made[key] = written(self.program.evaluator(parameters).of(inner[2]), form)
            else:
                children.append(self.part(inner, parameters, True))
        if statement[0] != "cell":
            made["children"] = children
            # Along its row or column a part that says nothing takes one share, and everything across it.
            for child in children:
                child.setdefault("width", {"share": 1} if statement[0] == "row" else {"percent": 100})
                child.setdefault("height", {"share": 1} if statement[0] == "column" else {"percent": 100})
        if not isInner:
            made.setdefault("width", {"percent": 100})
        return made

    # Layers over one another

    def resolved(self, component, path, value):
        """With names of fields as they travel."""
        if isinstance(value, tuple) and value[0] in ("field", "ratioField"):
            return {value[0]: self.program.path(value[1], component)}
        if isinstance(value, tuple) and value[0] == "match":
            return {"field": self.program.path(value[1], component), "cases": self.spans(value, component)}
        if isinstance(value, tuple) and value[0] == "placeholder":
            return self.reader.placeholder(value[1])
        if isinstance(value, tuple):
            isHeader = value[1] == "header"
            owner = self.program.declared[self.parts["header"] if isHeader else self.units[0]]
            return {"headerField" if isHeader else "unitField": self.program.path(value[2], owner)}
        return value

    def spans(self, value, component):
        """Those of a `match`, in the order of the cases, by the names that travel."""
        for name in value[1]:
            field = next(field for field in component["fields"] if field["name"] == name)
            component = self.program.declared.get(field["type"]["named"])
        return {case.get("as", case["name"]): value[2][case["name"]] for case in component["cases"]}

    def base_values(self):
        result, item = {}, {}
        for layer in self.layers:
            for path, value in layer.plain.items():
                (item if path[0] == "item" else result)[path] = value
        for unit in self.units:
            for (_, key), value in item.items():
                result.setdefault(("units", unit, key), value)
            if ("rowHeight",) in result:
                result.setdefault(("units", unit, "height"), "rowHeight")
        return result

    def adaptations(self):
        result, ofUnits = [], set()
        for index, layer in enumerate(self.layers):
            later = [other.plain for other in self.layers[index + 1:]]
            for boxes, plain in layer.whens:
                assigned = {}
                for path, value in plain.items():
                    if any(path in other for other in later):
                        continue
                    if path[0] != "item":
                        assigned[path] = value
                        ofUnits.add(path)
                        continue
                    for unit in self.units:
                        own = ("units", unit, path[1])
                        if own not in plain and not any(own in other.plain for other in self.layers):
                            if own in ofUnits:
                                raise Beyond("a unit in a when, and `item` in a later one")
                            assigned[own] = value
                if assigned:
                    result.append((boxes, assigned))
        return result

    # JSON

    def component(self, name):
        return self.program.use(name, "component")

    def json(self):
        made = {"kind": self.kind}
        if self.wire != self.name:
            made["name"] = self.name
        if self.docs:
            made["documentation"] = self.docs
        for word in self.prefixes:
            made[word] = True
        if self.kind == "stack":
            made["sections"] = {}
        else:
            made["accepts"], made["units"] = [], {}
        values = self.base_values()
        for word in ("header", "footer", "background"):
            if word in self.parts:
                made[word] = self.shown(word, self.parts[word])
        for unit in self.units:
            component = self.component(unit)
            wire = component.get("as", unit)
            made["accepts"].append(wire)
            made["units"][wire] = self.reader.on(component)
        for path, value in values.items():
            place = made
            component = None
            for step in path[:-1]:
                if step in self.units:
                    component = self.program.declared[step]
                    step = component.get("as", step)
                elif step not in place:
                    place = None
                    break
                place = place[step]
            if place is not None:
                place[path[-1]] = self.resolved(component, path, value)
        if self.bundle:
            made["bundle"] = self.bundle
        if self.own:
            made["on"] = self.program.events(self.own, None)
        for inner in self.inner:
            made["sections"][inner.wire] = inner.json()
        adaptations = []
        for boxes, assigned in self.adaptations():
            entry = {}
            for path, value in assigned.items():
                component = self.program.declared[path[1]] if path[0] == "units" else None
                steps = [component.get("as", path[1]) if component and i == 1 else s for i, s in enumerate(path)]
                if path[0] in ("header", "footer", "background") and path[0] not in self.parts:
                    continue
                entry[".".join(steps)] = self.resolved(component, path, value)
            if entry:
                adaptations.append({"when": boxes, "set": entry})
        return made | ({"adaptations": adaptations} if adaptations else {})

    def shown(self, word, name):
        declaration = self.program.declared[name]
        if declaration["is"] == "decoration":
            wire = declaration.get("as", name)
            self.reader.decorations[wire] = self.decoration(declaration)
            return {"decoration": wire}
        component = self.component(name)
        return {"unitType": component.get("as", name)} | self.reader.on(component)

    def decoration(self, declaration):
        made = {"name": declaration["name"]} if "as" in declaration and declaration["as"] != declaration["name"] else {}
        if declaration["docs"]:
            made["documentation"] = declaration["docs"]
        for statement in declaration["block"]:
            key, form = self.program.property("decoration", statement[1])
            made[key] = written(self.program.evaluator().of(statement[2]), form)
        return made

    def entry(self):
        made = {"section": self.wire, "sectionId": self.wire}
        if self.content is not None:
            units = []
            for name, values in self.content:
                if name in ("header", "footer"):
                    component = self.component(self.parts[name])
                    made[name] = {"unitType": component.get("as", self.parts[name])}
                    made[name]["data"] = self.program.data(values, component)
                else:
                    component = self.component(name)
                    units.append({"unitType": component.get("as", name), "data": self.program.data(values, component)})
            if self.kind != "stack":
                made["units"] = units
        if self.kind == "stack":
            made["sections"] = [inner.entry() for inner in self.inner]
        return made
