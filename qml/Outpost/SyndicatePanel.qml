pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The Syndicate's turn: what to do with its pieces, in order, and why.
PanelFrame {
    id: root

    required property SyndicateModel syndicate
    property bool showsReasons: false

    function goBack(): bool {
        const wasShown = showsReasons;
        showsReasons = false;
        return wasShown;
    }

    PanelTitle {
        text: qsTr("The Syndicate")
        colour: -1
        Layout.fillWidth: true
    }

    BodyText {
        visible: root.syndicate.steps.length === 0
        text: qsTr("There is nothing to move for it.")
        Layout.fillWidth: true
    }

    Repeater {
        model: root.syndicate.steps

        StepRow {
            required property syndicateStep modelData
            required property int index

            objectName: `step${index}`
            number: index + 1
            sign: modelData.sign
            text: modelData.text
            Layout.fillWidth: true
        }
    }

    ColumnLayout {
        objectName: "reasons"
        visible: root.showsReasons
        spacing: Style.gapSmall
        Layout.fillWidth: true
        Layout.topMargin: Style.gap

        Repeater {
            model: root.syndicate.reasons

            BodyText {
                required property string modelData

                text: `• ${modelData}`
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }
        }
    }

    buttons: [
        ActionButton {
            objectName: "whyButton"
            text: root.showsReasons ? qsTr("Hide the reasons") : qsTr("Why?")
            visible: root.syndicate.reasons.length > 0
            Layout.fillWidth: true
            onClicked: root.showsReasons = !root.showsReasons
        },
        ActionButton {
            objectName: "syndicateDone"
            text: qsTr("Done")
            prominent: true
            Layout.fillWidth: true
            onClicked: root.syndicate.done()
        }
    ]
}
