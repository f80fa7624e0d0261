#!/usr/bin/env bash
# Fails if a text of the app has no finished translation into a listed language. The translations
# are brought up to date in a copy first, so that a text never extracted counts as missing too.
#   translations.sh LUPDATE
set -euo pipefail
lupdate=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mapfile -t codes < <(grep --invert-match '^#' app/i18n/languages.txt | tail -n +2 | cut -d ' ' -f 1)
for code in "${codes[@]}"; do
    if [[ ! -e app/i18n/penstock_$code.ts ]]; then
        echo "app/i18n/languages.txt lists $code, but there is no app/i18n/penstock_$code.ts:" \
            "run the target update_translations, then translate it." >&2
        exit 1
    fi
    cp "app/i18n/penstock_$code.ts" "$scratch"
done
"$lupdate" -silent -no-obsolete -locations none app qml -ts "$scratch"/penstock_*.ts

for code in "${codes[@]}"; do
    if grep --before-context=2 'type="unfinished"' "$scratch/penstock_$code.ts"; then
        echo "These texts lack a translation: run the target update_translations," \
            "then translate app/i18n/penstock_$code.ts." >&2
        exit 1
    fi
    if ! grep --quiet '<translation>' "$scratch/penstock_$code.ts"; then
        echo "No translated text was found in app/i18n/penstock_$code.ts." >&2
        exit 1
    fi
done
