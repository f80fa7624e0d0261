import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One participant of a result: sign, name and role, points.
RowLayout {
    id: root

    required property string name
    required property string role
    required property string sign
    required property int company
    required property int score
    required property bool isWinner

    spacing: Style.gapSmall

    SignPlate {
        sign: root.sign
        company: root.company
        implicitWidth: Style.tableColumn
        implicitHeight: Style.tableRow
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        BodyText {
            text: root.isWinner ? qsTr("%1 – winner").arg(root.name) : root.name
            font.weight: root.isWinner ? Font.Bold : Font.Normal
            Layout.fillWidth: true
        }

        BodyText {
            text: root.role
            visible: text !== "" && text !== root.name
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    Text {
        text: root.score
        color: root.isWinner ? Style.color.water : Style.color.ink
        font.pixelSize: Style.fontTitle
        font.weight: Font.Bold
    }
}
