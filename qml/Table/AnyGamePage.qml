import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

// A game on the table: round and phase, the menu, and the one thing to do next.
Page {
    id: root

    required property GameTable table
    required property AnyGamePanel panel
    property bool isWide: width > height
    // Below the header, also while the page goes out of sight: a page then gives the header's room to
    // the rest, and layouts of Qt 6.4 that nobody sees still know what has gone.
    readonly property real bodyHeight: height - header.height
    readonly property bool isLow: height < 36 * Style.fontBody // for texts of this size
    readonly property var menu: menuMaker.item // named by its type it would be read at once
    readonly property var question: questionMaker.item
    property alias buttons: head.buttons // of the game, in the header

    signal backRequested
    signal pageRequested(string name, var properties)

    // The menu or an earlier entry; false if none is open.
    function leaveWhatIsOpen(): bool {
        if (menu?.opened) {
            menu.close();
            return true;
        }
        const isEarlier = table.viewedEntry >= 0;
        if (isEarlier)
            table.view(-1);
        return isEarlier;
    }

    // One of the moves that were entered anew, and when there are none, the entry itself; false if
    // none is entered anew.
    function takeBackAmended(): bool {
        if (table.amendedEntry === 0)
            return false;
        if (table.hasAmendment)
            table.undo();
        else
            table.leaveAmendment();
        return true;
    }

    function leave() {
        if (table.hasAmendment) {
            ask(true);
            return;
        }
        table.leaveAmendment();
        backRequested();
    }

    function ask(isLeaving: bool) {
        if (!question)
            questionMaker.setSource("AmendmentQuestion.qml", {
                    "table": table
                });
        question.isLeaving = isLeaving;
        question.open();
    }

    function openMenu() {
        if (!menu)
            menuMaker.setSource("GameMenu.qml", {
                    "table": table
                });
        menu.open();
    }

    title: table.title

    background: Rectangle {
        color: Style.color.paper
    }

    // No column: it would give way when the page goes, and lay out what goes with it once more.
    header: Item {
        implicitHeight: head.implicitHeight + bar.implicitHeight

        GameHeader {
            id: head

            width: parent.width
            table: root.table
            title: root.title
            onBackRequested: root.leave()
            onMenuRequested: root.openMenu()
        }

        AmendmentBar {
            id: bar

            objectName: "amendmentBar"
            y: head.implicitHeight
            width: parent.width
            table: root.table
            isLow: root.isLow
            onGoOnRequested: root.ask(false)
        }
    }

    Loader {
        id: menuMaker
    }

    Loader {
        id: questionMaker
    }

    Connections {
        target: root.question

        function onAgreed() {
            if (!root.question.isLeaving) {
                root.table.takeAmendment();
                return;
            }
            root.table.leaveAmendment();
            root.backRequested();
        }
    }

    Connections {
        target: root.menu

        function onPageRequested(name: string) {
            root.pageRequested(name, {});
        }
    }

    Connections {
        target: root.panel

        function onShareRequested(playId: string) {
            root.pageRequested("share", {
                    "playId": playId
                });
        }

        function onCameraRequested(play: PlayModel) {
            root.pageRequested("camera", {
                    "play": play
                });
        }

        function onRepeatRequested() {
            root.pageRequested("repeat", {});
        }
    }
}
