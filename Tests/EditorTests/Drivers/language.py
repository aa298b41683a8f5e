"""The grammar for tree-sitter, compiled and loaded."""

import ctypes
import os
import subprocess
import tempfile

from tree_sitter import Language


def load(folder):
    """The language of a grammar's folder. Warnings are errors, since editors compile it as well."""
    with tempfile.TemporaryDirectory() as temporary:
        library = os.path.join(temporary, "sdui.so")
        sources = [os.path.join(folder, "src", name) for name in ("parser.c", "scanner.c")]
        flags = ["-shared", "-fPIC", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter"]
        subprocess.run(["cc", *flags, "-I", os.path.join(folder, "src"), *sources, "-o", library], check=True)
        return of(ctypes.CDLL(library).tree_sitter_sdui)


def of(function):
    """The language that a function of a library returns."""
    function.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype = ctypes.py_object
    capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return Language(capsule(function(), b"tree_sitter.Language", None))
