#!/usr/bin/env bash
# Runs clang-tidy over the engine. Not one of the tests: it takes far longer than all of them.
#   lint.sh CLANG_TIDY BUILD_DIR
set -euo pipefail
clangTidy=$1
build=$2
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

find engine -name '*.cpp' -print0 |
    xargs -0 --max-args=1 --max-procs="$(nproc)" "$clangTidy" --quiet -p "$build"
