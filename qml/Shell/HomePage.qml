pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The first page. The next thing to do stands at the bottom, within reach of the thumb.
Page {
    id: root

    required property StoreHost host
    required property BarrageTable table
    readonly property bool isWide: width > height
    // On a small screen the ways on come first, and the mark stands beside the name. Every font that
    // is only asked for before there is a size would be looked up too.
    readonly property bool isRoomy: height === 0 || scroll.availableHeight - (isWide ? 0 : links.implicitHeight) > 20 * Style.fontBody
    readonly property string nextGame: table.isOpen && !table.isOver ? table.sessionId : games.lastId

    signal gameRequested(string sessionId)
    signal pageRequested(string name, var properties)

    function refresh() {
        games.refresh();
    }

    title: qsTr("Home")
    StackView.onActivating: refresh()

    background: Rectangle {
        color: Style.color.paper
    }

    // Never scrolled away: the next game is one tap from here.
    footer: Pane {
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Style.gap
        topPadding: Style.gapSmall

        contentItem: GridLayout {
            columns: root.isWide ? 2 : 1
            layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall

            ActionButton {
                objectName: "newGameButton"
                text: qsTr("New game")
                prominent: root.nextGame === ""
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.pageRequested("newGame", {})
            }

            ActionButton {
                objectName: "continueButton"
                text: games.lastTitle === "" ? qsTr("Continue") : qsTr("Continue: %1").arg(games.lastTitle)
                prominent: true
                visible: root.nextGame !== ""
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.gameRequested(root.nextGame)
            }
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }

    SessionListModel {
        id: games

        host: root.host
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        GridLayout {
            x: Style.gap
            width: scroll.availableWidth - 2 * Style.gap
            height: Math.max(implicitHeight, scroll.availableHeight)
            columns: root.isWide ? 2 : 1
            layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            columnSpacing: Style.gapLarge
            rowSpacing: Style.gap

            ColumnLayout {
                spacing: Style.gap
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                Layout.topMargin: Style.gap

                Repeater {
                    model: root.host.notice === "" ? 0 : 1

                    NoticeBox {
                        objectName: "storeNotice"
                        text: root.host.notice
                        onDismissed: root.host.dismissNotice()
                        Layout.fillWidth: true
                    }
                }

                Repeater {
                    model: root.table.isOpen || root.table.trouble === "" ? 0 : 1

                    NoticeBox {
                        objectName: "tableNotice"
                        canDismiss: false
                        text: root.table.trouble
                        Layout.fillWidth: true
                    }
                }

                GridLayout {
                    columns: root.isRoomy ? 1 : 2
                    columnSpacing: Style.gap
                    rowSpacing: Style.gap
                    Layout.alignment: Qt.AlignHCenter

                    PenstockMark {
                        Layout.preferredWidth: implicitWidth / (root.isRoomy ? 1 : 2)
                        Layout.preferredHeight: implicitHeight / (root.isRoomy ? 1 : 2)
                        Layout.alignment: Qt.AlignHCenter
                    }

                    Text {
                        text: qsTr("Penstock")
                        color: Style.color.ink
                        font.pixelSize: root.isRoomy ? Style.fontName : Style.fontTitle
                        font.weight: Font.DemiBold
                        Layout.alignment: Qt.AlignHCenter
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                }

                BodyText {
                    visible: root.isRoomy
                    text: qsTr("The companion beside your board game about power: it plays the opponent, runs the water and counts the points.")
                    color: Style.color.inkSoft
                    horizontalAlignment: Text.AlignHCenter
                    Layout.fillWidth: true
                }
            }

            ColumnLayout {
                spacing: Style.gapSmall
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: false
                Layout.alignment: root.isWide ? Qt.AlignVCenter : Qt.AlignBottom
                Layout.bottomMargin: Style.gap

                HomeLinks {
                    id: links

                    hasGames: games.count > 0
                    onPageRequested: name => root.pageRequested(name, {})
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                }
            }
        }
    }
}
