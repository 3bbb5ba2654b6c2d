#!/usr/bin/env bash
# Installs the Debian packages that are missing; without any, apt is not called at all.
# usage: setup.sh build [test]
set -eu

build="libncurses-dev libtag1-dev libsqlite3-dev libjpeg-dev libpng-dev libwebp-dev
  libgif-dev libutf8proc-dev libtomlplusplus-dev libsystemd-dev gettext"
test="libvterm-dev python3 mpv dbus playerctl zsh fish"

missing=""
for group in "$@"; do
  for package in ${!group}; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
  done
done
[ -n "$missing" ] || exit 0

command -v apt-get >/dev/null || {
  echo "Please install the packages for:$missing"
  exit 1
}
sudo=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "Please install as root: apt-get install$missing"
    exit 1
  }
  sudo=sudo
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
# A machine that was just set up has no package lists yet.
# shellcheck disable=SC2086
$sudo apt-get install -y --no-install-recommends $missing >/dev/null 2>&1 || {
  $sudo apt-get update
  $sudo apt-get install -y --no-install-recommends $missing
}
