import QtQuick
import Penstock.Components
import Penstock.Style

// One participant of a result: sign, name and role, points. Widths of its own: a layout of Qt 6.4
// keeps the height that a text had before it got its width.
Item {
    id: root

    required property string name
    required property string role
    required property string sign
    required property int company
    required property string score // empty if nobody noted points
    required property bool isWinner

    implicitHeight: Math.max(plate.height, texts.height)

    SignPlate {
        id: plate

        sign: root.sign
        company: root.company
        width: Style.tableColumn
        height: Style.tableRow
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: texts

        anchors.left: plate.right
        anchors.right: points.left
        anchors.leftMargin: Style.gapSmall
        anchors.rightMargin: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        BodyText {
            width: parent.width
            text: root.isWinner ? qsTr("%1 – winner").arg(root.name) : root.name
            font.hintingPreference: Font.PreferNoHinting
            font.weight: root.isWinner ? Font.Bold : Font.Normal
        }

        BodyText {
            width: parent.width
            text: root.role
            visible: text !== "" && text !== root.name
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            font.hintingPreference: Font.PreferNoHinting
        }
    }

    PlainText {
        id: points

        objectName: "points"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.score
        color: root.isWinner ? Style.color.water : Style.color.ink
        font.pixelSize: Style.fontTitle
        font.hintingPreference: Font.PreferNoHinting
        font.weight: Font.Bold
    }
}
