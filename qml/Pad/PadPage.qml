import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// The tally of one game: who played, the numbers, when and where. Everything entered is kept at
// once, so the page can be left and come back to at any moment.
Page {
    id: root

    enum Part {
        Seats,
        Points,
        Details
    }

    required property StoreHost host
    required property string game
    property int part: PadPage.Seats
    property string saved: "" // the verdict on the game that went to the history
    property string savedPlay: ""
    readonly property bool isLow: width > height && height < Style.column

    signal backRequested
    signal pageRequested(string name, var properties)

    // A sheet that lies over the page goes first.
    function goBack(): bool {
        const hadSheet = keypad.visible || choices.visible;
        keypad.close();
        choices.close();
        return hadSheet;
    }

    function save() {
        forceActiveFocus(); // takes a word that is still being typed
        const verdict = pad.verdict;
        savedPlay = pad.save();
        if (savedPlay !== "")
            saved = verdict;
        savedPage.refresh();
    }

    title: pad.title
    StackView.onActivating: savedPage.refresh()
    Component.onCompleted: part = pad.isTouched ? PadPage.Points : PadPage.Seats

    background: Rectangle {
        color: Style.color.paper
    }

    header: PadHeader {
        title: root.title
        pad: pad
        part: root.part
        hasParts: root.saved === ""
        isLow: root.isLow
        onBackRequested: root.backRequested()
        onPartRequested: part => root.part = part
    }

    ScorePadModel {
        id: pad

        host: root.host
        game: root.game
    }

    PadSeats {
        anchors.fill: parent
        visible: root.part === PadPage.Seats && root.saved === ""
        pad: pad
        onSheetRequested: (fields, fieldId) => choices.show(fields, fieldId)
    }

    PadPoints {
        id: points

        anchors.fill: parent
        visible: root.part === PadPage.Points && root.saved === ""
        pad: pad
        onKeypadRequested: (fields, fieldId, player) => keypad.show(fields, fieldId, player)
        onSheetRequested: (fields, fieldId) => choices.show(fields, fieldId)
    }

    PadDetails {
        anchors.fill: parent
        visible: root.part === PadPage.Details && root.saved === ""
        pad: pad
        onKeypadRequested: (fields, fieldId) => keypad.show(fields, fieldId, -1)
    }

    PadSaved {
        id: savedPage

        anchors.fill: parent
        visible: root.saved !== ""
        host: root.host
        playId: root.savedPlay
        verdict: root.saved
        onCameraRequested: play => root.pageRequested("camera", {
                    "play": play
                })
        onCorrectionRequested: {
            pad.undoClear();
            root.saved = "";
            root.part = PadPage.Points;
        }
        onShareRequested: root.pageRequested("share", {
                "playId": root.savedPlay
            })
    }

    PadKeypad {
        id: keypad

        pad: pad
        onPlayerReached: number => points.showPlayer(number)
    }

    PadChoiceSheet {
        id: choices
    }

    footer: PageFooter {
        mostWidth: root.isLow ? Style.wideColumn : Style.column

        contentItem: PadFooter {
            pad: pad
            isSeats: root.part === PadPage.Seats
            isSaved: root.saved !== ""
            isLow: root.isLow
            onPointsRequested: root.part = PadPage.Points
            onSaveRequested: root.save()
            onHistoryRequested: root.pageRequested("history", {})
            onAgainRequested: {
                root.saved = "";
                root.part = PadPage.Seats;
            }
        }
    }
}
