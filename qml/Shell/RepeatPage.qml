pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components

// A game to be set up once more: what is the same, how it went so far, and the two ways on.
TextPage {
    id: root

    required property StoreHost host
    required property GameTables tables
    property string sessionId: tables.current ? tables.current.sessionId : ""
    property alias folder: earlier.folder

    signal pageRequested(string name, var properties)

    // The game on the table goes on by the order that was handed on.
    function tellTable() {
        if (tables.current?.sessionId === sessionId)
            tables.current.rereadOptions();
    }

    function playAgain() {
        const setup = earlier.setUp();
        if (setup === "")
            return;
        tellTable();
        pageRequested(`${earlier.game}/newGame`, {
                "repeat": setup
            });
    }

    title: qsTr("The same set-up")

    RepeatModel {
        id: earlier

        host: root.host
        sessionId: root.sessionId
    }

    FileSaver {
        id: saver

        page: root
    }

    BodyText {
        objectName: "earlierGame"
        text: qsTr("%1, %2").arg(earlier.gameName).arg(earlier.earlier)
        visible: earlier.canRepeat
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    BodyText {
        text: qsTr("Everything lies as it did at the beginning of that game. What Penstock draws comes in the same order: first what came up then, then the rest in a fixed order that is the same for your friend. What an Automa does with its tiles still depends on how you play.")
        Layout.fillWidth: true
    }

    ActionButton {
        objectName: "playAgainButton"
        text: qsTr("Set it up again")
        prominent: true
        enabled: earlier.canRepeat
        Layout.fillWidth: true
        onClicked: root.playAgain()
    }

    ActionButton {
        objectName: "handOnButton"
        text: qsTr("Hand it to a friend")
        enabled: earlier.canRepeat
        Layout.fillWidth: true
        onClicked: saver.save(earlier.suggestedFile(), file => {
                earlier.save(file);
                root.tellTable();
            })
    }

    // Below what is tapped, so that nothing moves away under the finger.
    NoticeBox {
        objectName: "repeatMessage"
        text: earlier.message
        canDismiss: false
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Results of this set-up")
        visible: earlier.results.length > 0
        Layout.fillWidth: true
    }

    Repeater {
        model: earlier.results

        BodyText {
            required property int index
            required property string modelData

            objectName: `result${index}`
            text: modelData
            Layout.fillWidth: true
        }
    }
}
