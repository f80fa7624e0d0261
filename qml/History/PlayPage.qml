pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One play of the history with all that is kept of it.
TextPage {
    id: root

    required property StoreHost host
    required property GameTables tables
    property string playId: ""

    signal pageRequested(string name, var properties)
    signal gameRequested(string sessionId)

    function refresh() {
        details.refresh();
    }

    function openLog() {
        if (tables.open(details.sessionId))
            pageRequested("log", {});
    }

    title: details.isThere ? details.game : qsTr("Play")

    PlayModel {
        id: details

        host: root.host
        playId: root.playId
    }

    RepeatModel {
        id: repeat

        host: root.host
        sessionId: details.sessionId
    }

    BodyText {
        objectName: "heading"
        text: details.heading
        color: Style.color.inkSoft
        visible: details.isThere
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "winners"
        text: details.winners
        visible: text !== ""
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    Column {
        Layout.fillWidth: true

        Repeater {
            model: details

            BodyText {
                required property int index
                required property string standing

                objectName: `participant${index}`
                width: parent.width
                text: standing
            }
        }
    }

    Comparison {
        play: details
        Layout.fillWidth: true
    }

    ResultTable {
        objectName: "pointsTable"
        play: details
        labels: details.sources
        visible: details.sources.length > 0
        Layout.fillWidth: true
    }

    SectionHeading {
        text: details.roundsTitle
        visible: details.rounds > 0
        Layout.fillWidth: true
    }

    ResultTable {
        objectName: "energyTable"
        play: details
        showsEnergy: true
        labels: Array.from({
                "length": details.rounds
            }, (unused, place) => qsTr("Round %1").arg(place + 1))
        visible: details.rounds > 0
        Layout.fillWidth: true
    }

    Repeater {
        model: details.facts

        BodyText {
            required property string modelData

            text: modelData
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    BodyText {
        objectName: "comments"
        text: details.comments
        visible: text !== ""
        Layout.fillWidth: true
    }

    PlayPhotos {
        play: details
        Layout.fillWidth: true
        onCameraRequested: root.pageRequested("camera", {
                "play": details
            })
    }

    PlayActions {
        isThere: details.isThere
        isTracked: details.sessionId !== ""
        canRepeat: repeat.canRepeat
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
        onBoardRequested: root.gameRequested(details.sessionId)
        onLogRequested: root.openLog()
        onRepeatRequested: root.pageRequested("repeat", {
                "sessionId": details.sessionId
            })
        onShareRequested: root.pageRequested("share", {
                "playId": root.playId
            })
        onEditRequested: root.pageRequested("playEdit", {
                "playId": root.playId
            })
        onDeleteRequested: {
            if (details.remove())
                root.backRequested();
        }
    }
}
