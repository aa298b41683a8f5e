"""Runs the highlight tests of the grammar for tree-sitter, in tree-sitter's own form, and lists the names of `tags.scm`.

    queries.py FOLDER

An assertion is a comment: `^` names a column of the last line that is no assertion, `<-` that of the comment's start.
"""

import os
import re
import sys

from tree_sitter import Parser, Query, QueryCursor

import language

ASSERTION = re.compile(r"^\s*//\s*(<-|\^)\s*([a-z.]+)\s*$")


def captures(sdui, folder, name, tree):
    with open(os.path.join(folder, "queries", name + ".scm"), encoding="utf-8") as file:
        return QueryCursor(Query(sdui, file.read())).captures(tree.root_node)


def check(sdui, folder, path):
    """Prints what is coloured otherwise in a file, and returns the number of assertions."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    tree = Parser(sdui).parse(text.encode())
    found = {}
    for name, nodes in captures(sdui, folder, "highlights", tree).items():
        for node in nodes:
            for column in range(node.start_point.column, node.end_point.column):
                found[node.start_point.row, column] = name
    count, target = 0, 0
    for row, line in enumerate(text.split("\n")):
        assertion = ASSERTION.match(line)
        if not assertion:
            target = row
            continue
        column = line.index("^") if assertion[1] == "^" else line.index("//")
        count += 1
        actual = found.get((target, column))
        if actual != assertion[2]:
            print(f"{os.path.basename(path)}:{row + 1}: {actual}, not {assertion[2]}")
    for name, nodes in sorted(captures(sdui, folder, "tags", tree).items()):
        if name != "name":
            print(name, *sorted({node.text.decode().split("{")[0].split("=")[0].strip() for node in nodes}), sep=", ")
    return count


def main():
    folder = sys.argv[1]
    sdui = language.load(folder)
    tests = os.path.join(folder, "test", "highlight")
    print(sum(check(sdui, folder, os.path.join(tests, name)) for name in sorted(os.listdir(tests))), "assertions")


main()
