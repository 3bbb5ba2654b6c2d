#!/usr/bin/env bash
# Installs what was built into folders with awkward names, and takes it away again: nothing is left.
# usage: check-install.sh   after `make build`
set -eu
cd "$(dirname "$0")/.."
[ -x .build/release/otodana ] || { echo "make build comes first"; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix="$folder/a blank/it's \"here\" "

fail() {
  echo "$1"
  exit 1
}

# The arguments of make, of which $ is written twice.
make_quietly() { make --no-print-directory "$@" >"$folder/log" 2>&1 || fail "$(cat "$folder/log")"; }

mkdir -p "$prefix/share/man"
make_quietly install PREFIX="$prefix"
LC_ALL=C.UTF-8 LANGUAGE=ja HOME=$folder "$prefix/bin/otodana" help >"$folder/help"
grep -q ライブラリ "$folder/help" || fail "the installed program does not find its languages"
for file in share/man/man1/otodana.1 share/man/man5/otodana-config.5 \
  share/bash-completion/completions/otodana share/zsh/site-functions/_otodana \
  share/fish/vendor_completions.d/otodana.fish; do
  [ -s "$prefix/$file" ] || fail "$file is not installed"
done
make_quietly uninstall PREFIX="$prefix"
left=$(find "$prefix" -mindepth 1 ! -path "$prefix/share" ! -path "$prefix/share/man")
[ -z "$left" ] || fail "left behind: $left"
[ -d "$prefix/share/man" ] || fail "a folder is gone that was there before"

make_quietly install DESTDIR="$folder/b c" PREFIX=/usr
[ -x "$folder/b c/usr/bin/otodana" ] || fail "DESTDIR is not where the program is"
[ ! -e "$folder/b c/usr/share/otodana" ] || fail "a package knows its own folders"
make_quietly uninstall DESTDIR="$folder/b c" PREFIX=/usr
[ -z "$(find "$folder/b c" -type f)" ] || fail "left behind: $(find "$folder/b c" -type f)"
