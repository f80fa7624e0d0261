pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// The first page: the landscape, the game to go on with, and the ways to all else. On a wide screen
// these stand beside the landscape. Made without Qt's controls and layouts, which take long to load:
// this page is waited for. What has to be played again or counted comes after its first frame.
FocusScope {
    id: root

    required property StoreHost host
    required property GameTables tables
    readonly property bool isWide: width > height
    readonly property bool isLow: isWide && height < 500 * Style.textScale
    readonly property bool isTall: isWide && height >= 700 * Style.textScale
    readonly property string nextGame: tables.openSession || recent.id
    readonly property bool isBeginning: nextGame === "" && !recent.hasGames
    property bool isDrawn: false // for the first time

    signal gameRequested(string sessionId)
    signal pageRequested(string name, var properties)

    function refresh() {
        recent.refresh();
        lookCloser();
    }

    function welcome(card: var) {
        card.game = Qt.binding(() => tables.shelf[0]);
        card.pageRequested.connect(pageRequested);
    }

    function lookCloser() {
        if (!isDrawn)
            return;
        closer.follow(nextGame);
        lastPlay.refresh();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")
    onIsDrawnChanged: lookCloser()
    onHostChanged: closerLook.restart()
    onNextGameChanged: {
        if (visible) // else it is told when one comes back
            lookCloser();
    }

    Rectangle {
        anchors.fill: parent
        color: Style.color.paper
    }

    // When all parts know the store.
    Timer {
        id: closerLook

        interval: 0
        onTriggered: root.lookCloser()
    }

    LastSession {
        id: recent

        host: root.host
    }

    SessionStanding {
        id: closer

        host: root.host
    }

    LastPlay {
        id: lastPlay

        host: root.isDrawn ? root.host : null
    }

    Connections {
        target: root.Window.window
        enabled: !root.isDrawn

        function onFrameSwapped() {
            root.isDrawn = true;
        }
    }

    Flickable {
        id: scroll

        objectName: "homeScroll"
        anchors.fill: parent
        contentWidth: width
        contentHeight: content.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height // or it would be seen beside the button below

        Item {
            id: content

            // How far the card lies on the landscape.
            readonly property real overlap: first.height > 0 ? Style.gapLarge : 0
            readonly property real pane: root.isWide ? Math.round(width * 0.44) : width
            readonly property real paneLeft: root.isWide && Style.leftHanded ? width - pane : 0
            readonly property real side: root.isWide ? width - pane : width
            readonly property real sideLeft: root.isWide && !Style.leftHanded ? pane : 0
            readonly property real firstHeight: first.height > 0 ? first.height + Style.gap : 0
            readonly property real sceneHeight: {
                if (root.isWide)
                    return Math.max(Style.sceneLeast * 0.6, scroll.height - firstHeight + overlap);
                // As much as the rest leaves; where that has to be scrolled anyway, all that is on it.
                const left = scroll.height - firstHeight - ways.height + overlap - Style.gap;
                const wanted = left < Style.sceneLeast ? width * Style.sceneShape + Style.gap : left;
                return Math.max(Style.sceneLeast, Math.min(Style.sceneMost, scroll.height * 0.4, wanted));
            }
            readonly property real paneHeight: sceneHeight - overlap + firstHeight
            readonly property real wideHeight: Math.max(scroll.height, paneHeight, ways.height + 2 * Style.gap)
            readonly property real waysTop: root.isWide ? (wideHeight - ways.height) / 2 : paneHeight + (overlap > 0 ? 0 : Style.gap)

            width: scroll.width
            height: root.isWide ? wideHeight : Math.max(scroll.height, waysTop + ways.height + Style.gap)

            HomeScene {
                x: content.paneLeft
                width: content.pane
                height: content.sceneHeight
                onPageRequested: name => root.pageRequested(name, {})
            }

            Column {
                id: first

                x: content.paneLeft + Style.gap
                y: content.sceneHeight - content.overlap
                width: content.pane - 2 * Style.gap
                spacing: Style.gapSmall

                // By its file, because mostly there is nothing to be known.
                Loader {
                    readonly property bool isWanted: root.host.notice !== "" || root.tables.trouble !== ""

                    function makeIfWanted() {
                        if (isWanted && status === Loader.Null)
                            setSource("HomeNotices.qml", {
                                    "host": root.host,
                                    "tables": root.tables
                                });
                    }

                    width: first.width
                    visible: isWanted
                    onIsWantedChanged: makeIfWanted()
                    Component.onCompleted: makeIfWanted()
                }

                HomeContinue {
                    objectName: "continueButton"
                    width: first.width
                    height: implicitHeight
                    visible: root.nextGame !== ""
                    last: recent
                    standing: closer
                    tables: root.tables
                    isLast: root.nextGame === recent.id
                    onClicked: root.gameRequested(root.nextGame)
                }

                // By its file, because it is seen once.
                Loader {
                    width: first.width
                    active: root.isBeginning
                    visible: active
                    source: "HomeWelcome.qml"
                    onLoaded: root.welcome(item)
                }
            }

            Column {
                id: ways

                x: content.sideLeft + Style.gap
                y: content.waysTop
                width: content.side - 2 * Style.gap
                spacing: root.isTall ? Style.gap + Style.gapSmall : Style.gap

                HomeRunning {
                    width: parent.width
                    visible: recent.others.length > 0
                    last: recent
                    tables: root.tables
                    hasHeading: root.isWide
                    isTerse: root.isLow
                    onGameRequested: sessionId => root.gameRequested(sessionId)
                }

                HomeShelf {
                    width: parent.width
                    coverShape: root.isTall ? (recent.others.length > 0 ? 0.68 : 0.85) : 0.6
                    tables: root.tables
                    onPageRequested: (name, properties) => root.pageRequested(name, properties)
                }

                HomeLinks {
                    width: parent.width
                    columns: root.isLow && width > 2 * 11 * Style.fontBody ? 2 : 1
                    isTerse: columns > 1
                    leastHeight: root.isTall ? Style.rowTall : Style.row
                    last: recent
                    history: lastPlay
                    onPageRequested: name => root.pageRequested(name, {})
                }
            }
        }
    }

    // By its file, because mostly everything is in sight.
    Loader {
        anchors.right: scroll.right
        anchors.top: scroll.top
        height: scroll.height
        active: scroll.height > 0 && content.height > scroll.height
        source: "HomeScrollLine.qml"
        onLoaded: item.view = scroll
    }
}
