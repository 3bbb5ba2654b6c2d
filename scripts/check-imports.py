#!/usr/bin/env python3
"""Holds the imports of every module against the lines of ARCHITECTURE.md.

A module imports only from lower lines, and two modules of one line never import each other.
Only the edges may name the C library or a shim; nobody imports Foundation.
"""
import pathlib
import re
import sys

LINES = [
    {"Geometry", "Images", "JSON", "MusicModel", "SeededRandom"},
    {"CompositionalLayout", "DiffableSnapshot", "Terminal", "Playback"},
    {"CollectionViews"},
    {"AppCore", "AudioOutput", "CursesTerminal", "DesktopControl", "MusicLibrary"},
    {"otodana"},
]
SHIMS = {
    "CWidth": {"Terminal"},
    "CUnicode": {"MusicLibrary"},
    "CTerminal": {"CursesTerminal"},
    "CTagLib": {"MusicLibrary"},
    "CTOML": {"otodana"},
    "CSQLite": {"MusicLibrary"},
    "CImage": {"MusicLibrary"},
    "CSystem": {"AudioOutput", "DesktopControl", "MusicLibrary", "otodana"},
    "CDBus": {"DesktopControl"},
}
SYSTEM = {
    "Glibc": {"AudioOutput", "CursesTerminal", "DesktopControl", "MusicLibrary", "otodana"},
    "Synchronization": {"DiffableSnapshot", "MusicLibrary", "otodana"},
}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|internal|package|private|fileprivate)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)


def level(module):
    return next((index for index, line in enumerate(LINES) if module in line), None)


def complaint(module, imported):
    if imported in SHIMS:
        return None if module in SHIMS[imported] else "is a shim of another module"
    if imported in SYSTEM:
        return None if module in SYSTEM[imported] else "is for the edges only"
    if level(imported) is None:
        return "is not allowed anywhere"
    return None if level(imported) < level(module) else "is not on a lower line"


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "Sources"
    found = []
    for module in sorted(set().union(*LINES)):
        for file in sorted((root / module).rglob("*.swift")):
            for imported in IMPORT.findall(file.read_text()):
                reason = complaint(module, imported)
                if reason:
                    found.append(f"{file.relative_to(root.parent)}: import {imported} {reason}")
    print("\n".join(found) if found else "imports follow the lines")
    return 1 if found else 0


sys.exit(main())
