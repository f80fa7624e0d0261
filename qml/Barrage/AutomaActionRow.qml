import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// An action of the tile: what it says, and what became of it in one short line.
RowLayout {
    id: root

    required property int index
    required property int number
    required property string text
    required property string detail
    required property string pictogram
    required property int outcome
    required property int column
    readonly property bool isDone: outcome === LineOutcome.Done
    readonly property color ink: outcome === LineOutcome.Unneeded ? Style.color.inkSoft : Style.color.ink
    readonly property string result: isDone ? qsTr("done") : (outcome === LineOutcome.Skipped ? qsTr("skipped") : qsTr("not needed"))

    objectName: `action${index}`
    spacing: Style.gapSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: `${number}. ${text}, ${detail}, ${result}`

    Pictogram {
        name: root.pictogram
        color: root.ink
        ground: Style.color.paper
        Layout.preferredWidth: Style.pictogram
        Layout.preferredHeight: Style.pictogram
        Layout.alignment: Qt.AlignTop
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        BodyText {
            text: qsTr("%1. %2").arg(root.number).arg(root.text)
            color: root.ink
            font.pixelSize: Style.fontSmall
            font.weight: root.isDone ? Font.Bold : Font.Normal
            lineHeight: 1.1
            Layout.fillWidth: true
            Accessible.ignored: true
        }

        BodyText {
            text: root.detail
            font.pixelSize: Style.fontSmall
            font.italic: root.outcome === LineOutcome.Skipped
            color: Style.color.inkSoft
            lineHeight: 1.1
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }

    OutcomeSign {
        outcome: root.outcome
        font.pixelSize: Style.fontTitle
        Layout.minimumWidth: Math.max(Style.badge, implicitWidth)
        Layout.alignment: Qt.AlignTop
    }
}
