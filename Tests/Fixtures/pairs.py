#!/usr/bin/env python3
"""Counts what fixtures of a screen cover, in pairs, from its document and the fixtures alone: `Grammar/FIXTURES.md`.

    pairs.py SCREEN.json FIXTURE.json…
    pairs.py --lines FILE        of many screens: [SCREEN, [FIXTURE, …]] a line

Prints how many pairs there are, how many are covered, and of each fixture how many only it has.
"""

import json
import math
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations

LONGEST = 10_000
MOST_ITEMS = 200
MOST_PAIRED = 250
SAFE = 2**53
# Types of values that hold others: elements of a list, members of a map.
MANY = ("list", "map")


def exact(value):
    return Fraction(*value) if isinstance(value, list) else Fraction(str(value))


def version(text):
    return [int(part) for part in text.split(".")]


class Subject:
    """What a response, a section or data can be: factors with their levels, some only under conditions."""

    def __init__(self):
        self.factors = {}
        self.forbidden = set()

    def add(self, name, levels, conditions=()):
        if len(levels) > 1:
            self.factors[name] = (levels, dict(conditions))

    def together(self, one, other):
        if one == other:
            return True
        if one[0] == other[0] or (one, other) in self.forbidden or (other, one) in self.forbidden:
            return False
        first, second = self.factors[one[0]][1], self.factors[other[0]][1]
        if other[0] in first and other[1] not in first[other[0]] or one[0] in second and one[1] not in second[one[0]]:
            return False
        return all(first[name] & second[name] for name in first.keys() & second.keys())

    def is_paired(self):
        return sum(len(levels) for levels, _ in self.factors.values()) <= MOST_PAIRED

    def pairs(self, levels):
        levels = sorted({level for level in levels if level[0] in self.factors}, key=str)
        found = [(level, level) for level in levels]
        if not self.is_paired():
            return found
        return found + [pair for pair in combinations(levels, 2) if self.together(*pair)]

    def all(self):
        return self.pairs([(name, level) for name, (levels, _) in self.factors.items() for level in levels])


