#!/usr/bin/env bash
# Fails if the layers above reach behind the face of a game's rules. Its face is the headers that lie
# in engine/<game> itself and the facts in data; the rooms below are the engine's own. Also fails if
# the face shows a room, if sources lie beside it, or if a game lacks one of the rooms that every game
# has.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

status=0
if grep --recursive --line-number --extended-regexp --include='*.h' --include='*.cpp' \
    '#include "engine/[a-z]+/[a-z_]+/' app database | grep --invert-match '/data/'; then
    echo "Only engine/<game>/*.h and engine/<game>/data are for the layers above." >&2
    status=1
fi

if grep --line-number --extended-regexp '#include "engine/[a-z]+/[a-z_]+/' engine/*/*.h |
    grep --invert-match '/data/'; then
    echo "The face of a game must not show what is in its rooms." >&2
    status=1
fi

# What every game has; a game has more rooms only for what it alone has.
common="build correction data notation score setup trial turn"
for game in engine/*/; do
    [[ $game == engine/core/ ]] && continue
    if find "$game" -maxdepth 1 -type f ! -name '*.h' ! -name RULES.md | grep .; then
        echo "Sources belong into a room of $game." >&2
        status=1
    fi
    for room in $common; do
        if [[ ! -d $game$room ]]; then
            echo "$game has no room called $room." >&2
            status=1
        fi
    done
done
exit $status
