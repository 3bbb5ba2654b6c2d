"""Private directories and environments, so that nothing of the person's is read or written."""

import os
import sqlite3
import subprocess

from terminal import Terminal


class Home:
    """A home directory with its XDG directories, and the program in it."""

    def __init__(self, path, program):
        self.path = path
        self.program = program
        for name in ("data", "state", "cache", "config", "music"):
            os.makedirs(os.path.join(path, name), exist_ok=True)

    @property
    def music(self):
        """The music folder."""
        return os.path.join(self.path, "music")

    @property
    def environment(self):
        """The whole environment of the program."""
        return {
            "HOME": self.path,
            "LC_ALL": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
            "TERM": "xterm-256color",
            "XDG_CACHE_HOME": os.path.join(self.path, "cache"),
            "XDG_CONFIG_HOME": os.path.join(self.path, "config"),
            "XDG_DATA_HOME": os.path.join(self.path, "data"),
            "XDG_MUSIC_DIR": self.music,
            "XDG_STATE_HOME": os.path.join(self.path, "state"),
        }

    def open(self, *arguments, columns=120, rows=40):
        """Starts the program on a pseudo-terminal."""
        return Terminal([self.program, *arguments], self.environment, columns, rows)

    def fill(self, generator, albums):
        """Writes a library of so many albums, without files, into the program's database.

        The scan leaves it as the program leaves its own: nothing is to be made up for at a start.
        """
        with self.open() as terminal:
            terminal.frame()
            terminal.quit()
        subprocess.run([generator, self._database, str(albums)], check=True)
        subprocess.run(
            [self.program, "scan"], env=self.environment, check=False, capture_output=True)

    def set_offline(self, is_offline):
        """Makes the library look as if its music folders were last found, or not.

        A generated library has none, which the program notes at its first scan.
        """
        database = sqlite3.connect(self._database)
        with database:
            database.execute("UPDATE roots SET is_offline = ?", [int(is_offline)])
        database.close()

    @property
    def _database(self):
        return os.path.join(self.path, "data", "otodana", "library.db")
