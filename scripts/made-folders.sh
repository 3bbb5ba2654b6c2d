#!/usr/bin/env bash
# Notes which folders an installation has to make, and takes those away again that are empty.
# usage: made-folders.sh note LIST FILE...   before the files are installed
#        made-folders.sh remove LIST         after they were removed
set -eu
export LC_ALL=C
action=$1 list=$2
shift 2

# The folders on the way to the files that are not there yet.
missing() {
  local file folder
  for file in "$@"; do
    folder=$(dirname "$file")
    while [ ! -d "$folder" ]; do
      echo "$folder"
      folder=$(dirname "$folder")
    done
  done
}

case $action in
  note)
    made=$(missing "$list" "$@")
    install -d "$(dirname "$list")"
    { [ ! -f "$list" ] || cat "$list"; echo "$made"; } | grep . | sort -u >"$list.new" || true
    mv "$list.new" "$list"
    ;;
  remove)
    [ -f "$list" ] || exit 0
    folders=$(sort -r "$list")
    rm "$list"
    # What is in a folder comes before it.
    while read -r folder; do
      [ ! -d "$folder" ] || rmdir --ignore-fail-on-non-empty "$folder"
    done <<<"$folders"
    ;;
esac
