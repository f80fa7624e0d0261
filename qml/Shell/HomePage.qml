pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The first page. The next thing to do stands at the bottom, within reach of the thumb. Made without
// Qt's controls and layouts, which take long to load: this page is waited for.
FocusScope {
    id: root

    required property StoreHost host
    required property GameTables tables
    readonly property bool isWide: width > height
    // Room for the mark above the name; on a small screen it stands beside it.
    readonly property bool isRoomy: height > (isWide ? 400 : 720) * Style.textScale
    // Too low for all ways in one column: the lesser ones stand below the name.
    readonly property bool isLow: isWide && !isRoomy
    readonly property string nextGame: tables.openSession || last.id

    signal gameRequested(string sessionId)
    signal pageRequested(string name, var properties)

    function refresh() {
        last.refresh();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")

    Rectangle {
        anchors.fill: parent
        color: Style.color.paper
    }

    LastSession {
        id: last

        host: root.host
    }

    Flickable {
        id: scroll

        objectName: "homeScroll"
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        contentWidth: width
        contentHeight: content.height
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: content

            readonly property real column: root.isWide ? (width - 2 * Style.gap - Style.gapLarge) / 2 : width - 2 * Style.gap
            readonly property real second: Style.gap + column + Style.gapLarge
            readonly property real linksHeight: Style.gap + links.height
            readonly property real headHeight: head.height + (root.isLow ? linksHeight : 0)
            readonly property real waysHeight: shelf.height + (root.isLow ? 0 : linksHeight)
            readonly property real waysTop: root.isWide ? (height - waysHeight) / 2 : height - waysHeight - Style.gap
            readonly property real headTop: Math.max(Style.gap, ((root.isWide ? height : waysTop) - headHeight) / 2)

            implicitHeight: root.isWide ? Math.max(headHeight, waysHeight) + 2 * Style.gap : headHeight + waysHeight + 3 * Style.gap
            width: scroll.width
            height: Math.max(implicitHeight, scroll.height)

            Column {
                id: head

                x: root.isWide && Style.leftHanded ? content.second : Style.gap
                y: content.headTop
                width: content.column
                spacing: Style.gap

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

                    width: head.width
                    visible: isWanted
                    onIsWantedChanged: makeIfWanted()
                    Component.onCompleted: makeIfWanted()
                }

                Grid {
                    anchors.horizontalCenter: parent.horizontalCenter
                    columns: root.isRoomy ? 1 : 2
                    spacing: Style.gap
                    horizontalItemAlignment: Grid.AlignHCenter
                    verticalItemAlignment: Grid.AlignVCenter

                    PenstockMark {
                        width: implicitWidth / (root.isRoomy ? 1 : 2)
                        height: implicitHeight / (root.isRoomy ? 1 : 2)
                    }

                    PlainText {
                        text: qsTr("Penstock")
                        color: Style.color.ink
                        font.pixelSize: root.isRoomy ? Style.fontName : Style.fontTitle
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                }
            }

            HomeShelf {
                id: shelf

                x: root.isWide && !Style.leftHanded ? content.second : Style.gap
                y: content.waysTop
                width: content.column
                tables: root.tables
                onPageRequested: (name, properties) => root.pageRequested(name, properties)
            }

            HomeLinks {
                id: links

                x: root.isLow ? head.x : shelf.x
                y: root.isLow ? content.headTop + head.height + Style.gap : content.waysTop + shelf.height + Style.gap
                width: content.column
                hasGames: last.hasGames
                onPageRequested: name => root.pageRequested(name, {})
            }
        }
    }

    // By its file, because mostly everything is in sight.
    Loader {
        anchors.right: scroll.right
        anchors.top: scroll.top
        height: scroll.height
        active: scroll.height > 0 && content.implicitHeight > scroll.height
        source: "HomeScrollLine.qml"
        onLoaded: item.view = scroll
    }

    // Never scrolled away: the next game is one tap from here.
    Rectangle {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: root.nextGame === "" ? 0 : next.height + Style.gapSmall + Style.gap
        color: Style.color.paper

        HomeButton {
            id: next

            objectName: "continueButton"
            x: Style.gap
            y: Style.gapSmall
            width: parent.width - 2 * Style.gap
            height: implicitHeight
            visible: root.nextGame !== ""
            text: last.seats === "" || root.nextGame !== last.id ? qsTr("Continue") : qsTr("Continue: %1").arg(`${last.game} · ${last.seats}`)
            prominent: true
            onClicked: root.gameRequested(root.nextGame)
        }
    }
}
