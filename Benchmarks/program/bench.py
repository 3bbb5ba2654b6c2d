"""Measures the program on a pseudo-terminal and prints one table.

The exit status is 1 when an exact count misses its goal or another benchmark fails, never because
of a time.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import endurance
import latency
import redraw
import starting
from home import Home
from music import MusicFolder
from report import Goals, Report


class Bench:
    """What is measured: the program, its yardstick, and homes with libraries."""

    def __init__(self, directory, options):
        self.directory = directory
        self.program = os.path.abspath(options.program)
        self.rounds = 10 if options.quick else 40
        self.floor = self._compiled_floor()
        self.empty = self._home("empty")
        #: Homes with generated libraries, by their number of albums, the smallest first.
        self.libraries = {}
        for albums in (10_000, 100_000) if options.large else (10_000,):
            self.libraries[albums] = self._home(f"albums-{albums}")
            self.libraries[albums].fill(options.generator, albums)
        self.plain = self._scanned("plain", with_covers=False)
        self.covered = self._scanned("covered", with_covers=True)

    @property
    def largest(self):
        """The largest library: its number of albums, its home."""
        return list(self.libraries.items())[-1]

    def _home(self, name):
        return Home(os.path.join(self.directory, name), self.program)

    def _scanned(self, name, with_covers):
        """A home with real music files that the program has read."""
        home = self._home(name)
        music = MusicFolder(home.music)
        music.write_albums(120, with_covers=with_covers)
        with home.open() as terminal:
            terminal.frame()
            terminal.settle()
            music.write_album("Newest", "Harbour", "Somebody")
            if with_covers:
                music.write_cover("Newest", 130)
            terminal.send(b"R")
            terminal.settle()
            terminal.quit()
        return home

    def _compiled_floor(self):
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "floor.c")
        floor = os.path.join(self.directory, "floor")
        compiler = os.environ.get("CC", "clang")
        subprocess.run([compiler, "-O2", "-o", floor, source, "-lncursesw"], check=True)
        return floor


def run_other(report, benchmark, goals, *flags):
    """Runs another benchmark; False when it fails."""
    report.heading(os.path.basename(benchmark))
    with subprocess.Popen([benchmark, goals, *flags], stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            report.add_foreign(line)
    return process.returncode == 0


def main():
    """Runs everything; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("generator", help="writes a library without files into a database")
    parser.add_argument("goals", help="file of the goals")
    parser.add_argument("--large", action="store_true", help="measure 100,000 albums, too")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument(
        "--other", action="append", default=[], nargs=2, metavar=("BENCHMARK", "GOALS"),
        help="another benchmark, whose table becomes part of this one")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="otodana-bench-") as directory:
        bench = Bench(directory, options)
        report = Report(Goals(options.goals))
        for title, part in (
            ("start", starting), ("keys", latency), ("bytes a frame, 120x40", redraw),
            ("endurance", endurance),
        ):
            report.heading(title)
            part.measure(report, bench)
        flags = ["--large"] if options.large else []
        succeeded = [run_other(report, *other, *flags) for other in options.other]
    return 0 if report.close() and all(succeeded) else 1


if __name__ == "__main__":
    sys.exit(main())
