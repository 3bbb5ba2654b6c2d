"""What the kernel knows of a process and its children."""

import os


def tree(pid):
    """A process and all below it."""
    found = [pid]
    for task in _tasks(pid):
        for child in _read(f"/proc/{pid}/task/{task}/children").split():
            found += tree(int(child))
    return found


class Activity:
    """What the threads of a process and its children have done so far."""

    def __init__(self, pid):
        self._threads = [
            (process, task) for process in tree(pid) for task in _tasks(process)]
        self._times = [self._nanoseconds(*thread) for thread in self._threads]

    def __eq__(self, other):
        return isinstance(other, Activity) and (
            self._threads == other._threads and self._times == other._times)

    @property
    def cpu_ms(self):
        """Milliseconds that they ran."""
        return sum(self._times) / 1e6

    @property
    def is_asleep(self):
        """Whether each of them waits for something."""
        return all(
            _read(f"/proc/{process}/task/{task}/stat").rpartition(")")[2][1:2] in ("S", "")
            for process, task in self._threads)

    @staticmethod
    def _nanoseconds(process, task):
        return int((_read(f"/proc/{process}/task/{task}/schedstat").split() or ["0"])[0])


def wakeups(pid):
    """How often each thread of a process and its children went to sleep of its own accord."""
    return {
        (process, task): int(line.split()[1])
        for process in tree(pid) for task in _tasks(process)
        for line in _read(f"/proc/{process}/task/{task}/status").splitlines()
        if line.startswith("voluntary_ctxt_switches")}


def memory_mib(pid):
    """The proportional share of memory (PSS) of a process and its children, in MiB."""
    return sum(
        int(line.split()[1])
        for process in tree(pid)
        for line in _read(f"/proc/{process}/smaps_rollup").splitlines()
        if line.startswith("Pss:")) / 1024


def _tasks(pid):
    try:
        return os.listdir(f"/proc/{pid}/task")
    except FileNotFoundError:
        return []


def _read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (FileNotFoundError, ProcessLookupError):
        return ""
