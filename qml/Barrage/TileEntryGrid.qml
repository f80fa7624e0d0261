pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The codes at the foot of the Automa tiles. Those that cannot have come up are struck out and say why.
ColumnLayout {
    id: root

    required property AutomaLineModel tiles
    property string reason: ""

    signal entered(int number)

    spacing: Style.gapSmall
    onVisibleChanged: reason = ""

    RefusalLine {
        refusal: root.reason
        refusalName: "entryReason"
        hint: qsTr("Which code stands at the foot of the tile?")
        Layout.fillWidth: true
    }

    GridLayout {
        columns: Math.max(2, Math.floor(root.width / Style.card))
        columnSpacing: Style.gapSmall
        rowSpacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.tiles

            AbstractButton {
                id: tile

                required property int number
                required text
                required property string detail
                readonly property bool canCome: detail === ""

                objectName: `tile${number}`
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Style.touch, implicitContentHeight + Style.gapSmall)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Accessible.role: Accessible.Button
                Accessible.name: canCome ? text : `${text}. ${detail}`
                onClicked: {
                    if (canCome)
                        root.entered(number);
                    else
                        root.reason = detail;
                }
                Keys.onReturnPressed: tile.clicked()
                Keys.onEnterPressed: tile.clicked()

                contentItem: PlainText {
                    text: tile.text
                    color: tile.canCome ? Style.color.ink : Style.color.inkSoft
                    font.pixelSize: Style.fontBody
                    font.weight: tile.canCome ? Font.DemiBold : Font.Normal
                    font.strikeout: !tile.canCome
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                }

                background: Rectangle {
                    radius: Style.radius
                    color: tile.down ? Style.color.line : (tile.canCome ? Style.color.surface : "transparent")
                    border.width: tile.visualFocus ? Style.focusLine : Style.hairline
                    border.color: tile.visualFocus ? Style.color.ink : Style.color.line
                }
            }
        }
    }
}
