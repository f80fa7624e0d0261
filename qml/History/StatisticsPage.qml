pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the history says about one game, of everybody or of one player.
TextPage {
    id: root

    required property StoreHost host

    function refresh() {
        figures.refresh();
    }

    title: qsTr("Statistics")

    StatisticsModel {
        id: figures

        host: root.host
    }

    BodyText {
        objectName: "noStatistics"
        text: qsTr("There is nothing to count yet: statistics begin with the first finished game.")
        visible: figures.playCount === 0
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    ChoiceButtons {
        objectName: "game"
        visible: figures.games.length > 1
        ids: figures.games
        names: figures.gameNames
        chosen: figures.game
        Layout.fillWidth: true
        onPicked: id => figures.game = id
    }

    ChoiceField {
        objectName: "player"
        visible: figures.players.length > 1 || figures.player !== ""
        label: qsTr("Player")
        noneText: qsTr("Everybody")
        ids: figures.players
        names: figures.players
        chosen: figures.player
        Layout.fillWidth: true
        onPicked: id => figures.player = id
    }

    BodyText {
        objectName: "summary"
        text: figures.summary
        visible: text !== ""
        Layout.fillWidth: true
    }

    Repeater {
        model: figures

        ChartCard {
            Layout.fillWidth: true
        }
    }

    Item {
        Layout.preferredHeight: Style.gapSmall
    }
}
