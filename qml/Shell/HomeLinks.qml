import QtQuick
import Penstock.Style

// The ways from home to everything that is not the next game. A grid with widths of its own: in a
// layout, Qt 6.4 keeps the height that a text had before the button got its width.
Grid {
    id: root

    required property bool hasGames
    readonly property real cell: (width - columnSpacing) / 2
    readonly property real tallest: {
        let height = 0;
        for (let i = 0; i < children.length; ++i)
            height = Math.max(height, children[i].implicitHeight);
        return height;
    }

    signal pageRequested(string name)

    // In large text on a small phone its words get smaller, not broken.
    component HomeLink: HomeButton {
        sidePadding: Style.gapSmall
        font.pixelSize: width > 0 && width < 7.5 * Style.fontBody ? Style.fontSmall : Style.fontBody
    }

    columns: 2
    columnSpacing: Style.gapSmall
    rowSpacing: Style.gapSmall

    HomeLink {
        objectName: "sessionsButton"
        width: root.cell
        height: root.tallest
        text: qsTr("All games")
        enabled: root.hasGames
        onClicked: root.pageRequested("sessions")
    }

    HomeLink {
        objectName: "historyButton"
        width: root.cell
        height: root.tallest
        text: qsTr("History")
        onClicked: root.pageRequested("history")
    }

    HomeLink {
        objectName: "scorePadButton"
        width: root.cell
        height: root.tallest
        text: qsTr("Score pad")
        onClicked: root.pageRequested("scorePad")
    }

    HomeLink {
        objectName: "helpButton"
        width: root.cell
        height: root.tallest
        text: qsTr("Rules help")
        onClicked: root.pageRequested("helpGames")
    }

    HomeLink {
        objectName: "settingsButton"
        width: root.cell
        height: root.tallest
        text: qsTr("Settings")
        onClicked: root.pageRequested("settings")
    }

    HomeLink {
        objectName: "aboutButton"
        width: root.cell
        height: root.tallest
        text: qsTr("About")
        onClicked: root.pageRequested("about")
    }
}
