pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The end of the game: who won and why, everybody's place, and what is to be remembered.
PanelFrame {
    id: root

    required property OutpostTable table
    required property CompaniesModel companies

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    OutpostEndModel {
        id: end

        table: root.table
    }

    PlayEditor {
        id: editor

        host: root.table.host
        playId: end.playId
    }

    PlayModel {
        id: kept

        host: root.table.host
        playId: end.playId
    }

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

    Repeater {
        model: end.rows

        RowLayout {
            id: row

            required property endRow modelData

            spacing: Style.gapSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.rank}. ${modelData.name}: ${modelData.result}`

            BodyText {
                text: `${row.modelData.rank}.`
                font.weight: Font.DemiBold
                Layout.alignment: Qt.AlignTop
            }

            SeatBadge {
                colour: root.companies.colourOf(row.modelData.seat)
                Layout.alignment: Qt.AlignTop
            }

            BodyText {
                text: `${row.modelData.name}\n${row.modelData.result}`
                Layout.fillWidth: true
            }
        }
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

    buttons: ActionButton {
        objectName: "shareButton"
        text: qsTr("Share the result")
        prominent: true
        visible: end.playId !== ""
        Layout.fillWidth: true
        onClicked: root.shareRequested(end.playId)
    }
}
