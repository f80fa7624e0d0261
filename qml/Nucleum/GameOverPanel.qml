import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The end of the game: who won, where the points came from, and what is to be remembered.
ColumnLayout {
    id: root

    required property NucleumTable table
    readonly property NucleumTable finished: table?.isOver ? table : null

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    spacing: Style.gapSmall

    NucleumEndModel {
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
                text: qsTr("Winner: %1").arg(end.winners)
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
                score: end
                Layout.fillWidth: true
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
