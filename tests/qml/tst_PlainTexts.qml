import QtQuick
import QtQuick.Templates as T
import QtTest
import Penstock.App
import Penstock.Components

// What people typed is shown letter by letter, wherever it stands.
NavigatorCase {
    id: root

    readonly property string typed: "<b>Ann</b>"

    // All texts below an item in which a "<b>" stands, drawn or not.
    function textsIn(item: Item): var {
        const found = item.textFormat !== undefined && `${item.text}`.includes("<b>") ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            found.push(...textsIn(item.children[i]));
        return found;
    }

    function verifyPlain(item: Item) {
        const texts = textsIn(item);
        verify(texts.length > 0, "it is nowhere");
        for (const text of texts) {
            compare(text.textFormat, Text.PlainText, `${text}`);
            metrics.font = text.font;
            metrics.text = typed;
            if (text.lineCount === 1) // all letters take their room
                verify(text.contentWidth >= metrics.advanceWidth - 2, `${text} ${text.contentWidth} ${metrics.advanceWidth}`);
        }
    }

    function test_aComponentShowsWhatWasTyped_data() {
        return ["action", "choice", "notice", "body", "words", "letter", "switch", "header"].map(name => ({
                        "tag": name
                    }));
    }

    function test_aComponentShowsWhatWasTyped(row) {
        const all = createTemporaryObject(allComponent, root);
        waitForRendering(all);
        verifyPlain(findChild(all, row.tag));
    }

    function test_aSignShowsWhatWasTyped() {
        const all = createTemporaryObject(allComponent, root);
        const sign = findChild(all, "sign");
        mousePress(sign);
        tryVerify(() => textsIn(navigator.T.Overlay.overlay).length > 0);
        verifyPlain(navigator.T.Overlay.overlay);
        mouseRelease(sign);
        tryVerify(() => textsIn(navigator.T.Overlay.overlay).length === 0);
    }

    function test_aPageShowsTheNameThatWasTyped_data() {
        return ["home", "sessions", "game"].map(name => ({
                        "tag": name
                    }));
    }

    function test_aPageShowsTheNameThatWasTyped(row) {
        verify(games.beginFor(barrageTable, typed));
        verify(games.proceed(barrageTable));
        verify(navigator.openPage(row.tag));
        navigator.refresh(navigator.page);
        waitForRendering(navigator);
        verifyPlain(navigator.page);
        barrageTable.close();
    }

    name: "PlainTexts"

    TextMetrics {
        id: metrics
    }

    Component {
        id: allComponent

        Column {
            width: root.width

            ActionButton {
                objectName: "action"
                text: root.typed
            }

            ChoiceButton {
                objectName: "choice"
                text: root.typed
            }

            NoticeBox {
                objectName: "notice"
                width: parent.width
                text: root.typed
            }

            BodyText {
                objectName: "body"
                text: root.typed
            }

            WordText {
                objectName: "words"
                width: parent.width
                text: root.typed
            }

            LetterBadge {
                objectName: "letter"
                letter: root.typed
                ink: "black"
            }

            SwitchRow {
                objectName: "switch"
                width: parent.width
                text: root.typed
            }

            PageHeader {
                objectName: "header"
                width: parent.width
                title: root.typed
            }

            SignButton {
                objectName: "sign"
                sign: "undo"
                text: root.typed
            }
        }
    }
}
