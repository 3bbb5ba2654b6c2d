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


def measure(report, bench):
    """Starts all subjects in turn, many times."""
    homes = {"empty library": bench.empty} | {
        f"{albums:,} albums": home for albums, home in bench.libraries.items()}
    starts = {name: [] for name in homes}
    floors = []
    for turn in range(-1, bench.rounds):
        floor = Start(Terminal([bench.floor, "10000"], bench.empty.environment))
        round_of = {name: Start(home.open()) for name, home in homes.items()}
        if turn < 0:
            continue  # The files were not in the page cache yet.
        floors.append(floor)
        for name, start in round_of.items():
            starts[name].append(start)

    floor_ms = median(start.ms for start in floors)
    floor_cpu = median(start.cpu_ms for start in floors)
    for name, found in starts.items():
        report.add(f"first frame, {name}", median(s.ms for s in found), "ms", ("floor", floor_ms))
    for name, found in starts.items():
        report.add(
            f"CPU of start and quit, {name}", median(s.cpu_ms for s in found), "ms",
            ("floor", floor_cpu))
    names = list(starts)
    for smaller, larger in zip(names, names[1:]):
        ratio = median(b.ms / a.ms for a, b in zip(starts[smaller], starts[larger]))
        report.add(f"first frame, {larger} / {smaller}", ratio, "x")
