#!/usr/bin/env python3
"""Fills the README's marked blocks from the tests' golden files; --check only compares.

A block goes from `<!-- golden: NAME -->` (shown as it is typed) or `<!-- table: NAME -->` (a table
in Markdown) to `<!-- end -->`.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "Tests" / "AppCoreTests" / "Golden"
BLOCK = re.compile(r"(<!-- (golden|table): (\S+) -->\n).*?(<!-- end -->)", re.S)


def filled(text):
    def block(match):
        content = (GOLDEN / (match[3] + ".txt")).read_text()
        if match[2] == "golden":
            content = "```text\n" + content + "```\n"
        return match[1] + content + match[4]

    return BLOCK.sub(block, text)


def main():
    readme = ROOT / "README.md"
    text = readme.read_text()
    wanted = filled(text)
    if "--check" not in sys.argv:
        readme.write_text(wanted)
    elif text != wanted:
        print("README.md is not what the golden files say; scripts/readme.py mends it")
        return 1
    return 0


sys.exit(main())
