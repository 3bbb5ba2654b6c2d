#!/usr/bin/env bash
# Measures everything and prints one table; docs/guides/benchmarks.md tells how to read it.
# usage: bench.sh [--large] [--quick]   after `make build` and a build of the package Benchmarks
set -eu
cd "$(dirname "$0")/.."

built=$(swift build -c release --package-path Benchmarks --show-bin-path)
others=()
for name in Difference Layout Library; do
  goals=Benchmarks/Thresholds/${name,,}.txt
  if [ -x "$built/${name}Benchmark" ] && [ -f "$goals" ]; then
    others+=(--other "$built/${name}Benchmark" "$goals")
  fi
done
exec python3 -B Benchmarks/program/bench.py "$@" "${others[@]}" \
  .build/release/otodana "$built/LibraryGenerator" Benchmarks/Thresholds/program.txt
