pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// What the last entry asks for at the table: cards, tokens, workers. Two lines, and all of them on a
// tap.
AbstractButton {
    id: root

    required property var lines // texts
    property bool showsAll: false
    readonly property int shown: showsAll ? lines.length : Math.min(2, lines.length)
    readonly property int hidden: lines.length - shown

    objectName: "news"
    visible: lines.length > 0
    padding: Style.gapSmall
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("On the table: %1").arg(lines.join(" "))
    onLinesChanged: showsAll = false
    onClicked: showsAll = !showsAll
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Announcer {
        item: root
        text: root.visible ? root.lines.join(" ") : ""
    }

    contentItem: ColumnLayout {
        spacing: 0

        Repeater {
            model: root.lines.slice(0, root.shown)

            BodyText {
                required property string modelData

                text: `▸ ${modelData}`
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
                Accessible.ignored: true
            }
        }

        BodyText {
            visible: root.hidden > 0
            text: qsTr("… and %1 more").arg(root.hidden)
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : PieceColors.map.concerned
    }
}
