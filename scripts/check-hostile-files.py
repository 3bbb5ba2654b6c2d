#!/usr/bin/env python3
"""Reads a tree of hostile files with the program and says where it does not do what it must.

usage: check-hostile-files.py PROGRAM TREE [--measure | --scan]

TREE/bad.json lists the files: for each a path, an outcome (index, untagged, skip, either), the values
that must come out, and limits of time and memory. Without --measure all files are read by one run of
the program, and the values are looked at; with it each file has a run of its own, which has to keep
to the limits, too. With --scan the tree becomes a library of its own, which has to hold what it must,
links, special files and directories of many files included, and a second scan has to change nothing.
The exit code is 1 when something is wrong. Files that the person who runs it may
not read are part of the tree: run it as an ordinary user.
"""
import base64, json, os, re, subprocess, sys, tempfile, time, unicodedata

if len(sys.argv) < 3 or not set(sys.argv[3:]) <= {"--measure", "--scan"}:
    sys.exit(__doc__.strip())
PROGRAM, TREE = os.path.abspath(sys.argv[1]), os.fsencode(os.path.abspath(sys.argv[2]))


def tidy(text):
    """What a value may become on its way: composed, without control characters and mere blanks."""
    kept = "".join(
        " " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c
        for c in text if c not in "\ufeff\0")
    return unicodedata.normalize("NFC", re.sub(r"\s+", " ", kept).strip())


def tidied(value):
    if isinstance(value, str):
        return tidy(value)
    return [tidied(part) for part in value] if isinstance(value, list) else value


def found_value(name, record):
    """The value of a record that an expectation speaks of."""
    if name == "art_count":
        return len(record.get("art", []))
    if name == "genre_count":
        return len(record.get("genres", []))
    if name == "original_year":
        return int(record.get("originaldate", "0")[:4])
    if name == "rg_track_gain":
        return record.get("replaygain_track_gain")
    if name in ("r128_track_gain_db", "r128_album_gain_db"):
        # The two references are 5 dB apart.
        gain = record.get(name.replace("r128", "replaygain").replace("_db", ""))
        return None if gain is None else gain - 5
    return record.get(name)


def faults_of_values(expected, record):
    for name, wanted in expected.items():
        if name in ("charset", "must", "artists_same_as", "albumartists", "compilation"):
            continue  # notes, and what the tracks of an album decide together
        if expected.get("must") == "setting" and name in ("title", "artists"):
            if not record.get(name):
                yield f"{name}: nothing at all"
            continue  # right only where the person's language says which charset it is
        if name == "title_fallback":
            if record.get("title"):
                yield "a title where there is none: " + repr(record["title"])
            continue
        if name == "title_starts":
            if not record.get("title", "").startswith(wanted):
                yield f"title: {record.get('title')!r} does not start with {wanted!r}"
            continue
        found = found_value(name, record)
        if wanted is None:
            if found:
                yield f"{name}: {found!r} where there must be none"
        elif tidied(found or ([] if isinstance(wanted, list) else found)) != tidied(wanted):
            yield f"{name}: {found!r:.80} instead of {wanted!r:.80}"


def faults(case, record):
    """What is wrong with the record of a case."""
    outcome, is_in = case["outcome"], record is not None and "skipped" not in record
    if record is None:
        yield "no record"
    elif record.get("skipped") in ("crashed", "tookTooLong"):
        yield record["skipped"]
    elif outcome == "skip":
        if is_in:
            yield "it must be skipped"
    elif not is_in:
        if outcome != "either":
            yield "it must be read, and is skipped: " + record["skipped"]
    elif outcome == "untagged":
        if record.get("title"):
            yield "a title where there is none"
    elif outcome == "index":
        yield from faults_of_values(case.get("expect") or {}, record)


def path_of(case):
    name = base64.b64decode(case["path_b64"]) if "path_b64" in case else os.fsencode(case["path"])
    return os.path.join(TREE, name)


def records(output):
    return [json.loads(line) for line in output.decode("utf-8").split("\n") if line]


def check_together(cases):
    paths = [path_of(case) for case in cases]
    run = subprocess.run([PROGRAM, "read", "--json", "--"] + paths, stdout=subprocess.PIPE)
    lines = records(run.stdout)
    if run.returncode != 0 or len(lines) != len(cases):
        return [f"exit code {run.returncode}, {len(lines)} records for {len(cases)} files"]
    if any(byte < 32 and byte != 10 or byte == 127 for byte in run.stdout):
        return ["control characters in the JSON"]
    return [
        f"{os.fsdecode(path_of(case))!a}: {fault}"
        for case, record in zip(cases, lines) for fault in faults(case, record)]


