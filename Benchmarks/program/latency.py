"""From a key to the end of the frame that answers it."""

from contextlib import ExitStack
from statistics import median

from terminal import Terminal

DOWN = b"j"


def measure(report, bench):
    """Types at the program and at the floor in turn: a moved focus, a scrolled list."""
    albums, home = bench.largest
    with ExitStack() as stack:
        program = stack.enter_context(home.open())
        floor = stack.enter_context(Terminal([bench.floor, "10000"], home.environment))
        program.settle()
        floor.settle()

        press(program, b"\t")
        moves = alternate(bench, program, [b"l", b"h"], floor, [b"j", b"k"])
        show(report, f"key to frame, focus, {albums:,} albums", *moves)

        for key in (b"g", b"4"):
            press(program, key)
        go_to_bottom(program)
        go_to_bottom(floor)
        scrolls = alternate(bench, program, [DOWN], floor, [DOWN])
        show(report, f"key to frame, scroll, {albums:,} albums", *scrolls)

        slowest = max(press(program, b"\x06") for _ in range(bench.rounds))
        report.add(f"slowest of {bench.rounds} page downs, {albums:,} albums", slowest, "ms")


def press(terminal, key):
    """Milliseconds from a key to its frame; frames of what is loaded thereafter are waited for."""
    sent = terminal.send(key)
    frame = terminal.next_frame(0.5)
    terminal.settle()
    return (frame.at - sent) / 1e6 if frame else 0.0


def go_to_bottom(terminal):
    """Moves the focus to the last visible row, so that the next move scrolls."""
    for _ in range(45):
        press(terminal, DOWN)


def alternate(bench, program, keys, floor, floor_keys):
    """Presses keys in turn at both; the times of both."""
    times = [], []
    for turn in range(2 * bench.rounds):
        times[0].append(press(program, keys[turn % len(keys)]))
        times[1].append(press(floor, floor_keys[turn % len(floor_keys)]))
    return times


def show(report, scenario, program, floor):
    """A row of medians."""
    report.add(scenario, median(program), "ms", ("floor", median(floor)))
