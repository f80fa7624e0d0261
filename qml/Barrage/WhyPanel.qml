pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// The tile with what became of each action, then the reasoning step by step. A tap on a step shows
// the places it names on the map.
ColumnLayout {
    id: root

    required property AutomaTurnModel turn

    spacing: Style.gapSmall

    AutomaTilePicture {
        turn: root.turn
        visible: root.turn.actions.count > 0
        Layout.fillWidth: true
    }

    BodyText {
        text: qsTr("Step by step")
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.turn.reasons

        AbstractButton {
            id: step

            required property int index
            required text
            required property bool isDetail
            required property bool hasMarks
            readonly property bool isShown: index === root.turn.shownReason

            objectName: `reason${index}`
            implicitWidth: implicitContentWidth + leftPadding + rightPadding
            implicitHeight: Math.max(hasMarks ? Style.touch : 0, implicitContentHeight + Style.gapSmall)
            leftPadding: Style.gapSmall + (isDetail ? Style.gap : 0)
            rightPadding: Style.gapSmall
            enabled: hasMarks
            Layout.fillWidth: true
            Accessible.role: hasMarks ? Accessible.Button : Accessible.StaticText
            Accessible.name: text
            onClicked: root.turn.showReason(isShown ? -1 : index)
            Keys.onReturnPressed: step.clicked()
            Keys.onEnterPressed: step.clicked()

            contentItem: RowLayout {
                spacing: Style.gapSmall

                BodyText {
                    text: step.text
                    font.pixelSize: Style.fontSmall
                    font.weight: step.isShown ? Font.DemiBold : Font.Normal
                    Layout.fillWidth: true
                }

                PlainText {
                    text: step.isShown ? "◉" : "○"
                    visible: step.hasMarks
                    color: PieceColors.map.concerned
                    font.pixelSize: Style.fontBody
                }
            }

            background: Rectangle {
                radius: Style.radius
                color: step.isShown || step.down ? Style.color.paper : "transparent"
                border.width: step.visualFocus ? Style.focusLine : (step.hasMarks ? Style.hairline : 0)
                border.color: step.visualFocus ? Style.color.ink : Style.color.line
            }
        }
    }
}
