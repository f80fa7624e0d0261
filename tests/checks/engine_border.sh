#!/usr/bin/env bash
# Fails if the engine reaches outside: to Qt, to the layers above it, to files or to the clock.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

status=0
refuse() {
    if grep --recursive --line-number --extended-regexp --include='*.h' --include='*.cpp' \
        "$2" engine; then
        echo "$1" >&2
        status=1
    fi
}

refuse "The engine must not include Qt." '#[[:space:]]*include[[:space:]]*[<"]Q'
refuse "The engine must not name Qt's types or macros." \
    '\bQ[A-Z][A-Za-z]+\b|\bQ_[A-Z]+\b|\bq(Debug|Info|Warning|Critical|Fatal|Hash)\b'
refuse "The engine must not include the layers above it." \
    '#[[:space:]]*include[[:space:]]*[<"](app|database|qml|tests)/'
refuse "The engine must not touch files, streams or the clock." \
    '#[[:space:]]*include[[:space:]]*<(iostream|fstream|filesystem|chrono|ctime)>'
exit $status
