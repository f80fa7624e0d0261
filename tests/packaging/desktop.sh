#!/usr/bin/env bash
# Installs the program as a desktop does and checks what is read about it there.
#   desktop.sh BUILD VERSION LANGUAGE...      BUILD is the folder of a build
# Each LANGUAGE is the code of one that everything has to be translated into.
set -euo pipefail
build=$1
version=$2
shift 2
id=io.github.penstock

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
DESTDIR=$scratch cmake --install "$build" --prefix /usr > "$scratch/installed"
share=$scratch/usr/share
entry=$share/applications/$id.desktop
metainfo=$share/metainfo/$id.metainfo.xml

for program in penstock penstock-cli; do
    [[ $("$scratch/usr/bin/$program" --version) == *" $version" ]]
done
[[ ! -e $scratch/usr/bin/penstock-tour ]] # it is for those who work on the program
[[ -s $share/doc/penstock/copyright ]]

desktop-file-validate "$entry"
[[ -x $scratch/usr/bin/$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$entry") ]]
icon=$(sed -n 's/^Icon=//p' "$entry")
[[ -f $share/icons/hicolor/scalable/apps/$icon.svg ]]
for size in 16 24 32 48 64 128 256; do
    file "$share/icons/hicolor/${size}x$size/apps/$icon.png" | grep --quiet " $size x $size,"
done

appstreamcli validate --no-net "$metainfo"
grep --quiet "<release version=\"$version\"" "$metainfo"

# says FILE TEXT: fails with a sentence if the text is not there.
says() {
    grep --quiet --fixed-strings "$2" "$1" || {
        echo "$1 lacks $2." >&2
        exit 1
    }
}
for language in "$@"; do
    for key in GenericName Comment Keywords; do
        says "$entry" "$key[$language]="
    done
    for element in summary developer_name p li; do
        says "$metainfo" "<$element xml:lang=\"$language\">"
    done
    says "$share/mime/packages/$id.xml" "<comment xml:lang=\"$language\">"
done

XDG_DATA_HOME=$share XDG_DATA_DIRS=$share update-mime-database "$share/mime"
grep --quiet '^50:application/x-penstock:\*.penstock$' "$share/mime/globs2"
for file in "$entry" "$metainfo"; do
    grep --quiet 'application/x-penstock' "$file"
done
