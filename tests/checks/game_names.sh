#!/usr/bin/env bash
# Fails if what serves all games names one of them: a game stands in its own folders and in the list,
# so that adding one is no hunt. The build names the games once, in the first CMakeLists.txt; texts and
# pictures for stores and desktops may name them, comments and documents give examples. So do tests of
# what serves all games; only what helps all of them is looked at.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

shared=(engine database app qml android ios tests/CMakeLists.txt tests/checks tests/support)
withSlashes=(h cpp qml mm java) # before their comments; all others have #
texts=(--exclude='*.md' --exclude='*.ts' --exclude='*.desktop' --exclude-dir=fastlane
    --exclude=screenshots)

# named GAME COMMENT OPTION...: lines that name the game before a comment begins.
named() {
    local game=$1 comment=$2
    shift 2
    grep --recursive --line-number --ignore-case --binary-files=without-match --perl-regexp \
        "$@" --exclude-dir="$game" --exclude-dir="${game^}" "${texts[@]}" \
        "^(?:(?!$comment).)*$game" "${shared[@]}" |
        grep --invert-match --extended-regexp '^(app/games/list|tests/support/stores)\.h:'
}

games=$(sed --quiet --regexp-extended '/^#define PENSTOCK_GAMES/{s/.*\(EACH\) //;s/EACH\((\w+)\)/\1/gp}' \
    app/games/list.h)
status=0
for game in $games; do
    if named "$game" // "${withSlashes[@]/#/--include=*.}"; then
        echo "Shared sources name $game." >&2
        status=1
    fi
    if named "$game" '#' "${withSlashes[@]/#/--exclude=*.}"; then
        echo "Shared build files or scripts name $game." >&2
        status=1
    fi
done
if [[ -z $games ]]; then
    echo "The list of games was not found." >&2
    status=1
fi
exit $status
