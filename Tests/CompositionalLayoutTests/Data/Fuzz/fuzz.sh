#!/bin/sh
# Fuzzes the layout engine with libFuzzer. usage: fuzz.sh [SECONDS]
# New inputs and crashes are written to a temporary folder; `corpus` stays small.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../../.." && pwd)
work=${TMPDIR:-/tmp}/otodana-layout-fuzz
mkdir -p "$work/new" "$work/sources"
rm -f "$work"/sources/*.swift
# One module, so that the sanitizer sees all of it: the import of the own package goes away.
find "$root/Sources/Geometry" "$root/Sources/CompositionalLayout" -name '*.swift' |
  while read -r file; do
    sed '/^\(public \|internal \)\{0,1\}import Geometry$/d' "$file" >"$work/sources/$(basename "$file")"
  done
cp "$here/LayoutFuzz.swift" "$work/sources/"
swiftc -O -parse-as-library -sanitize=fuzzer -swift-version 6 \
  "$work"/sources/*.swift -o "$work/layout-fuzz"
exec "$work/layout-fuzz" -max_total_time="${1:-600}" -timeout=10 -rss_limit_mb=4096 -max_len=4096 \
  -artifact_prefix="$work/" "$work/new" "$here/corpus"
