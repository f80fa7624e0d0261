#!/usr/bin/env bash
# Fails if a page could read what people typed as HTML: Qt's Text guesses, and so do its controls that
# show their text with one. Every text goes through PlainText.qml.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Each with the type it may use, and why.
allowed='
qml/Components/PlainText.qml Text        it is the one that says so
qml/Components/Hint.qml      ToolTip     shows its text with a PlainText
qml/Components/SwitchRow.qml Switch      shows its text with a PlainText'
types='Text|Label|ToolTip|Menu|MenuItem|MenuBarItem|Switch|CheckBox|RadioButton|ComboBox|GroupBox|Dialog'
types+='|Button|RoundButton|ToolButton|TabButton|DelayButton'
types+='|ItemDelegate|CheckDelegate|RadioDelegate|SwitchDelegate|SwipeDelegate'

status=0
while IFS=: read -r file line text; do
    type=$(grep --only-matching --extended-regexp "\b($types)\b" <<<"$text" | head --lines=1)
    if ! grep --quiet --extended-regexp "^$file +$type " <<<"$allowed"; then
        echo "$file:$line: $type guesses how its text is meant; use PlainText." >&2
        status=1
    fi
done < <(grep --recursive --line-number --extended-regexp --include='*.qml' \
    "^[^/]*(^|[[:space:].])($types)( \{|\.text:)" qml)
if grep --recursive --line-number --extended-regexp --include='*.qml' \
    'Text(Edit)?\.(StyledText|RichText|AutoText|MarkdownText)' qml; then
    echo "Texts are plain." >&2
    status=1
fi
exit $status
