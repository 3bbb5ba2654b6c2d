"""Held keys, memory, rest, and the size of the binary."""

import os
import re
import subprocess
import time

import processes

HELD = 500


def measure(report, bench):
    """All of it, on the largest library."""
    albums, home = bench.largest
    for place, approach in (("song list", b"g4"), ("album grid", b"\t")):
        held_keys(report, home, place, approach)
    idle(report, home)
    memory(report, home, albums)
    report.add("binary, stripped", stripped_mib(bench), "MB")


def held_keys(report, home, place, approach):
    """As many keys in one write as if each were pressed: the same screen, in few bytes."""
    with home.open() as terminal:
        arrive(terminal, approach)
        for _ in range(HELD):
            terminal.send(b"j")
            terminal.next_frame(0.5)
        expected = screen(terminal)
    with home.open() as terminal:
        arrive(terminal, approach)
        before = processes.Activity(terminal.pid)
        terminal.send(b"j" * HELD)
        frames = terminal.settle()
        cpu = processes.Activity(terminal.pid).cpu_ms - before.cpu_ms
        lost = screen(terminal) != expected
    report.add(f"{HELD} held keys, {place}: bytes", sum(map(len, frames)), "B", is_exact=True)
    report.add(f"{HELD} held keys, {place}: CPU", cpu, "ms")
    report.add(f"{HELD} held keys, {place}: another screen", int(lost), "screens", is_exact=True)


def arrive(terminal, keys):
    """Waits for the library to be at rest and goes to a place."""
    terminal.settle()
    terminal.send(keys)
    terminal.settle()


def screen(terminal):
    """What stands in each row, and how it looks, once nothing changes any more.

    In which columns is left out: those of songs share the width by the rows that were shown, and
    keys that come at once show fewer.
    """
    terminal.settle()
    terminal.send(b"\x0c")
    rows = re.sub(rb"\x1b\[(\d+);\d+H", rb"\n\1:", terminal.frame().data)
    return re.sub(rb"\x1b\[\d*[CGX]| ", b"", rows)


#: Seconds after which the pool of threads has given up those that have nothing to do (five).
POOL = 6


def idle(report, home, seconds=10):
    """What the program does while nothing happens."""
    with home.open() as terminal:
        terminal.frame()
        terminal.settle()
        time.sleep(POOL)
        before = processes.wakeups(terminal.pid)
        time.sleep(seconds)
        after = processes.wakeups(terminal.pid)
        written = sum(map(len, terminal.settle()))
    woken = sum(
        after.get(thread, count + 1) - count for thread, count in before.items())
    report.add(f"idle for {seconds} s: bytes", written, "B", is_exact=True)
    report.add(f"idle for {seconds} s: wakeups", woken, "times")


def memory(report, home, albums):
    """Memory after the start and after 500 rows were scrolled."""
    with home.open() as terminal:
        terminal.settle()
        report.add(
            f"memory after start, {albums:,} albums", processes.memory_mib(terminal.pid), "MiB")
        for _ in range(HELD):
            terminal.send(b"j")
            terminal.next_frame(0.5)
        terminal.settle()
        report.add(
            f"memory after {HELD} rows, {albums:,} albums", processes.memory_mib(terminal.pid),
            "MiB")


def stripped_mib(bench):
    """Millions of bytes of the program without symbols."""
    stripped = os.path.join(bench.directory, "stripped")
    subprocess.run(["strip", "-o", stripped, bench.program], check=True)
    return os.path.getsize(stripped) / 1e6
