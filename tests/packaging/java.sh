#!/usr/bin/env bash
# Compiles our Java for Android with the classes in the folder android, and runs their test.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
find "$here/android" "$here/../../android/src" -name '*.java' -print0 |
    xargs -0 javac --release 8 -Xlint:all,-options -Werror -d "$classes"
java -classpath "$classes" io.github.penstock.PenstockActivityTest
