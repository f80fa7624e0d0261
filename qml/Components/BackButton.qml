import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

AbstractButton {
    id: root

    text: qsTr("Back")
    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: (Style.touch - Style.pictogram) / 2
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: PathPicture {
        line: "M16 3 L8 12 L16 21"
        lineWidth: 3
        color: Style.color.ink
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
