pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The end of the game: who won and why, where the points came from, what the objective counted, and
// what is to be remembered. Log and board stay at hand.
ColumnLayout {
    id: root

    required property BarrageTable table
    readonly property BarrageTable finished: table?.isOver ? table : null // counting takes its time
    readonly property alias marks: end.marks
    readonly property bool showsPieces: end.shownCompany >= 0

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    spacing: Style.gapSmall

    BarrageScoreModel {
        id: points

        table: root.finished
    }

    BarrageEndModel {
        id: end

        table: root.finished
    }

    PlayEditor {
        id: editor

        host: root.finished ? root.finished.host : null
        playId: end.playId
    }

    PlayModel {
        id: kept

        host: root.finished ? root.finished.host : null
        playId: end.playId
    }

    ScrollArea {
        id: scroll

        contentWidth: availableWidth
        implicitHeight: sheet.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: sheet

            width: scroll.availableWidth
            spacing: Style.gapSmall

            BodyText {
                objectName: "winner"
                text: qsTr("Winner: %1").arg(points.winners)
                font.pixelSize: Style.fontTitle
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            BodyText {
                objectName: "verdict"
                text: end.verdict
                Layout.fillWidth: true
            }

            ScoreTable {
                score: points
                hasBuildings: points.hasBuildings
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "objective"
                text: qsTr("Objective: %1").arg(end.objective)
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Layout.topMargin: Style.gapSmall
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Repeater {
                model: end

                ObjectiveRow {
                    isShown: company === end.shownCompany
                    Layout.fillWidth: true
                    onClicked: end.shownCompany = isShown ? -1 : company
                }
            }

            BodyText {
                text: qsTr("For the history")
                visible: fields.visible
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Layout.topMargin: Style.gapSmall
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PlayFields {
                id: fields

                editor: editor
                Layout.fillWidth: true
            }

            PlayPhotos {
                play: kept
                Layout.fillWidth: true
                onCameraRequested: root.cameraRequested(kept)
            }
        }
    }

    ActionButton {
        objectName: "shareButton"
        text: qsTr("Share the result")
        prominent: true
        visible: end.playId !== ""
        Layout.fillWidth: true
        onClicked: root.shareRequested(end.playId)
    }
}
