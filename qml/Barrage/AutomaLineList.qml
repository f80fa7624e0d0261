pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App

// What has to be done with the pieces, in order.
ColumnLayout {
    id: root

    required property AutomaLineModel lines
    property int shown: -1 // the line whose places are marked

    signal tapped(int index)

    spacing: 0

    Repeater {
        model: root.lines

        AutomaLineDelegate {
            objectName: `line${index}`
            isShown: index === root.shown
            Layout.fillWidth: true
            onClicked: root.tapped(index)
        }
    }
}
