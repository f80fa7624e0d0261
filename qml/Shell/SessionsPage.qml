pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// All games in the store, side by side: continue, look at or throw away. A list, because there may
// be a thousand.
Page {
    id: root

    required property StoreHost host
    property string askedId: "" // the game that is about to be thrown away

    signal backRequested
    signal gameRequested(string sessionId)

    function refresh() {
        games.refresh();
    }

    // What is asked is left before the page is.
    function goBack(): bool {
        const isAsking = askedId !== "";
        askedId = "";
        return isAsking;
    }

    title: qsTr("All games")

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    SessionListModel {
        id: games

        host: root.host
    }

    ListView {
        id: list

        objectName: "games"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gap
        model: games

        ScrollBar.vertical: ScrollLine {
        }

        delegate: ColumnLayout {
            id: game

            required property int index
            required property string sessionId
            required property string title
            required property string detail
            readonly property bool isAsked: root.askedId === sessionId

            spacing: Style.gapSmall
            width: list.width

            RowLayout {
                spacing: Style.gapSmall
                layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: true

                ActionButton {
                    objectName: `open${game.index}`
                    text: `${game.title}\n${game.detail}`
                    Accessible.name: `${game.title}, ${game.detail}`
                    Layout.fillWidth: true
                    onClicked: root.gameRequested(game.sessionId)
                }

                ActionButton {
                    objectName: `remove${game.index}`
                    text: "✕"
                    Accessible.name: qsTr("Delete %1").arg(game.title)
                    Layout.fillHeight: true
                    onClicked: root.askedId = game.isAsked ? "" : game.sessionId
                }
            }

            ActionButton {
                objectName: `confirm${game.index}`
                text: qsTr("Delete this game for good")
                visible: game.isAsked
                Layout.fillWidth: true
                onClicked: games.remove(game.sessionId)
            }
        }
    }
}
