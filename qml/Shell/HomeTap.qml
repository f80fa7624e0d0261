import QtQuick

// What can be pressed on the first page, without Qt's controls: they take longer to load than all
// the rest of that page. What it looks like is for those made of it.
Item {
    id: root

    property string text: ""
    readonly property bool isDown: area.containsPress

    signal clicked

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

    MouseArea {
        id: area

        anchors.fill: parent
        onClicked: root.clicked()
    }
}
