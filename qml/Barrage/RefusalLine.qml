import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Why something was refused, or before that how to learn it. Its room is kept from the start, so that
// a tap moves nothing.
Item {
    id: root

    required property string refusal
    property string hint: qsTr("Tap what is grey to see why.")
    property string longest: "" // that the refusal can become, if that is known
    readonly property bool isTold: refusal !== ""
    readonly property int lines: longest === "" ? 2 : Math.max(measured.lineCount, hintText.lineCount)
    property alias refusalName: told.objectName

    implicitHeight: Math.ceil(Math.min(3, lines) * hintText.lineHeight * metrics.lineSpacing)

    // The software renderer draws broken frames of rows that are scrolled away.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Style.gapSmall
        color: Style.color.surface
    }

    FontMetrics {
        id: metrics

        font.pixelSize: Style.fontSmall
    }

    RefusalText {
        id: measured

        visible: false
        text: root.longest
        width: root.width
    }

    RefusalText {
        id: hintText

        text: root.hint
        color: Style.color.inkSoft
        visible: !root.isTold
        width: root.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    RefusalText {
        id: told

        text: root.refusal
        visible: root.isTold
        fontSizeMode: Text.Fit
        minimumPixelSize: Style.fontLeast
        anchors.fill: parent
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcer {
            item: told
            text: told.visible ? told.text : ""
        }
    }

    component RefusalText: BodyText {
        font.pixelSize: Style.fontSmall
        lineHeight: 1.1
    }
}
