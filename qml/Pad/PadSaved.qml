import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A game that went to the history just now: who won, and what goes with it.
ScrollArea {
    id: root

    required property StoreHost host
    required property string playId
    required property string verdict

    signal cameraRequested(PlayModel play)
    signal shareRequested
    signal correctionRequested

    // The play can be changed and deleted in the history while this page waits.
    function refresh() {
        kept.refresh();
    }

    contentWidth: availableWidth

    PlayModel {
        id: kept

        host: root.host
        playId: root.playId
    }

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        y: Math.max(Style.gap, (root.availableHeight - height) / 2)
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gap

        BodyText {
            objectName: "savedText"
            text: kept.isThere ? qsTr("✓ The game stands in the history. %1").arg(root.verdict) : qsTr("The game is no longer in the history.")
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Layout.bottomMargin: Style.gap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        ActionButton {
            objectName: "shareButton"
            visible: kept.isThere
            text: qsTr("Share the result")
            Layout.fillWidth: true
            onClicked: root.shareRequested()
        }

        ActionButton {
            objectName: "correctButton"
            visible: kept.isThere
            text: qsTr("Correct the points")
            Layout.fillWidth: true
            onClicked: root.correctionRequested()
        }

        PlayPhotos {
            play: kept
            visible: kept.isThere
            Layout.fillWidth: true
            onCameraRequested: root.cameraRequested(kept)
        }
    }
}
