pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The end of the game: who won and where the points came from. Log and board stay at hand.
ColumnLayout {
    id: root

    required property BarrageTable table

    spacing: Style.gapSmall

    BarrageScoreModel {
        id: points

        table: root.table
    }

    BodyText {
        objectName: "winner"
        text: qsTr("Winner: %1").arg(points.winners)
        font.pixelSize: Style.fontTitle
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ScrollView {
        id: scroll

        contentWidth: availableWidth
        implicitHeight: sheet.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ScoreTable {
            id: sheet

            width: scroll.availableWidth
            score: points
        }
    }

    BodyText {
        text: qsTr("The result stands in the history.")
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }
}
