#!/usr/bin/env bash
# Fails if folders of app include one another in a circle, or the rooms of one game in app do: then
# none of them can be understood, moved or tested without the others.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Of the folders below the parent, each with those whose headers it includes; tsort names the circles
# and fails.
circles_in() {
    local parent=$1
    grep --recursive --only-matching --extended-regexp --include='*.h' --include='*.cpp' \
        --include='*.mm' "^#include \"$parent/[a-z0-9_]+/" "$parent" |
        sed --quiet --regexp-extended "s#^$parent/([a-z0-9_]+)/[^:]*:\#include \"$parent/([^/]+)/#\1 \2#p" |
        sort --unique | tsort 2>&1 >/dev/null
}

status=0
looked=0
for parent in app app/*/; do
    parent=${parent%/}
    # What serves all games is one folder each; only games have rooms.
    [[ $parent == app || -e $parent/cartridge.cpp ]] || continue
    looked=$((looked + 1))
    if ! circles=$(circles_in "$parent"); then
        echo "$parent: ${circles//tsort: /}" >&2
        status=1
    fi
done
if ((looked < 2)); then
    echo "No game was found." >&2
    status=1
fi
exit $status
