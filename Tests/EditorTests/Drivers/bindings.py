"""Reads programs with the grammar in a library that a binding was built to, by tree-sitter's own library.

    bindings.py LIBRARY SYMBOL FILE…

SYMBOL is a function that returns the grammar. Prints how many programs have how many nodes, and which are not accepted.
"""

import ctypes
import os
import sys

from tree_sitter import Parser

import language


def function_of(library, symbol):
    """A function of a library, whose other functions may need those of Node, which are not here."""
    process = ctypes.CDLL(None)
    process.dlopen.restype = process.dlsym.restype = ctypes.c_void_p
    process.dlopen.argtypes = [ctypes.c_char_p, ctypes.c_int]
    process.dlsym.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    handle = process.dlopen(library.encode(), os.RTLD_LAZY)
    address = handle and process.dlsym(handle, symbol.encode())
    if not address:
        sys.exit(f"{library} has no function {symbol}")
    return ctypes.CFUNCTYPE(ctypes.c_void_p)(address)


def main():
    library, symbol, *paths = sys.argv[1:]
    parser = Parser(language.of(function_of(library, symbol)))
    nodes = 0
    for path in paths:
        with open(path, "rb") as file:
            root = parser.parse(file.read()).root_node
        nodes += root.descendant_count
        if root.has_error:
            print(f"{path} is not accepted")
    print(f"{len(paths)} programs, {'many' if nodes > 1_000 else nodes} nodes")


main()
