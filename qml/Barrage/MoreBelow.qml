import QtQuick
import Penstock.Components
import Penstock.Style

// Over the lower end of a list that goes on: it fades, and says how much more there is.
Item {
    id: root

    required property ScrollArea area
    required property StepList list
    readonly property real seenUpTo: (area.contentItem as Flickable).contentY + area.height
    // Read, so that it counts again when lines come or go.
    readonly property int count: list.visible && list.height > 0 ? list.countBelow(seenUpTo) : 0

    parent: area
    anchors.left: parent.left
    anchors.right: parent.right
    anchors.bottom: parent.bottom
    height: label.implicitHeight + Style.gapSmall
    visible: count > 0
    z: 1

    Rectangle {
        anchors.fill: parent

        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.rgba(Style.color.surface.r, Style.color.surface.g, Style.color.surface.b, 0)
            }

            GradientStop {
                position: 0.7
                color: Style.color.surface
            }
        }
    }

    PlainText {
        id: label

        objectName: "moreBelow"
        anchors.right: parent.right
        anchors.rightMargin: Style.gap
        anchors.bottom: parent.bottom
        text: qsTr("↓ %n more", "", root.count)
        color: Style.color.ink
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
