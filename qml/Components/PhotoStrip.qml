pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.Components
import Penstock.Style

// The photos of a play. A tap makes one large, and only a large one can be deleted.
Column {
    id: root

    required property list<string> photos
    property int enlarged: -1 // its place, -1 for none
    readonly property real cell: (width - Style.gapSmall) / 2

    signal removeRequested(int place)

    spacing: Style.gapSmall
    onPhotosChanged: enlarged = -1

    Flow {
        width: root.width
        spacing: Style.gapSmall

        Repeater {
            model: root.photos

            AbstractButton {
                id: photo

                required property int index
                required property string modelData
                readonly property bool isLarge: root.enlarged === index

                objectName: `photo${index}`
                width: isLarge ? root.width : root.cell
                height: implicitContentWidth > 0 ? width * implicitContentHeight / implicitContentWidth : root.cell
                Accessible.role: Accessible.Button
                Accessible.name: isLarge ? qsTr("Photo %1, make it small").arg(index + 1) : qsTr("Photo %1, make it large").arg(index + 1)
                Keys.onReturnPressed: photo.clicked()
                Keys.onEnterPressed: photo.clicked()
                onClicked: root.enlarged = isLarge ? -1 : index

                contentItem: Image {
                    source: photo.modelData
                    fillMode: Image.PreserveAspectFit
                    asynchronous: true
                }

                background: Rectangle {
                    color: Style.color.surface
                    border.width: photo.visualFocus ? Style.focusLine : Style.hairline
                    border.color: photo.visualFocus ? Style.color.ink : Style.color.line
                }
            }
        }
    }

    ActionButton {
        objectName: "removePhoto"
        width: root.width
        visible: root.enlarged >= 0
        text: qsTr("Delete this photo for good")
        onClicked: root.removeRequested(root.enlarged)
    }
}