class Contract:
    def __init__(self, document, client):
        contract = document["contract"]
        self.components = {each["type"]: each for each in contract["components"]}
        self.records = {each["type"]: each["fields"] for each in contract["records"]}
        self.actions = {each["type"]: each["fields"] for each in contract["actions"]}
        self.enums = {each["type"]: each for each in contract["enums"]}
        self.client = client

    def knows(self, case):
        if not self.client:
            return True
        platform, _, at = self.client.partition("@")
        def bound(word):
            value = case.get(word)
            return (value.get(platform) if isinstance(value, dict) else value), value is not None
        since, has_since = bound("since")
        until, has_until = bound("until")
        if has_since and (since is None or at and version(at) < version(since)):
            return False
        return not (has_until and until is not None and (not at or version(at) >= version(until)))

    def with_fallbacks(self, names):
        result = list(names)
        for name in result:
            fallback = self.components[name].get("fallback")
            if isinstance(fallback, dict) and fallback["unitType"] not in result:
                result.append(fallback["unitType"])
        return result

    # What a type can be, and what a value of it is

    def bounds(self, field):
        low, high = (exact(field[key]) if key in field else None for key in ("min", "max"))
        if field["type"] == "int":
            low = None if low is None else max(-SAFE, math.ceil(low))
            high = None if high is None else min(SAFE, math.floor(high))
            if (-SAFE if low is None else low) == (SAFE if high is None else high):
                low = high = 0
        return low, high

    def levels(self, field):
        kind = field["type"]
        if kind == "text":
            low, high = int(exact(field.get("min", 0))), field.get("max")
            if high is None:
                return ["shortest", "between"]
            high = int(exact(high))
            if low == high:
                return ["exact"]
            between = ["between"] if high - low >= 2 else []
            return ["shortest"] + between + (["longest"] if high <= LONGEST else [])
        if kind in ("int", "decimal", "number", "anyDecimal"):
            low, high = self.bounds(field)
            if low is not None and low == high:
                return ["exact"]
            is_between = kind != "int" or low is None or high is None or high - low >= 2
            return (["least"] if low is not None else []) + (["between"] if is_between else []) + (["greatest"] if high is not None else [])
        if kind == "bool":
            return [False, True]
        if kind in ("color", "shortColor"):
            return ["opaque", "translucent"]
        if kind == "image":
            return ["without words", "with words"]
        if kind == "enum":
            enum = self.enums[field["enum"]]
            known = [case["value"] for case in enum["cases"] if enum.get("open") or self.knows(case)]
            return known + (["unknown"] if enum.get("open") else [])
        if kind == "choice":
            return self.case_levels(field, self.cases(field))
        if kind == "action":
            return list(field["actions"])
        return self.list_levels(field) if kind in MANY else ["any"]

    def payloads(self, field):
        """The types of the data of an enumeration's cases, by the names that travel."""
        return {case["value"]: case.get("payload") for case in self.enums[field["enum"]]["cases"]}

    def wire(self, field):
        """The places of the name and the data of a case."""
        return self.enums[field["enum"]].get("wire", {"type": "type", "data": "payload"})

    def is_beside(self, field):
        return isinstance(self.wire(field).get("data"), dict)

    def case_parts(self, field, value):
        """The name of a case and its data."""
        wire = self.wire(field)
        if "data" not in wire:
            return next(iter(value.items()))
        return value[wire["type"]], value if self.is_beside(field) else value.get(wire["data"])

    def cases(self, field, actions=None, required=True):
        """The possible cases: those that are known, and whose data need not hold themselves."""
        enum = self.enums[field["enum"]]
        known = [case for case in enum["cases"] if enum.get("open") or self.knows(case)]
        is_possible = lambda case: actions is None or "payload" not in case or self.possible(case["payload"], actions, required)
        return [case["value"] for case in known if is_possible(case)]

    def case_levels(self, field, cases):
        return cases + (["unknown"] if self.enums[field["enum"]].get("open") else [])

    def list_levels(self, field):
        if "min" not in field and "max" not in field:
            return ["empty", "one", "several"]
        low, high = self.counts(field)
        if low == high:
            return ["exact"]
        if high is None or high > MOST_ITEMS:
            return ["least", "several"]
        return ["least"] + (["between"] if high - low >= 2 else []) + ["greatest"]

    def counts(self, field):
        return int(exact(field.get("min", 0))), int(exact(field["max"])) if "max" in field else None

    def list_level(self, field, count):
        levels = self.list_levels(field)
        if levels[0] == "empty":
            return levels[min(2, count)]
        low, high = self.counts(field)
        return "least" if count == low else "greatest" if count == high and "greatest" in levels else levels[1]

    def filled(self, field):
        low, high = self.counts(field)
        return [level for level in self.list_levels(field) if level != "empty" and (level != "least" or low) and high != 0]

    def level(self, field, value):
        kind = field["type"]
        if value is None:
            return "null"
        if isinstance(value, str) and value in field.get("absent", []):
            return f"text `{value}`"
        if self.levels(field) == ["exact"]:
            return "exact"
        if kind == "text":
            low, high = int(exact(field.get("min", 0))), field.get("max")
            return "shortest" if len(value) == low else "longest" if high is not None and len(value) == int(exact(high)) else "between"
        if kind in ("int", "decimal", "number", "anyDecimal"):
            low, high = self.bounds(field)
            number = exact(value)
            return "least" if low is not None and number == low else "greatest" if high is not None and number == high else "between"
        if kind == "bool":
            return value
        if kind in ("color", "shortColor"):
            return "opaque" if len(value) == 7 else "translucent"
        if kind == "image":
            return "with words" if "alt" in value else "without words"
        if kind == "choice":
            name, _ = self.case_parts(field, value)
            return name if name in self.payloads(field) else "unknown"
        if kind == "enum":
            return value if value in [case["value"] for case in self.enums[field["enum"]]["cases"]] else "unknown"
        if kind == "action":
            return value["type"]
        return self.list_level(field, len(value)) if kind in MANY else "any"

    # Data, place by place

    def optional(self, field):
        return field.get("optional") or "default" in field or "since" in field or "until" in field

    def depth(self, name, above=()):
        """How many actions data of an action are deep at least: infinitely many where it would have to hold itself."""
        if name in above:
            return math.inf
        return 1 + max((self.depth_of(field, above + (name,)) for field in self.actions[name]), default=0)

    def depth_of(self, field, above):
        if self.optional(field):
            return 0
        if field["type"] == "action":
            return min(self.depth(name, above) for name in field["actions"])
        if field["type"] == "choice":
            return min(self.depth_of(data, above) if data else 0 for data in self.payloads(field).values())
        if field["type"] == "record":
            return max((self.depth_of(inner, above) for inner in self.records[field["record"]]), default=0)
        return 0

    def choices(self, field, actions, required):
        """The possible actions: none within itself, and within three of them the least deep where one must."""
        if field["type"] != "action":
            return []
        if len(actions) < 3:
            names = [name for name in field["actions"] if name not in actions]
        else:
            least = min(field["actions"], key=self.depth)
            names = [least] if required and self.depth(least) < math.inf else []
        return [name for name in names if self.all_possible(self.actions[name], actions + [name], True)]

    def possible(self, field, actions, required):
        if field["type"] == "action":
            return bool(self.choices(field, actions, required))
        if field["type"] == "choice":
            return bool(self.case_levels(field, self.cases(field, actions, required)))
        return field["type"] != "record" or self.all_possible(self.records[field["record"]], actions, required)

    def all_possible(self, fields, actions, required):
        return all(self.optional(each) or self.possible(each, actions, required) for each in fields)

    def add(self, subject, field, path, conditions, actions, required=True):
        may_be_absent = self.optional(field)
        required = required and not may_be_absent and not path.endswith("]")
        choices = self.choices(field, actions, required)
        levels = choices if field["type"] == "action" else self.levels(field)
        if field["type"] == "choice":
            choices = self.cases(field, actions, required)
            levels = self.case_levels(field, choices)
        if not self.possible(field, actions, required):
            levels = []
        elif field["type"] in MANY and not (field["of"].get("optional") or self.possible(field["of"], actions, False)):
            levels = self.list_levels(field)[:1]
        own = (["absent"] if may_be_absent and not path.endswith("]") else []) + (["null"] if field.get("optional") else [])
        own += [f"text `{text}`" for text in field.get("absent", [])]
        subject.add(path, own + levels, conditions)
        if not levels:
            return
        def inside(*these):
            return conditions + ([(path, set(these))] if path in subject.factors else [])
        if field["type"] == "record":
            for inner in self.records[field["record"]]:
                self.add(subject, inner, f"{path}.{inner['key']}", inside("any"), actions, required)
        if field["type"] == "action":
            for name in choices:
                for inner in self.actions[name]:
                    self.add(subject, inner, f"{path}({name}).{inner['key']}", inside(name), actions + [name])
        if field["type"] == "choice":
            for name in choices:
                data = self.payloads(field)[name]
                if data and self.is_beside(field):
                    for inner in self.records[data["record"]]:
                        self.add(subject, inner, f"{path}({name}).{inner['key']}", inside(name), actions, required)
                elif data:
                    self.add(subject, data, f"{path}({name})", inside(name), actions, required)
        if field["type"] in MANY and self.filled(field):
            self.add(subject, field["of"], path + "[]", inside(*self.filled(field)), actions, False)

    def observe(self, field, value, path, found):
        found.add((path, self.level(field, value)))
        if value is None or isinstance(value, str):
            return
        if field["type"] == "record":
            self.observe_fields(self.records[field["record"]], value, path + ".", found)
        if field["type"] == "action":
            self.observe_fields(self.actions[value["type"]], value["payload"], f"{path}({value['type']}).", found)
        if field["type"] == "choice":
            name, sent = self.case_parts(field, value)
            data = self.payloads(field).get(name)
            if data and self.is_beside(field):
                self.observe_fields(self.records[data["record"]], sent, f"{path}({name}).", found)
            elif data:
                self.observe(data, sent, f"{path}({name})", found)
        if field["type"] in MANY:
            for element in value.values() if field["type"] == "map" else value:
                self.observe(field["of"], element, path + "[]", found)

    def observe_fields(self, fields, value, path, found):
        for field in fields:
            if field["key"] in value:
                self.observe(field, value[field["key"]], path + field["key"], found)
            else:
                found.add((path + field["key"], "absent"))

    def component(self, name, pages):
        subject = Subject()
        subject.add("page", pages)
        for field in self.components[name]["fields"]:
            self.add(subject, field, "/" + field["key"], [], [])
        return subject

    def data(self, name, key, unit, found):
        fields = self.components[name]["fields"]
        if [field["key"] for field in fields] != ["."]:
            self.observe_fields(fields, unit[key], "/", found)
        elif key in unit:
            self.observe(fields[0], unit[key], "/.", found)
        else:
            found.add(("/.", "absent"))


