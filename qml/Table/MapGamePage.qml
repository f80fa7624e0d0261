pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// A game with a map. Where it is wide, the players and what to do next are beside the map, else above
// and below it, and a grip pulls the panel up over the map.
AnyGamePage {
    id: root

    required property real panelShare // of the width, where the map does not leave more
    required property real wholeMapWidth // of the map in the height of the page
    required property real smallPanel // heights of the panel
    required property real normalPanel
    property real largePanel: room
    property bool fitsPanel: true // no higher than what it shows; else the map stays as it is
    required property int usualSize // of the panel, as in PanelGrip
    readonly property real room: body.height - head.height // for map and panel
    readonly property real mapHeight: isWide ? body.height : room - normalPanel // beside or above a normal panel
    property alias players: strip.data
    property alias map: mapPlace.data
    property alias overMap: over.data // above the panel too where the map is low, before it by Tab

    signal panelSized(int size) // by the user

    function highest(height: real): real {
        return fitsPanel ? Math.min(panel.implicitHeight, height) : height;
    }

    function resetPanel() {
        grip.size = usualSize;
    }

    onUsualSizeChanged: resetPanel()

    Connections {
        target: root.panel

        function onWantedChanged() {
            root.resetPanel();
        }
    }

    Item {
        id: body

        readonly property real panelWidth: root.isWide ? Math.max(width * root.panelShare, width - root.wholeMapWidth) : width
        readonly property real panelX: root.isWide && !Style.leftHanded ? width - panelWidth : 0

        width: root.width
        height: root.bodyHeight

        Column {
            id: head

            x: body.panelX + Style.gapSmall
            width: body.panelWidth - 2 * Style.gapSmall

            Column {
                id: strip

                width: parent.width
            }

            Repeater {
                model: root.table.trouble === "" ? 0 : 1

                NoticeBox {
                    objectName: "trouble"
                    text: root.table.trouble
                    canDismiss: false
                    width: head.width
                }
            }
        }

        Item {
            id: mapPlace

            visible: root.fitsPanel || height >= Style.touch // a strip of a map is of no use
            x: root.isWide && Style.leftHanded ? body.panelWidth : 0
            y: root.isWide ? 0 : head.height
            width: root.isWide ? body.width - body.panelWidth : body.width
            height: root.isWide ? body.height : Math.max(0, panelPlace.y - y)
        }

        Item {
            id: over

            anchors.fill: parent
            z: 1
        }

        Item {
            id: panelPlace

            x: body.panelX
            y: body.height - height
            width: body.panelWidth
            height: root.isWide ? root.room : grip.panelHeight
            children: [root.panel]
        }

        PanelGrip {
            id: grip

            objectName: "panelGrip"
            size: root.usualSize
            smallHeight: root.highest(root.smallPanel)
            normalHeight: root.highest(root.normalPanel)
            largeHeight: root.highest(root.largePanel)
            visible: !root.isWide && root.panel.visible
            onSized: root.panelSized(size)
            x: (body.width - width) / 2
            y: panelPlace.y + Style.gripRoom - height
        }
    }
}
