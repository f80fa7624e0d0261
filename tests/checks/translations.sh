#!/usr/bin/env bash
# Fails if a text of the app has no finished Polish translation. The translation file is brought
# up to date in a copy first, so that a text never extracted counts as missing too.
#   translations.sh LUPDATE
set -euo pipefail
lupdate=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp app/i18n/penstock_pl.ts "$scratch"
"$lupdate" -silent -no-obsolete -locations none app qml -ts "$scratch/penstock_pl.ts"

if grep --before-context=2 'type="unfinished"' "$scratch/penstock_pl.ts"; then
    echo "These texts lack a Polish translation: run the target update_translations," \
        "then translate app/i18n/penstock_pl.ts." >&2
    exit 1
fi
if ! grep --quiet '<translation>' "$scratch/penstock_pl.ts"; then
    echo "No translated text was found in app/i18n/penstock_pl.ts." >&2
    exit 1
fi
