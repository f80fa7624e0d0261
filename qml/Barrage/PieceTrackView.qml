pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The pieces of one kind: how many are built, and the incomes below them. What is uncovered has a
// tick, the others say with which piece they come.
ColumnLayout {
    id: root

    required property pieceTrack track

    spacing: Style.gapSmall / 2

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Pictogram {
            name: root.track.sign
            Layout.preferredWidth: Style.pictogram
            Layout.preferredHeight: Style.pictogram
        }

        BodyText {
            text: root.track.title
            Layout.fillWidth: true
        }

        Row {
            spacing: Style.gapSmall / 4
            Accessible.ignored: true

            Repeater {
                model: root.track.total

                Rectangle {
                    required property int index

                    width: Style.piece
                    height: Style.piece
                    radius: Style.hairline
                    color: index < root.track.built ? "transparent" : Style.color.inkSoft
                    border.width: Style.hairline
                    border.color: Style.color.inkSoft
                }
            }
        }
    }

    Flow {
        id: incomes

        visible: root.track.incomes.length > 0
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.track.incomes

            Rectangle {
                id: step

                required property incomeStep modelData

                width: Math.min(implicitWidth, incomes.width)
                implicitWidth: label.implicitWidth + reward.implicitWidth + 4 * Style.gapSmall
                implicitHeight: Math.max(label.implicitHeight, reward.implicitHeight) + Style.gapSmall
                radius: Style.radius
                color: modelData.isUncovered ? Style.color.surface : "transparent"
                border.width: Style.hairline
                border.color: Style.color.line
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.isUncovered ? qsTr("Income: %1").arg(modelData.text) : qsTr("Income with piece %1: %2").arg(modelData.pieces).arg(modelData.text)

                PlainText {
                    id: label

                    x: Style.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.modelData.isUncovered ? "✓" : `${step.modelData.pieces}.`
                    color: step.modelData.isUncovered ? Style.color.ink : Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }

                RewardPicture {
                    id: reward

                    anchors.left: label.right
                    anchors.leftMargin: Style.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    icons: step.modelData.icons
                    isMuted: !step.modelData.isUncovered
                }
            }
        }
    }
}
