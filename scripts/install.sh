#!/usr/bin/env bash
# Installs the program that was built, its languages, manual and completions, or takes them away.
# usage: install.sh install|uninstall LANGUAGE...
# From the environment: PREFIX, ZSH_FUNCTIONS (where zsh looks for completions), and DESTDIR, which
# stands before both. Any of them may hold blanks.
set -eu
cd "$(dirname "$0")/.."
action=$1
shift

# What is built, and where it goes; the program comes first.
built=(.build/release/otodana) placed=("$PREFIX/bin/otodana")
add() {
  built+=("$1")
  placed+=("$2")
}
share=$PREFIX/share
add .build/share/man/man1/otodana.1 "$share/man/man1/otodana.1"
add .build/share/man/man5/otodana-config.5 "$share/man/man5/otodana-config.5"
add .build/share/completions/otodana.bash "$share/bash-completion/completions/otodana"
add .build/share/completions/otodana.zsh "$ZSH_FUNCTIONS/_otodana"
add .build/share/completions/otodana.fish "$share/fish/vendor_completions.d/otodana.fish"
for language in "$@"; do
  catalogue=locale/$language/LC_MESSAGES/otodana.mo
  add ".build/share/$catalogue" "$share/$catalogue"
done

# The folders that install had to make, so that uninstall takes away those and no others; a package,
# which is what DESTDIR is for, knows its own.
made_folders=$share/otodana/made-folders

case $action in
  install)
    [ -n "$DESTDIR" ] || scripts/made-folders.sh note "$made_folders" "${placed[@]}"
    install -D -s -m 755 "${built[0]}" "$DESTDIR${placed[0]}"
    for ((index = 1; index < ${#built[@]}; index++)); do
      install -D -m 644 "${built[index]}" "$DESTDIR${placed[index]}"
    done
    ;;
  uninstall)
    for file in "${placed[@]}"; do rm -f "$DESTDIR$file"; done
    [ -n "$DESTDIR" ] || scripts/made-folders.sh remove "$made_folders"
    ;;
esac
