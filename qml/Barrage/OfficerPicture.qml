import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// An executive officer: the sign of the office and the initials; the name stands beside it.
Rectangle {
    id: root

    required property int officer // its number in the engine; -1 or 0: a place for one
    readonly property pictureFace face: Pictures.officer(officer)
    readonly property string description: face.text === "" ? "" : qsTr("%1. %2").arg(face.title).arg(face.text)

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, initials.implicitHeight + 2 * Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Row {
        anchors.centerIn: parent
        spacing: Style.gapSmall / 2
        visible: root.face.head !== ""

        Pictogram {
            anchors.verticalCenter: parent.verticalCenter
            name: "officer"
            width: Style.pictogram
            height: width
        }

        PlainText {
            id: initials

            anchors.verticalCenter: parent.verticalCenter
            text: root.face.head
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
        }
    }
}
