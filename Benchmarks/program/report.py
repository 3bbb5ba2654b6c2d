"""The table of all measurements beside their goals."""

import re

#: A row of another benchmark: scenario, count, time, yardstick, figure, goal, verdict.
FOREIGN = re.compile(
    r"(\S.*?)\s{2,}(\d+)\s+([\d.]+ \w+)\s+(-|\w.*? [\d.]+ \w+)\s+([\d.]+ \w+)\s+(\S+)(.*)")
WIDTHS = (46, 13, 28, 10, 13)


class Goals:
    """The goals of a file: a scenario, two blanks or more, the most its figure may be, its unit.

    The unit `x` is for the ratio to the yardstick, any other for what was measured itself.
    """

    def __init__(self, path):
        self._goals = {}
        with open(path, encoding="utf-8") as file:
            for line in file:
                found = re.match(r"([^#\s].*?)\s{2,}([\d,.]+) (\S+)$", line.rstrip())
                if found:
                    name, limit, unit = found.groups()
                    self._goals[name] = float(limit.replace(",", "")), unit

    def __getitem__(self, scenario):
        return self._goals.get(scenario)


class Report:
    """Prints rows as they are measured and remembers those that miss their goal."""

    def __init__(self, goals):
        self._goals = goals
        self.over = []
        #: Rows with an exact count that misses its goal; these fail the run.
        self.failed = []
        self._print("scenario", "measured", "yardstick", "ratio", "goal", "")

    def heading(self, text):
        """Begins a group of rows."""
        print(f"-- {text}", flush=True)

    def add(self, scenario, measured, unit, yardstick=None, is_exact=False):
        """Adds a row.

        `yardstick` is a pair of a name and a value in the same unit; `is_exact` is for counts
        that no noise of the machine can change.
        """
        ratio = measured / yardstick[1] if yardstick and yardstick[1] else None
        goal = self._goals[scenario]
        verdict = "" if goal is None else self._judge(
            scenario, ratio if goal[1] == "x" and yardstick else measured, goal[0], is_exact)
        self._print(
            scenario, f"{number(measured)} {unit}",
            f"{yardstick[0]} {number(yardstick[1])} {unit}" if yardstick else "-",
            f"{ratio:.3f}" if ratio is not None else "-",
            f"<= {number(goal[0])} {goal[1]}" if goal else "-", verdict)

    def add_foreign(self, line):
        """Adds a row of another benchmark's table; other lines are left out."""
        row = FOREIGN.match(line)
        if not row:
            return
        name, count, time, yardstick, figure, limit, verdict = row.groups()
        if "OVER" in verdict:
            self.over.append(name)
        if "WRONG COUNT" in verdict:
            self.failed.append(name)
        value, unit = figure.split()
        self._print(
            f"{name} ({count})", time, yardstick, value if unit == "x" else "-",
            f"<= {limit} {unit}", verdict.strip().lower() or "ok")

    def fail(self, text):
        """Remembers what is wrong without being a figure."""
        self.failed.append(text)

    def close(self):
        """Prints what is over its goal; True when no exact count is."""
        if self.over:
            print("over their goals: " + "; ".join(self.over))
        if self.failed:
            print("counts that must not be: " + "; ".join(self.failed))
        return not self.failed

    def _judge(self, scenario, figure, limit, is_exact):
        if figure is not None and figure <= limit:
            return "ok"
        self.over.append(scenario)
        if is_exact:
            self.failed.append(scenario)
        return "over"

    @staticmethod
    def _print(*columns):
        print("".join(
            text.ljust(width) + " " for text, width in zip(columns, WIDTHS)) + columns[-1],
            flush=True)


def number(value):
    """A number with as many places as say something."""
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
