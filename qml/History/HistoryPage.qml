pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// The games that were played to their end: search, filter, open one.
Page {
    id: root

    required property StoreHost host

    signal backRequested
    signal pageRequested(string name, var properties)

    // Other pages may have changed what is listed; whoever comes back wants the same place.
    function refresh() {
        const place = list.contentY;
        plays.refresh();
        list.contentY = place;
        list.returnToBounds();
    }

    title: qsTr("History")

    HistoryModel {
        id: plays

        host: root.host
    }

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    ListView {
        id: list

        objectName: "plays"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gapSmall
        reuseItems: true
        cacheBuffer: 0 // rows are quick to fill again, and none is on its way when all change
        currentIndex: -1 // a current play would take the focus from the search with every letter
        model: plays
        topMargin: above.height
        onTopMarginChanged: contentY = -topMargin
        delegate: PlayDelegate {
            width: list.width
            hasKeys: keys.activeFocus && keys.place === index
            onClicked: {
                keys.place = index;
                root.pageRequested("play", {
                        "playId": playId
                    });
            }
        }

        ScrollBar.vertical: ScrollLine {
        }

        // Scrolls with the plays. Not the list's header: Qt 6.4 makes none of a bound component.
        HistoryHeader {
            id: above

            parent: list.contentItem
            y: list.originY - height
            width: list.width
            history: plays
            onPageRequested: (name, properties) => root.pageRequested(name, properties)
        }
    }

    PlayKeys {
        id: keys

        objectName: "playKeys"
        anchors.fill: list
        list: list
        title: root.title
        onChosen: place => (list.itemAtIndex(place) as PlayDelegate)?.clicked()
    }

    footer: UndoBar {
        bin: plays.bin
    }
}
