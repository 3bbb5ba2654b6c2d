"""Small real music folders: WAV files of silence with tags, PNG pictures of one gradient."""

import os
import shutil
import struct
import zlib


def chunk(name, content):
    """A RIFF chunk, padded to an even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def wav(title, artist, album, number):
    """A WAV file with a LIST INFO chunk: a tenth of a second at 8 kHz, 8 bits, one channel."""
    fields = {b"INAM": title, b"IART": artist, b"IPRD": album, b"ITRK": str(number)}
    tags = b"".join(chunk(name, text.encode() + b"\0") for name, text in fields.items())
    form = struct.pack("<HHIIHH", 1, 1, 8000, 8000, 1, 8)
    content = (
        b"WAVE" + chunk(b"fmt ", form) + chunk(b"LIST", b"INFO" + tags)
        + chunk(b"data", b"\x80" * 800))
    return chunk(b"RIFF", content)


def png(hue, side=48):
    """A PNG picture whose pixels all differ from their neighbours."""
    rows = b"".join(
        b"\0" + bytes(
            value for x in range(side)
            for value in (hue * 7 % 256, x * 255 // side, y * 255 // side))
        for y in range(side))

    def part(name, content):
        check = struct.pack(">I", zlib.crc32(name + content))
        return struct.pack(">I", len(content)) + name + content + check

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", zlib.compress(rows))
        + part(b"IEND", b""))


class MusicFolder:
    """A folder of albums, one directory each, that can be changed like a person does."""

    def __init__(self, path):
        self.path = path

    def write_albums(self, count, tracks=3, with_covers=False):
        """Writes so many albums; their names sort as they are numbered."""
        for number in range(count):
            name = f"Record {number:03}"
            self.write_album(name, name, f"Singer {number % 40:02}", tracks)
            if with_covers:
                self.write_cover(name, number)

    def write_album(self, directory, title, artist, tracks=3):
        """Writes an album, or writes it anew with other tags."""
        os.makedirs(os.path.join(self.path, directory), exist_ok=True)
        for number in range(1, tracks + 1):
            self._write(directory, f"{number}.wav", wav(f"{title} {number}", artist, title, number))

    def remove_album(self, directory):
        """Removes an album."""
        shutil.rmtree(os.path.join(self.path, directory))

    def write_cover(self, directory, hue):
        """Puts a cover into an album's directory."""
        self._write(directory, "cover.png", png(hue))

    def remove_cover(self, directory):
        """Takes an album's cover away."""
        os.remove(os.path.join(self.path, directory, "cover.png"))

    def _write(self, directory, name, content):
        with open(os.path.join(self.path, directory, name), "wb") as file:
            file.write(content)
