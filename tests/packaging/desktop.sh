#!/usr/bin/env bash
# Checks what desktops read about the program.
#   desktop.sh METAINFO VERSION      METAINFO is the AppStream file of the build
set -euo pipefail
metainfo=$1
version=$2
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../app/desktop" && pwd)
id=io.github.penstock

desktop-file-validate "$folder/$id.desktop"
appstreamcli validate --no-net "$metainfo"
grep --quiet "<release version=\"$version\"" "$metainfo"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/packages"
cp "$folder/$id.mime.xml" "$scratch/packages/$id.xml"
XDG_DATA_HOME=$scratch XDG_DATA_DIRS=$scratch update-mime-database "$scratch"
grep --quiet '^50:application/x-penstock:\*.penstock$' "$scratch/globs2"
for file in "$folder/$id.desktop" "$metainfo"; do
    grep --quiet 'application/x-penstock' "$file"
done
