"""What is done to the program while the bytes of its frames are counted."""

import re

from music import MusicFolder

#: The cursor is sent to a row, and attributes end.
MOVE = re.compile(rb"\x1b\[(\d+)(?:;\d+H|d)(?:\x08|\x1b\(B|\x1b\[0?m)*")
TAB, PAGE_DOWN = b"\t", b"\x06"


class KeyScenario:
    """Keys that lead to a place, then actions whose frames are counted."""

    def __init__(self, name, approach, actions):
        self.name = name
        self._approach = approach
        self._actions = actions

    def run(self, terminal, _):
        """Bytes an action."""
        for key in self._approach:
            terminal.send(key)
            terminal.settle()
        written = 0
        for action in self._actions:
            action(terminal)
            written += sum(map(len, terminal.settle()))
        return written / len(self._actions)


class ChangeScenario:
    """A change of the music files, which is undone afterwards."""

    tries = 4

    def __init__(self, name, change, undo):
        self.name = name
        self._change = change
        self._undo = undo

    def run(self, terminal, home):
        """Bytes until a rescan has brought the change to the screen.

        How much of it comes in one frame with something else depends on the machine's mood, so
        the smallest of several tries counts.
        """
        music = MusicFolder(home.music)
        sizes = []
        for _ in range(self.tries):
            self._change(music)
            sizes.append(sum(below_title(frame) for frame in rescan(terminal)))
            self._undo(music)
            rescan(terminal)
        return min(sizes)


def rescan(terminal):
    """All frames of a rescan."""
    terminal.send(b"R")
    return terminal.settle()


def below_title(frame):
    """Bytes of what a frame changes below the title bar, where the scan tells of its progress.

    How ncurses gets to the first change depends on what was written before, so it does not count.
    """
    moves = [move for move in MOVE.finditer(frame.data) if move.group(1) != b"1"]
    # The last move puts the cursor back; in a frame of the title alone there is no other.
    return len(frame.data) - moves[0].end() if len(moves) > 1 else 0


def pressing(keys):
    """An action for each key of a text."""
    return [lambda terminal, key=bytes([key]): terminal.send(key) for key in keys]


def resizing(*columns):
    """An action for each width."""
    return [lambda terminal, width=width: terminal.set_size(width, 40) for width in columns]


#: Album rows are walked down and up once before, so that everything in view is known.
WALK = [TAB] + [b"j"] * 6 + [b"k"] * 6
SONGS = [b"g", b"4"]

KEYS = [
    KeyScenario("focus by one tile", WALK, pressing(b"llhhllhh")),
    KeyScenario("scroll by one row", SONGS + [b"j"] * 40, pressing(b"jjjjjjjj")),
    KeyScenario("scroll by one album row", WALK + [b"j"], pressing(b"jjjj")),
    KeyScenario("page down, track list", SONGS, pressing(PAGE_DOWN * 4)),
    KeyScenario("resize by one column", WALK, resizing(119, 120, 119, 120)),
]

CHANGES = [
    ChangeScenario(
        "one album renamed",
        lambda music: music.write_album("Newest", "Compass", "Somebody"),
        lambda music: music.write_album("Newest", "Harbour", "Somebody")),
    ChangeScenario(
        "one album inserted at the front",
        lambda music: music.write_album("Inserted", "Quartz", "Visitor"),
        lambda music: music.remove_album("Inserted")),
    ChangeScenario(
        "a cover arriving",
        lambda music: music.write_cover("Newest", 5),
        lambda music: music.remove_cover("Newest")),
]

#: What is measured on a library with covers too, where the bytes are others: a new name does not
#: change the tint of a tile there.
COVERED = {
    "one album renamed", "focus by one tile", "scroll by one album row", "resize by one column",
    "one album inserted at the front",
}
