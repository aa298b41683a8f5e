"""Reads programs with the grammar for tree-sitter, and compares with the compiler: which are accepted, what words are.

    treesitter.py PROGRAMS FOLDER
"""

import os
import sys

from tree_sitter import Parser, Query, QueryCursor

import language
import words

CAPTURES = {
    "comment.documentation": "documentation",
    "comment": "comment",
    "string": "string",
    "string.special": "color",
    "number": "number",
    "keyword": "keyword",
    "keyword.operator": "keyword",
    "type.builtin": "builtin",
    "type": "type",
    "property": "property",
    "boolean": "value",
    "constant": "value",
    "constant.builtin": "value",
    "variable": "value",
    "variable.member": "value",
    "variable.parameter": "value",
    "function": "value",
    "operator": None,
    "punctuation.bracket": None,
    "punctuation.delimiter": None,
}


def classes_of(program, tree, query):
    """The class of each byte, and what is coloured twice."""
    classes = [None] * len(program["text"].encode())
    taken, twice = set(), []
    for name, nodes in QueryCursor(query).captures(tree.root_node).items():
        for node in nodes:
            span = (node.start_byte, node.end_byte)
            if span in taken:
                twice.append(f"{words.place(program, span[0])}: coloured twice")
            taken.add(span)
            classes[span[0] : span[1]] = [CAPTURES[name]] * (span[1] - span[0])
    return classes, twice


def indents(program, tree, query):
    """Lines that are not indented as the query says, in a program that `sduic fmt` wrote."""
    captures = QueryCursor(query).captures(tree.root_node)
    begins, branches = captures.get("indent.begin", []), {node.start_byte for node in captures.get("indent.branch", [])}
    found, offset = [], 0
    for row, line in enumerate(program["text"].encode().split(b"\n")):
        first = offset + len(line) - len(line.lstrip())
        opened = {node.start_point.row for node in begins if node.start_point.row < row and first < node.end_byte}
        depth = len(opened) - (first in branches)
        # Operators at the beginning of a line go on with the line before it.
        if line.strip() and not line.lstrip().startswith((b"+", b"-", b"*", b"/")) and first - offset != 2 * depth:
            found.append(f"{words.place(program, first)}: indented by {first - offset}, not {2 * depth}")
        offset += len(line) + 1
    return found


def main():
    programs, folder = words.load(sys.argv[1]), sys.argv[2]
    sdui = language.load(folder)
    parser = Parser(sdui)
    queries = {}
    for name in ("highlights", "folds", "indents", "locals"):
        with open(os.path.join(folder, "queries", name + ".scm"), encoding="utf-8") as file:
            queries[name] = Query(sdui, file.read())
    findings, count = [], 0
    for program in programs:
        tree = parser.parse(program["text"].encode())
        if tree.root_node.has_error == program["isAccepted"]:
            findings.append(f"{program['name']}: {'refused' if program['isAccepted'] else 'accepted'}\n{program['text']}")
        if not program["words"] or tree.root_node.has_error:
            continue
        classes, twice = classes_of(program, tree, queries["highlights"])
        found, compared = words.differences(program, classes)
        findings += twice + found
        count += compared
        if program["isFormatted"]:
            findings += indents(program, tree, queries["indents"])
    words.report(len(programs), count, findings)


main()
