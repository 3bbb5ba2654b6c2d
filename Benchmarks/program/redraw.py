"""Bytes of frames: what the planned redraw writes, against the same program drawing frames whole.

Both modes are taken through the same keys and changes on the same library, one after the other.
After each scenario the screen is asked for whole (Ctrl-l): both must have arrived at the same.
"""

from scenarios import CHANGES, COVERED, KEYS

MODES = ("planned", "full")
HOME, REPAINT = b"g0gg", b"\x0c"


def measure(report, bench):
    """All scenarios on a library without covers, then some on one with them."""
    report.add("no change", no_change(bench.plain), "B", is_exact=True)
    for kind, home, names in (("", bench.plain, None), (", covers", bench.covered, COVERED)):
        scenarios = [it for it in KEYS + CHANGES if names is None or it.name in names]
        planned, full = (outcomes(home, mode, scenarios) for mode in MODES)
        for scenario, (bytes_planned, screen), (bytes_full, other) in zip(
                scenarios, planned, full):
            name = scenario.name + kind
            report.add(name, bytes_planned, "B", ("whole", bytes_full), is_exact=True)
            if screen != other:
                report.fail(f"{name}: the planned screen is not the whole one")


def no_change(home):
    """Bytes that are written for a key that changes nothing."""
    with home.open() as terminal:
        terminal.frame()
        terminal.settle()
        terminal.send(b"k")
        return sum(map(len, terminal.settle()))


def outcomes(home, mode, scenarios):
    """For each scenario what it wrote in a mode, and the screen at its end."""
    found = []
    with home.open(f"--redraw={mode}") as terminal:
        terminal.frame()
        for scenario in scenarios:
            terminal.settle()
            terminal.send(HOME)
            terminal.settle()
            written = scenario.run(terminal, home)
            terminal.send(REPAINT)
            found.append((written, terminal.frame().data))
    return found
