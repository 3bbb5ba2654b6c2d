"""From the start of the process to the end of the first complete frame."""

from statistics import median

from terminal import Terminal


class Start:
    """The figures of one start."""

    def __init__(self, terminal):
        with terminal:
            frame = terminal.frame()
            #: Milliseconds from the start to the end of the first frame.
            self.ms = (frame.at - terminal.started) / 1e6
            usage = terminal.quit()
            #: Milliseconds of CPU from the start to the end, the key to quit included.
            self.cpu_ms = (usage.ru_utime + usage.ru_stime) * 1e3


def subjects(bench):
    """What is started, by name: functions that start it."""

    def library(home, is_offline):
        def start():
            home.set_offline(is_offline)
            return home.open()
        return start

    found = {"floor": lambda: Terminal([bench.floor, "10000"], bench.empty.environment)}
    found["empty library"] = bench.empty.open
    for albums, home in bench.libraries.items():
        found[f"{albums:,} albums"] = library(home, False)
    albums, home = bench.largest
    found[f"{albums:,} albums, offline"] = library(home, True)
    return found


def measure(report, bench):
    """Starts all subjects in turn, many times."""
    starts = {name: [] for name in subjects(bench)}
    for turn in range(-1, bench.rounds):
        for name, start in subjects(bench).items():
            figures = Start(start())
            # In the round before the first, the files may not be in the page cache yet.
            if turn >= 0:
                starts[name].append(figures)

    floors = starts.pop("floor")
    for name, found in starts.items():
        report.add(
            f"first frame, {name}", median(it.ms for it in found), "ms",
            ("floor", median(it.ms for it in floors)))
    for name, found in starts.items():
        report.add(
            f"CPU of start and quit, {name}", median(it.cpu_ms for it in found), "ms",
            ("floor", median(it.cpu_ms for it in floors)))
    names = [name for name in starts if not name.endswith("offline")]
    for smaller, larger in zip(names, names[1:]):
        ratio = median(b.ms / a.ms for a, b in zip(starts[smaller], starts[larger]))
        report.add(f"first frame, {larger} / {smaller}", ratio, "x")
