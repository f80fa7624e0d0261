import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A game nobody had to play: shows what the rules engine does, and that it reaches an end.
TextPage {
    id: root

    title: qsTr("Demo game")
    Component.onCompleted: demo.playNext()

    footer: Item {
        implicitHeight: again.implicitHeight + 2 * Style.gap

        ActionButton {
            id: again

            objectName: "againButton"
            width: Math.min(parent.width - 2 * Style.gap, Style.column)
            anchors.centerIn: parent
            text: qsTr("Play another game")
            prominent: true
            onClicked: demo.playNext()
        }
    }

    BarrageDemoModel {
        id: demo
    }

    BodyText {
        text: qsTr("Four companies played Barrage to the end, each move drawn at random from those the rules allow.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "winner"
        text: qsTr("Winner: %1").arg(demo.winners)
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    ScoreTable {
        game: demo
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "gameNumber"
        text: qsTr("Game %1, entries in its log: %2").arg(demo.gameNumber).arg(demo.moveCount)
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }
}