def states(section, is_paged, must_stand):
    absent = [] if must_stand and not is_paged else ["absent"]
    if section["kind"] == "stack":
        return ["some", "failed"] + absent
    low, high = section.get("minItems", 0), section.get("maxItems", math.inf)
    if not section["accepts"]:
        low = high = 0
    result = ["some"] if max(1, low + (low > 0)) < high else []
    result += ["most"] if low < high <= MOST_ITEMS else []
    return result + ["least" if low > 0 else "empty", "failed"] + absent


def state(section, sent, units):
    if sent.get("failed"):
        return "failed"
    count = len(units)
    if section["kind"] == "stack":
        return "some"
    if count == 0:
        return "empty"
    if count == section.get("minItems", 0):
        return "least"
    return "most" if count == section.get("maxItems") and count <= MOST_ITEMS else "some"


SERVER = {
    "columns": lambda value: [value], "startColumn": lambda value: [value],
    "spacing": lambda value: list(value.values()), "insets": lambda value: list(value.values()),
}


class Screen:
    def __init__(self, document, layout, variants):
        self.contract = Contract(document, variants.get("client"))
        wire = document["layout"].get("wire", {})
        self.key = lambda name: wire.get(name, name)
        self.pages = ["only", "first", "middle", "last"] if "pagination" in layout else ["only"]
        self.sections = {}
        self.order = [entry["section"] for entry in document["sectionList"]]
        self.is_fixed = layout.get("sectionOrder") == "fixed"
        self.subjects = {"response": Subject()}
        self.subjects["response"].add("page", self.pages)
        if not self.is_fixed:
            self.subjects["response"].add("order", ["declared", "other"] if len(self.order) > 1 else ["declared"])
        every = [each for section in layout["sections"].values() for each in [section, *section.get("sections", {}).values()]]
        if any(each.get("accepts") and each.get("maxItems", 1) > 0 for each in every):
            self.subjects["response"].add("content", ["something", "nothing"])
        self.bars = [bar for bar in ("topBar", "bottomBar") if bar in layout]
        for bar in self.bars:
            shown = self.contract.with_fallbacks([layout[bar]["unitType"]])
            self.subjects["response"].add(bar, shown + ["absent"])
            self.add_components(shown)
        for name, section in layout["sections"].items():
            self.add(name, section, self.is_fixed or section.get("essential", False))
            for inner, child in section.get("sections", {}).items():
                self.add(inner, child, child.get("essential", False))

    def add(self, name, section, must_stand):
        self.sections[name] = section
        subject = self.subjects[f"section {name}"] = Subject()
        subject.add("page", self.pages)
        is_paged = len(self.pages) > 1
        levels = states(section, is_paged, must_stand)
        subject.add("items", levels)
        if must_stand and is_paged:
            subject.forbidden |= {(("page", page), ("items", "absent")) for page in ("only", "first")}
        stands = [("items", set(levels) - {"absent"})]
        for part in ("header", "footer"):
            if part in section:
                shown = self.contract.with_fallbacks([section[part]["unitType"]])
                subject.add(part, shown + ["absent"], stands)
                self.add_components(shown)
        units = self.contract.with_fallbacks(section.get("accepts", []))
        subject.add("units", units, [("items", set(levels) & {"some", "most", "least"})])
        self.add_components(units)
        if section.get("repeated"):
            subject.add("times", ["once", "several"], stands)
            subject.add("sectionId", ["named", "absent"], stands)
        for key, bounds in section.get("fromServer", {}).items():
            has_greatest = "max" in bounds and bounds["max"] != bounds["min"]
            subject.add(key, ["absent", "least"] + (["greatest"] if has_greatest else []), stands)

    def add_components(self, names):
        for name in names:
            self.subjects.setdefault(f"component {name}", self.contract.component(name, self.pages))

    def covered(self, response):
        pairs = set()
        def note(name, levels):
            pairs.update((name, pair) for pair in self.subjects[name].pairs(levels))
        number, more = response[self.key("page")], response[self.key("hasNext")]
        page = ("page", ("first" if more else "only") if number == 0 else "middle" if more else "last")
        sent = response[self.key("sectionList")]
        places = [self.order.index(each[self.key("section")]) for each in sent]
        units = self.walk(sent, self.order, page, note)
        levels = [page, ("order", "declared" if places == sorted(places) else "other"),
                  ("content", "something" if units else "nothing")]
        for bar in self.bars:
            unit = response.get(self.key(bar))
            levels.append((bar, unit[self.key("unitType")] if unit else "absent"))
            if unit:
                self.note_unit(unit, page, note)
        note("response", levels)
        return pairs

    def walk(self, sent, names, page, note):
        """Notes all sections of a list, those that are not there among them, and counts the units."""
        counts = Counter(each[self.key("section")] for each in sent)
        total = 0
        for name in names:
            if not counts[name]:
                note(f"section {name}", [page, ("items", "absent")])
        for each in sent:
            name = each[self.key("section")]
            section = self.sections[name]
            units = each.get(self.key("units"), [])
            total += len(units)
            levels = [page, ("items", state(section, each, units)), ("times", "once" if counts[name] == 1 else "several"),
                      ("sectionId", "named" if each.get(self.key("sectionId")) else "absent")]
            for part in ("header", "footer"):
                unit = each.get(self.key(part))
                levels.append((part, unit[self.key("unitType")] if unit else "absent"))
                if unit:
                    self.note_unit(unit, page, note)
            for unit in units:
                levels.append(("units", unit[self.key("unitType")]))
                self.note_unit(unit, page, note)
            for key, bounds in section.get("fromServer", {}).items():
                value = each.get(self.key(key))
                numbers = {exact(number) for number in SERVER[key](value)} if value is not None else set()
                ends = {exact(bounds["min"]): "least", exact(bounds.get("max", bounds["min"])): "greatest"}
                ends[exact(bounds["min"])] = "least"
                levels.append((key, "absent" if not numbers else ends.get(numbers.pop()) if len(numbers) == 1 else None))
            note(f"section {name}", levels)
            if section["kind"] == "stack":
                total += self.walk(each[self.key("sections")], list(section["sections"]), page, note)
        return total

    def note_unit(self, unit, page, note):
        found = {page}
        self.contract.data(unit[self.key("unitType")], self.key("data"), unit, found)
        note(f"component {unit[self.key('unitType')]}", found)


def count(document, responses):
    wire = document["layout"].get("wire", {})
    first = responses[0]
    screen = Screen(document, first[wire.get("layout", "layout")], first.get(wire.get("variants", "variants"), {}))
    everything = {(name, pair) for name, subject in screen.subjects.items() for pair in subject.all()}
    covered = [screen.covered(response) & everything for response in responses]
    counts = Counter(pair for pairs in covered for pair in pairs)
    missing = sorted(map(str, everything - counts.keys()))
    own = [sum(counts[pair] == 1 for pair in pairs) for pairs in covered]
    print(json.dumps({"pairs": len(everything), "covered": len(counts), "own": own, "missing": missing[:20]}))


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


if sys.argv[1] == "--lines":
    with open(sys.argv[2], encoding="utf-8") as lines:
        for line in lines:
            count(*json.loads(line))
else:
    count(load(sys.argv[1]), [load(path) for path in sys.argv[2:]])
