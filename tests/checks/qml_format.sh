#!/usr/bin/env bash
# Fails if a QML file is not as qmlformat writes it. With --fix it rewrites the files instead.
#   qml_format.sh QMLFORMAT [--fix]
set -euo pipefail
qmlformat=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# The qmlformat of Qt 6.4 drops the value of this pragma, so it is put back.
formatted() {
    "$qmlformat" "$1" | sed 's/^pragma ComponentBehavior$/pragma ComponentBehavior: Bound/'
}

status=0
while IFS= read -r -d '' file; do
    if [[ ${2:-} == --fix ]]; then
        text=$(formatted "$file")
        printf '%s\n' "$text" >"$file"
    elif ! formatted "$file" | diff --unified --label "$file" "$file" --label formatted -; then
        status=1
    fi
done < <(find qml tests -name '*.qml' -print0)
exit $status
