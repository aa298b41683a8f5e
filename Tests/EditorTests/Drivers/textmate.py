"""Reads programs with the TextMate grammar, in an engine with Oniguruma, and compares with the compiler.

    textmate.py PROGRAMS GRAMMAR
"""

import collections
import json
import os
import re
import shutil
import sys
import tempfile

from babi.highlight import Grammars, highlight_line

import words

# The first that a scope begins with decides.
SCOPES = [
    ("comment.line.documentation", "documentation"),
    ("comment", "comment"),
    ("string", "string"),
    ("constant.numeric", "number"),
    ("constant.other.color", "color"),
    ("keyword.operator.word", "keyword"),
    ("keyword.operator", None),
    ("keyword", "keyword"),
    ("storage", "keyword"),
    ("support.type", "builtin"),
    ("entity.name.type", "type"),
    ("variable.other.property", "property"),
    ("variable", "value"),
    ("constant.language", "value"),
    ("support.function", "value"),
]


def class_of(scopes):
    """What the innermost scope that says anything says."""
    for scope in reversed(scopes):
        for prefix, name in SCOPES:
            if scope.startswith(prefix):
                return name
    return None


def classes_of(text, compiler):
    """The class of each byte."""
    state = compiler.root_state
    classes = []
    seen = collections.Counter()
    for index, line in enumerate(re.findall(r"[^\n]*\n|[^\n]+", text)):
        # The engine tells lines apart by their text, and takes two that are equal for a loop without end.
        unlike = line.rstrip("\n") + " " * seen[line] + "\n"
        seen[line] += 1
        state, regions = highlight_line(compiler, state, unlike, index == 0)
        of_line = [None] * len(unlike)
        for region in regions:
            of_line[region.start:region.end] = [class_of(region.scope)] * (region.end - region.start)
        for character, name in zip(line, of_line):
            is_gap = character == "\n" or character == " " and name not in ("string", "comment", "documentation")
            classes += [None if is_gap else name] * len(character.encode())
    return classes


def main():
    programs, grammar = words.load(sys.argv[1]), sys.argv[2]
    with open(grammar, encoding="utf-8") as file:
        scope = json.load(file)["scopeName"]
    findings, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(grammar, os.path.join(folder, scope + ".json"))
        compiler = Grammars(folder).compiler_for_scope(scope)
        for program in programs:
            found, compared = words.differences(program, classes_of(program["text"], compiler))
            findings += found
            count += compared
    words.report(len(programs), count, findings)


main()
