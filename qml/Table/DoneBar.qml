import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the last tap did without being asked for a second one, and the way back. It lies over the page
// for a moment and moves nothing; undo stays in the header afterwards.
Rectangle {
    id: root

    required property string text // empty: nothing was done like that
    property string shownText: "" // while it fades
    readonly property bool coversPage: visible // on purpose
    readonly property bool isWanted: text !== "" && (pause.running || undoButton.visualFocus)

    signal undoRequested

    implicitHeight: row.implicitHeight + 2 * Style.gapSmall
    visible: isWanted || fade.running
    color: Style.color.surface
    border.width: Style.focusLine
    border.color: Style.color.water
    radius: Style.radius
    Accessible.role: Accessible.AlertMessage
    Accessible.name: shownText
    onIsWantedChanged: {
        fade.stop();
        opacity = 1; // it is there at once, and goes slowly
        if (!isWanted && !Style.reducedMotion)
            fade.start();
    }
    onTextChanged: {
        if (text === "")
            return;
        shownText = text;
        pause.restart();
    }

    NumberAnimation {
        id: fade

        target: root
        property: "opacity"
        to: 0
        duration: Style.pageChange
    }

    Announcer {
        item: root
        text: root.text
    }

    Timer {
        id: pause

        interval: Style.undoPause
    }

    // What lies below it is not meant.
    Pane {
        anchors.fill: parent
        Accessible.ignored: true
    }

    RowLayout {
        id: row

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        BodyText {
            objectName: "doneText"
            text: root.shownText
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Layout.fillWidth: true
            Accessible.ignored: true // the bar says it
        }

        ActionButton {
            id: undoButton

            objectName: "undoDoneButton"
            text: qsTr("Undo")
            enabled: root.isWanted
            Accessible.name: qsTr("Undo: %1").arg(root.shownText)
            onClicked: root.undoRequested()
        }
    }
}
