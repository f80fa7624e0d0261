#!/usr/bin/env bash
# Fails if a QML file is not as qmlformat writes it. With --fix it rewrites the files instead.
#   qml_format.sh QMLFORMAT [--fix]
set -euo pipefail
qmlformat=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

status=0
while IFS= read -r -d '' file; do
    if [[ ${2:-} == --fix ]]; then
        "$qmlformat" --inplace "$file"
    elif ! "$qmlformat" "$file" | diff --unified --label "$file" "$file" --label formatted -; then
        status=1
    fi
done < <(find qml tests -name '*.qml' -print0)
exit $status
