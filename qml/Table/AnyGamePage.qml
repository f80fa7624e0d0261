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
    readonly property bool isLow: height < 36 * Style.fontBody // for texts of this size
    readonly property var menu: menuMaker.item // named by its type it would be read at once
    property alias buttons: head.buttons // of the game, in the header

    signal backRequested
    signal pageRequested(string name, var properties)

    // The menu, an entry that is entered anew or an earlier one; false if none is open.
    function leaveWhatIsOpen(): bool {
        if (menu?.opened) {
            menu.close();
            return true;
        }
        if (table.amendedEntry > 0) {
            table.leaveAmendment();
            return true;
        }
        const isEarlier = table.viewedEntry >= 0;
        if (isEarlier)
            table.view(-1);
        return isEarlier;
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

    header: Column {
        GameHeader {
            id: head

            width: parent.width
            table: root.table
            title: root.title
            onBackRequested: root.backRequested()
            onMenuRequested: root.openMenu()
        }

        AmendmentBar {
            objectName: "amendmentBar"
            width: parent.width
            table: root.table
        }
    }

    Loader {
        id: menuMaker
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
