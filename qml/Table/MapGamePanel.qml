import QtQuick
import Penstock.Style

// A sheet beside the map, or below it with room for the grip that pulls it up.
AnyGamePanel {
    id: root

    readonly property alias viewPanel: view // for an earlier entry
    readonly property alias place: place // of all panels
    default property alias panels: place.data

    implicitWidth: wanted.implicitWidth + 2 * Style.gap
    implicitHeight: wanted.implicitHeight + Style.gripRoom + Style.gapSmall

    Rectangle {
        anchors.fill: parent
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }

    Item {
        id: place

        anchors.fill: parent
        anchors.margins: Style.gap
        anchors.topMargin: Style.gripRoom
        anchors.bottomMargin: Style.gapSmall

        PanelMaker {
            id: view

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("ViewedEntryPanel.qml")
            properties: ({
                    "table": root.table
                })
        }
    }
}
