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
    required property GameTables tables
    property string askedId: "" // the game that is about to be thrown away

    signal backRequested
    signal gameRequested(string sessionId)

    // Where it is scrolled to stays.
    function refresh() {
        const place = list.contentY;
        games.refresh();
        list.forceLayout();
        list.contentY = Math.min(place, Math.max(0, list.contentHeight - list.height));
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

    NoticeBox {
        id: notice

        objectName: "tableNotice"
        text: root.tables.trouble
        canDismiss: false
        anchors.horizontalCenter: parent.horizontalCenter
        width: list.width
    }

    ListView {
        id: list

        objectName: "games"
        anchors.top: notice.visible ? notice.bottom : parent.top
        anchors.topMargin: notice.visible ? Style.gap : 0
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gap
        cacheBuffer: 0 // games are quick to show, and none is on its way when all change
        model: games

        ScrollBar.vertical: ScrollLine {
        }

        delegate: ColumnLayout {
            id: session

            required property int index
            required property string sessionId
            required property string game
            required property string title
            required property string detail
            required property string standing
            readonly property bool isAsked: root.askedId === sessionId

            spacing: Style.gapSmall
            width: list.width
            Component.onCompleted: games.findStanding(sessionId)

            RowLayout {
                spacing: Style.gapSmall
                layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: true

                ActionButton {
                    objectName: `open${session.index}`
                    text: `${session.game} · ${session.title}\n${session.standing || " "}\n${session.detail}` // its line is kept free
                    Accessible.name: session.standing === "" ? `${session.game}, ${session.title}, ${session.detail}` : `${session.game}, ${session.title}, ${session.standing}, ${session.detail}`
                    Layout.fillWidth: true
                    onClicked: root.gameRequested(session.sessionId)
                }

                ActionButton {
                    objectName: `remove${session.index}`
                    text: "✕"
                    Accessible.name: qsTr("Delete %1").arg(session.title)
                    Layout.fillHeight: true
                    onClicked: root.askedId = session.isAsked ? "" : session.sessionId
                }
            }

            ActionButton {
                objectName: `confirm${session.index}`
                text: qsTr("Delete this game for good")
                visible: session.isAsked
                Layout.fillWidth: true
                onClicked: {
                    root.tables.drop(session.sessionId);
                    games.remove(session.sessionId);
                }
            }
        }
    }
}
