"""A program on a pseudo-terminal, its output cut into frames.

A frame is what stands between the marks of synchronized output; the marks themselves are not
counted. Nothing is interpreted: a frame is its time and its bytes.
"""

import fcntl
import os
import select
import signal
import struct
import termios
import time

import processes

#: Seconds without output or work after which a program is at rest; the program makes a stream of
#: messages wait for half a 60 Hz frame, which is no rest.
REST = 0.015
BEGIN = b"\x1b[?2026h"
END = b"\x1b[?2026l"


class Frame:
    """What a program wrote up to the end of one frame."""

    def __init__(self, data, at):
        #: The bytes without the marks.
        self.data = data.replace(BEGIN, b"")
        #: When its end was read, in nanoseconds of the monotonic clock.
        self.at = at

    def __len__(self):
        return len(self.data)


class NoFrame(Exception):
    """A program did not write the frame that was waited for."""


class Terminal:
    """Runs a command on a pseudo-terminal of its own, which is its controlling terminal."""

    def __init__(self, command, environment, columns=120, rows=40):
        self.master, slave = os.openpty()
        self._buffer = b""
        self.set_size(columns, rows)
        name = os.ttyname(slave)
        self.started = time.monotonic_ns()
        # posix_spawn does not copy this interpreter's pages, as a fork would.
        self.pid = os.posix_spawn(
            command[0], command, environment, setsid=True, setsigmask=[],
            setsigdef=[signal.SIGINT, signal.SIGPIPE],
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
                (os.POSIX_SPAWN_DUP2, 0, 1),
                (os.POSIX_SPAWN_DUP2, 0, 2),
            ])
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
            self._reap()
        os.close(self.master)

    def set_size(self, columns, rows):
        """Changes the window; the program is told by a signal."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, keys):
        """Writes keys; returns when, in nanoseconds."""
        now = time.monotonic_ns()
        view = memoryview(keys)
        while view:
            view = view[os.write(self.master, view):]
        return now

    def next_frame(self, timeout=10.0):
        """The next complete frame, or None when there is none within some seconds."""
        until = time.monotonic() + timeout
        while True:
            head, mark, rest = self._buffer.partition(END)
            if mark:
                self._buffer = rest
                return Frame(head, time.monotonic_ns())
            left = until - time.monotonic()
            if left <= 0 or not self._read(left):
                return None

    def frame(self, timeout=10.0):
        """The next complete frame, which has to come."""
        frame = self.next_frame(timeout)
        if frame is None:
            raise NoFrame(f"no frame within {timeout} s; waiting: {self._buffer[-200:]!r}")
        return frame

    def settle(self):
        """All frames until the program is at rest: asleep, and not once awake for a while.

        Far surer than a pause in the output, and mostly sooner; a loaded machine only makes it
        take longer.
        """
        frames, before = [], None
        while True:
            frame = self.next_frame(REST)
            if frame is not None:
                frames.append(frame)
                before = None
                continue
            activity = processes.Activity(self.pid)
            if activity.is_asleep and activity == before:
                return frames
            before = activity

    def quit(self, keys=b"q"):
        """Ends the program with a key; returns what it and its children used (wait4)."""
        self.send(keys)
        while self._read(5.0):
            pass
        return self._reap()

    def _read(self, timeout):
        ready, _, _ = select.select([self.master], [], [], timeout)
        if not ready:
            return False
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:  # Linux's way to say that no process has the terminal open any more.
            return False
        self._buffer += data
        return bool(data)

    def _reap(self):
        _, _, usage = os.wait4(self.pid, 0)
        self.pid = None
        return usage
