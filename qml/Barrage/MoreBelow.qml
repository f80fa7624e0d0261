import QtQuick
import Penstock.Components
import Penstock.Style

// At the lower end of a list that goes on: it fades, and below it stands how much more there is.
Item {
    id: root

    required property ScrollArea area
    required property StepList list
    readonly property Flickable view: area.contentItem as Flickable
    readonly property bool isNeeded: view.contentHeight > area.height + 1
    // Read, so that it counts again when lines come or go.
    readonly property int count: isNeeded && list.visible && list.height > 0 ? list.countBelow(view.contentY + view.height) : 0

    parent: area
    anchors.left: parent.left
    anchors.right: parent.right
    anchors.bottom: parent.bottom
    height: label.implicitHeight
    visible: count > 0
    z: 1

    // Kept while it scrolls, so that nothing moves under the finger.
    Binding {
        target: root.area
        property: "bottomPadding"
        value: root.isNeeded && root.list.visible ? root.height : 0
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.top
        height: Style.gap

        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.rgba(Style.color.surface.r, Style.color.surface.g, Style.color.surface.b, 0)
            }

            GradientStop {
                position: 1
                color: Style.color.surface
            }
        }
    }

    PlainText {
        id: label

        objectName: "moreBelow"
        anchors.right: parent.right
        anchors.rightMargin: Style.gap
        text: qsTr("↓ %n more", "", root.count)
        color: Style.color.ink
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
