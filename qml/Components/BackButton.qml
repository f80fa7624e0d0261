import QtQuick
import QtQuick.Templates
import QtQuick.Shapes
import Penstock.Style

AbstractButton {
    id: root

    text: qsTr("Back")
    implicitWidth: Style.touch
    implicitHeight: Style.touch
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Shape {
            width: 12
            height: 22
            anchors.centerIn: parent
            layer.enabled: true
            layer.samples: 4

            ShapePath {
                strokeColor: Style.color.ink
                strokeWidth: 3
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin
                startX: 10
                startY: 2

                PathLine {
                    x: 2
                    y: 11
                }

                PathLine {
                    x: 10
                    y: 20
                }
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
