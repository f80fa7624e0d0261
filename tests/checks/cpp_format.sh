#!/usr/bin/env bash
# Fails if a C++ file is not as .clang-format wants it. With --fix it rewrites the files instead.
#   cpp_format.sh CLANG_FORMAT [--fix]
set -euo pipefail
clangFormat=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

mode=(--dry-run -Werror)
if [[ ${2:-} == --fix ]]; then
    mode=(-i)
fi
find engine database app tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 "$clangFormat" --style=file "${mode[@]}"
