#!/usr/bin/env bash
# No line of the sources has more than 100 characters, comments and texts neither: the formatter
# leaves those as they are.
set -eu
cd "$(dirname "$0")/.."
if git ls-files -z 'Sources/*.swift' | LC_ALL=C.UTF-8 xargs -0 grep -nE '^.{101}' --; then
  echo "lines of more than 100 characters"
  exit 1
fi
