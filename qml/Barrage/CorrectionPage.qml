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

    required property BarrageTable table

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        const isInside = correction.canGoBack;
        if (isInside)
            correction.back();
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

    CorrectionModel {
        id: correction

        table: root.table
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        BodyText {
            objectName: "prompt"
            text: correction.prompt
            font.weight: Font.DemiBold
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        BodyText {
            objectName: "path"
            text: correction.path
            visible: text !== ""
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    BodyText {
        objectName: "made"
        text: qsTr("✓ Corrected: %1").arg(correction.made)
        visible: correction.made !== ""
        Layout.fillWidth: true
    }

    Repeater {
        model: correction

        OptionDelegate {
            objectName: `option${index}`
            Layout.fillWidth: true
            onChosen: correction.choose(index)
        }
    }

    NumberChooser {
        id: chooser

        objectName: "numberChooser"
        visible: correction.isNumber
        label: correction.prompt
        from: correction.least
        to: correction.most
        Layout.fillWidth: true
        onValueChanged: {
            if (visible)
                correction.number = value;
        }
    }

    Connections {
        target: correction

        function onModelReset() {
            if (correction.isNumber)
                chooser.value = correction.number;
            root.scrollToTop();
        }
    }

    CorrectionSummary {
        correction: correction
        visible: correction.isComplete
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
    }
}
