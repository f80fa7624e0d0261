import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The end of a game: who won and why, what the game adds to it, and what is to be remembered.
ColumnLayout {
    id: root

    required property GameTable table
    required property string winners
    required property string verdict
    required property string playId
    property color ground: Style.color.surface // on which it lies
    readonly property GameTable finished: table?.isOver ? table : null // counting takes its time
    default property alias content: own.data

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)
    signal repeatRequested

    spacing: Style.gapSmall

    PlayEditor {
        id: editor

        host: root.finished ? root.finished.host : null
        playId: root.playId
    }

    PlayModel {
        id: kept

        host: root.finished ? root.finished.host : null
        playId: root.playId
    }

    RepeatModel {
        id: repeat

        host: root.finished ? root.finished.host : null
        sessionId: root.finished ? root.finished.sessionId : ""
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
                text: qsTr("Winner: %1").arg(root.winners)
                font.pixelSize: Style.fontTitle
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            BodyText {
                objectName: "verdict"
                text: root.verdict
                Layout.fillWidth: true
            }

            Comparison {
                play: kept
                Layout.fillWidth: true
            }

            ColumnLayout {
                id: own

                spacing: Style.gapSmall
                Layout.fillWidth: true
            }

            ActionButton {
                objectName: "repeatButton"
                text: qsTr("Play this set-up again")
                visible: repeat.canRepeat
                Layout.fillWidth: true
                onClicked: root.repeatRequested()
            }

            SheetHeading {
                text: qsTr("For the history")
                visible: fields.visible
                Layout.fillWidth: true
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

    // Opaque: the software renderer does not clip every shape that scrolls.
    Rectangle {
        visible: root.playId !== ""
        implicitHeight: share.implicitHeight
        color: root.ground
        Layout.fillWidth: true

        ActionButton {
            id: share

            objectName: "shareButton"
            width: parent.width
            text: qsTr("Share the result")
            prominent: true
            onClicked: root.shareRequested(root.playId)
        }
    }
}
