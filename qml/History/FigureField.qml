pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// A number that is shown small; a tap brings steps and keys to change it.
Column {
    id: root

    required property string label
    required property int value
    property int from: 0
    property int to: 999
    property string unknownText: "" // shown for 0
    property bool isOpen: false
    readonly property string shown: qsTr("%1: %2").arg(label).arg(value === 0 && unknownText !== "" ? unknownText : value)

    signal entered(int value)

    spacing: Style.gapSmall
    onIsOpenChanged: chooser.begin()

    ActionButton {
        objectName: root.objectName + "Open"
        width: root.width
        text: root.shown + (root.isOpen ? " ▴" : " ▾")
        Accessible.name: root.shown
        onClicked: root.isOpen = !root.isOpen
    }

    NumberChooser {
        id: chooser

        objectName: root.objectName + "Chooser"
        width: root.width
        visible: root.isOpen
        label: root.label
        from: root.from
        to: root.to
        value: root.value
        onEdited: value => root.entered(value)
    }
}
