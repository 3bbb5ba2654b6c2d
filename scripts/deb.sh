#!/usr/bin/env bash
# Packs the built program as a Debian package, .build/otodana_VERSION_ARCHITECTURE.deb.
# usage: deb.sh   after `make build`
set -eu
cd "$(dirname "$0")/.."

version=$(.build/release/otodana version | cut -d' ' -f2)
architecture=$(dpkg --print-architecture)
stage=$(mktemp -d)
chmod 755 "$stage"
trap 'rm -rf "$stage"' EXIT

make --no-print-directory install DESTDIR="$stage" PREFIX=/usr \
  ZSH_FUNCTIONS=/usr/share/zsh/vendor-completions >/dev/null
gzip -9n "$stage"/usr/share/man/man?/*
install -D -m 644 LICENSE "$stage/usr/share/doc/otodana/copyright"

# The packages of the libraries that the program itself names, not of those that these need.
program=$stage/usr/bin/otodana
needed=$(objdump -p "$program" | awk '$1 == "NEEDED" { print $2 }')
depends=$(ldd "$program" | grep -F "$needed" | awk '$2 == "=>" { print $3 } $1 ~ /^\// { print $1 }' |
  while read -r library; do
    # The linker names paths that the package may know by where they lead to.
    dpkg -S "$library" 2>/dev/null || dpkg -S "$(readlink -f "$library")"
  done | cut -d: -f1 | sort -u | paste -sd, | sed 's/,/, /g')

mkdir "$stage/DEBIAN"
cat >"$stage/DEBIAN/control" <<CONTROL
Package: otodana
Version: $version
Architecture: $architecture
Maintainer: Otodana <otodana@localhost>
Section: sound
Priority: optional
Installed-Size: $(du -sk --exclude=DEBIAN "$stage" | cut -f1)
Depends: $depends
Recommends: mpv, ffmpeg
Description: terminal music library browser
 Shows your own albums as a grid of covers that reflows with the terminal,
 groups them right without retagging, and plays them through mpv.
CONTROL

package=.build/otodana_${version}_${architecture}.deb
dpkg-deb --root-owner-group --build "$stage" "$package"
