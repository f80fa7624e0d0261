pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Puts right what Penstock believes of the table, in few taps. The way back leads through the steps
// that were taken.
TextPage {
    id: root

    required property SteppedCorrection correction
    // Shows a row of it and chooses it.
    property Component option: CorrectionOption {
        correction: root.correction
        Layout.fillWidth: true
    }

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        const isInside = root.correction.canGoBack;
        if (isInside)
            root.correction.back();
        return isInside;
    }

    title: qsTr("Correct the table")

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        BodyText {
            objectName: "prompt"
            text: root.correction.prompt
            font.weight: Font.DemiBold
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        BodyText {
            objectName: "path"
            text: root.correction.path
            visible: text !== "" && text !== root.correction.prompt
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    RowLayout {
        spacing: Style.gapSmall
        visible: root.correction.made !== ""
        Layout.fillWidth: true

        BodyText {
            objectName: "made"
            text: qsTr("✓ Corrected: %1").arg(root.correction.made)
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: "undoMade"
            text: qsTr("Undo")
            onClicked: root.correction.undoMade()
        }
    }

    Repeater {
        model: root.correction

        delegate: root.option
    }

    NumberChooser {
        id: chooser

        objectName: "numberChooser"
        visible: root.correction.isNumber
        label: root.correction.prompt
        from: root.correction.least
        to: root.correction.most
        Layout.fillWidth: true
        onEdited: value => root.correction.number = value
    }

    Repeater {
        model: root.correction.isSheet ? 1 : 0

        CorrectionSheet {
            correction: root.correction
            Layout.fillWidth: true
        }
    }

    Connections {
        target: root.correction

        function onModelReset() {
            if (root.correction.isNumber)
                chooser.value = root.correction.number;
            chooser.begin();
            root.scrollToTop();
        }
    }

    CorrectionSummary {
        correction: root.correction
        visible: root.correction.isComplete
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
    }

    footer: CorrectionFooter {
        correction: root.correction
        visible: root.correction.isSheet
    }
}
