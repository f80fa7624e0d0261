import QtQuick
import Penstock.Components
import Penstock.Style

// An ActionButton for the first page, without Qt's controls: they take longer to load than all the
// rest of that page.
Item {
    id: root

    property bool prominent: false
    property string text: ""
    property real sidePadding: Style.gap
    property alias font: words.font

    signal clicked

    implicitHeight: Math.max(Style.button, words.implicitHeight + 2 * Style.gapSmall)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: {
        if (root.enabled)
            root.clicked();
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    ButtonFace {
        anchors.fill: parent
        prominent: root.prominent
        down: area.containsPress
        visualFocus: root.activeFocus // only keys lead to it
    }

    ButtonText {
        id: words

        anchors.fill: parent
        anchors.leftMargin: root.sidePadding
        anchors.rightMargin: root.sidePadding
        prominent: root.prominent
        text: root.text
        font.pixelSize: Style.fontBody
        font.weight: root.prominent ? Font.DemiBold : Font.Normal
    }

    MouseArea {
        id: area

        anchors.fill: parent
        onClicked: root.clicked()
    }
}