def measured(arguments, environment=None):
    """The output of one run, its status, seconds and MiB."""
    start = time.monotonic()
    process = subprocess.Popen(
        [PROGRAM] + arguments, stdout=subprocess.PIPE, env=environment)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    return output, status, time.monotonic() - start, usage.ru_maxrss / 1024


def check_apart(cases):
    messages, costs = [], []
    for case in cases:
        output, status, seconds, mib = measured(["read", "--json", "--", path_of(case)])
        name, limits = os.fsdecode(path_of(case)), case["limits"]
        costs.append((seconds, mib, name))
        lines = records(output)
        found = list(faults(case, lines[0] if lines else None))
        if status != 0:
            found.append(f"status {status}")
        if seconds > limits["seconds"]:
            found.append(f"{seconds:.2f} s, {limits['seconds']} s allowed")
        if mib > limits["mib"]:
            found.append(f"{mib:.0f} MiB, {limits['mib']} MiB allowed")
        messages += [f"{name!a}: {fault}" for fault in found]
    for seconds, mib, name in sorted(costs, reverse=True)[:5]:
        print(f"slowest: {seconds:6.2f} s {mib:5.0f} MiB {name!a:.100}")
    for seconds, mib, name in sorted(costs, key=lambda cost: -cost[1])[:5]:
        print(f"largest: {seconds:6.2f} s {mib:5.0f} MiB {name!a:.100}")
    return messages


def shown(path):
    """A path as JSON has it, which holds text only."""
    return path.decode("utf-8", "replace")


def faults_of_place(case, songs):
    """What is wrong with what the library holds at the place of a case."""
    path = shown(path_of(case))
    inside = [song for song in songs if song.startswith(path + "/")]
    if "count" in (case.get("expect") or {}):
        if len(inside) != case["expect"]["count"]:
            yield f"{len(inside)} files instead of {case['expect']['count']}"
    elif case["outcome"] == "skip" and (path in songs or inside):
        yield "it must be left out"
    elif case["outcome"] in ("index", "untagged") and path not in songs:
        yield "it must be in the library"


def check_scan(cases):
    messages = []
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ)
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            environment[f"XDG_{name}_HOME"] = home
        lists = []
        for _ in range(2):
            output, status, seconds, mib = measured(["scan", "--json", TREE], environment)
            report = records(output)[0] if status == 0 else {}
            print(f"scan: {seconds:.2f} s {mib:.0f} MiB, status {status}")
            songs, _, _, _ = measured(["list", "songs", "--json"], environment)
            lists.append({song["path"] for song in records(songs)})
            # The limits of the largest directory are those of the tree.
            for name, cost in ("seconds", seconds), ("mib", mib):
                limit = max(case["limits"][name] for case in cases)
                if cost > limit:
                    messages.append(f"scan: {cost:.0f} {name}, {limit} allowed")
        changes = {name: report.get(name) for name in ("new", "changed", "moved", "removed")}
        if any(count != 0 for count in changes.values()) or lists[0] != lists[1]:
            messages.append(f"a second scan changes something: {changes}")
    return messages + [
        f"{os.fsdecode(path_of(case))!a}: {fault}"
        for case in cases for fault in faults_of_place(case, lists[0])]


def is_for_us(path):
    """Whether the reader can be asked: links, special files and directories are the walk's business,
    and nothing is closed to the superuser."""
    if os.path.islink(path) or not os.path.isfile(path):
        return False
    modes = [os.stat(place).st_mode for place in (path, os.path.dirname(path))]
    return os.geteuid() != 0 or all(mode & 0o444 for mode in modes)


with open(os.path.join(TREE, b"bad.json")) as file:
    CASES = json.load(file)
if "--scan" in sys.argv[3:]:
    MESSAGES = check_scan(CASES)
else:
    CASES = [case for case in CASES if is_for_us(path_of(case))]
    MESSAGES = (check_apart if "--measure" in sys.argv[3:] else check_together)(CASES)
print(*MESSAGES, sep="\n")
print(f"{len(CASES)} files, {len(MESSAGES)} faults")
sys.exit(1 if MESSAGES else 0)
