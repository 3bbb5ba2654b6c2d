#!/usr/bin/env bash
# No file has more than 400 lines; data files are no code.
set -eu
cd "$(dirname "$0")/.."
found=0
while IFS= read -r file; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt 400 ]; then
    echo "$file: $lines lines, at most 400"
    found=1
  fi
done < <(git ls-files 'Sources/**' 'Tests/*.swift' 'Tests/**/*.swift' 'Examples/**' 'Benchmarks/**' \
  | grep -E '\.(swift|c|cpp|h|hpp)$')
exit $found
