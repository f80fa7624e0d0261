import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.History
import Penstock.Style

// The end of a game: how it ended, what the game adds to it, and what is to be remembered.
ColumnLayout {
    id: root

    required property GameTable table
    required property string verdict
    required property string playId
    property color ground: Style.color.surface // on which it lies
    readonly property GameTable finished: table?.isOver ? table : null // counting takes its time
    default property alias content: own.data

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)
    signal repeatRequested

    spacing: Style.gapSmall
    Component.onCompleted: sheet.count()

    PlayEditor {
        id: editor

        host: root.finished ? root.finished.host : null
        playId: root.playId
        onDataChanged: result.refresh()
    }

    PlayModel {
        id: kept

        host: root.finished ? root.finished.host : null
        playId: root.playId
    }

    FinaleModel {
        id: result

        host: root.finished ? root.finished.host : null
        playId: root.playId
        table: root.finished
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

        FinaleSheet {
            id: sheet

            width: scroll.availableWidth
            finale: result
            verdict: root.verdict

            ColumnLayout {
                width: sheet.columnWidth
                spacing: Style.gapSmall

                ColumnLayout {
                    id: own

                    spacing: Style.gapSmall
                    Layout.fillWidth: true
                }

                Comparison {
                    play: kept
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
                    id: photos

                    play: kept
                    hasButton: false
                    Layout.fillWidth: true
                    onCameraRequested: root.cameraRequested(kept)
                }
            }
        }
    }

    // Opaque: the software renderer does not clip every shape that scrolls.
    Rectangle {
        visible: root.playId !== ""
        implicitHeight: buttons.implicitHeight
        color: root.ground
        Layout.fillWidth: true

        RowLayout {
            id: buttons

            width: parent.width
            spacing: Style.gapSmall

            ActionButton {
                objectName: "photoButton"
                text: qsTr("Photo")
                enabled: kept.canAddPhoto
                Accessible.name: qsTr("Add a photo of the table")
                Layout.fillHeight: true
                onClicked: photos.add()
            }

            ActionButton {
                objectName: "shareButton"
                text: qsTr("Share the result")
                prominent: true
                Layout.fillWidth: true
                onClicked: root.shareRequested(root.playId)
            }
        }
    }
}
