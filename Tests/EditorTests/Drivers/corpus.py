"""Reads the corpus of the grammar for tree-sitter, and compares trees.

    corpus.py FOLDER
"""

import os
import re
import sys

from tree_sitter import Parser, Query, QueryCursor

import language

CASE = re.compile(r"^=+\n(?P<name>[^\n]+)\n=+\n(?P<text>.*?)\n---+\n(?P<tree>.*?)(?=^=+\n|\Z)", re.MULTILINE | re.DOTALL)


def plain(tree):
    """A tree on one line."""
    return re.sub(r"\s+\)", ")", re.sub(r"\s+", " ", tree)).strip()


def main():
    folder = sys.argv[1]
    sdui = language.load(folder)
    parser = Parser(sdui)
    cases, wrong, texts = 0, 0, []
    corpus = os.path.join(folder, "test", "corpus")
    for path in sorted(os.listdir(corpus)):
        with open(os.path.join(corpus, path), encoding="utf-8") as file:
            for case in CASE.finditer(file.read()):
                cases += 1
                texts.append(case["text"].encode())
                found = str(parser.parse(texts[-1]).root_node)
                if plain(found) != plain(case["tree"]):
                    wrong += 1
                    print(f"{path}: {case['name']}\n  found    {found}\n  expected {plain(case['tree'])}")
    # Every pattern of the queries has something to find.
    for name in sorted(os.listdir(os.path.join(folder, "queries"))):
        with open(os.path.join(folder, "queries", name), encoding="utf-8") as file:
            query = Query(sdui, file.read())
        matched = {index for text in texts for index, _ in QueryCursor(query).matches(parser.parse(text).root_node)}
        for index in sorted(set(range(query.pattern_count)) - matched):
            wrong += 1
            print(f"{name}: pattern {index} finds nothing in the corpus")
    if wrong or not cases:
        sys.exit(1)
    print(f"{cases} trees as written")


main()
