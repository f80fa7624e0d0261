#!/usr/bin/env bash
# Fails if what serves all games names one of them: a game stands in its own folders, in the list and
# in texts about its publisher, so that adding one is no hunt. The build names the games once, in the
# first CMakeLists.txt; stores' texts and pictures may name them, comments give examples.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

games=$(sed --quiet --regexp-extended '/^#define PENSTOCK_GAMES/{s/.*\(EACH\) //;s/EACH\((\w+)\)/\1/gp}' \
    app/games/list.h)
status=0
for game in $games; do
    if grep --recursive --line-number --ignore-case --perl-regexp --include='*.h' --include='*.cpp' \
        --include='*.qml' --exclude-dir="$game" --exclude-dir="${game^}" \
        "^(?:(?!//).)*$game" engine database app qml |
        grep --invert-match --extended-regexp '^(app/games/list\.h|qml/Shell/AboutPage\.qml):'; then
        echo "Shared sources name $game." >&2
        status=1
    fi
    if grep --recursive --line-number --ignore-case --perl-regexp --include='CMakeLists.txt' \
        --include='*.cmake' --include='*.py' --include='*.sh' --include='run' --include='make_*' \
        --exclude-dir="$game" --exclude-dir="${game^}" --exclude-dir=fastlane \
        "^(?:(?!#).)*$game" engine database app qml android ios tests/CMakeLists.txt tests/checks; then
        echo "Shared build files or scripts name $game." >&2
        status=1
    fi
done
if [[ -z $games ]]; then
    echo "The list of games was not found." >&2
    status=1
fi
exit $status
