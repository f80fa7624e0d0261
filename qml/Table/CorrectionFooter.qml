import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What was set on a sheet, and the button that saves all of it.
PageFooter {
    id: root

    required property SteppedCorrection correction
    readonly property int changes: correction.sheet.changes.length
    readonly property string summary: {
        if (changes === 0)
            return qsTr("Set what differs, then save it all at once.");
        const fits = oneLine.advanceWidth <= 1.7 * availableWidth; // in two lines that break somewhere
        return fits ? oneLine.text : qsTr("Changes: %1. They are listed below the figures.").arg(changes);
    }

    TextMetrics {
        id: oneLine

        text: root.correction.sheet.summary
        font.pixelSize: Style.fontSmall
    }

    FontMetrics {
        id: lines

        font.pixelSize: Style.fontSmall
    }

    contentItem: ColumnLayout {
        spacing: Style.gapSmall

        // Always of the same height: what is above must not move under the finger.
        BodyText {
            objectName: "sheetSummary"
            text: root.summary
            color: root.changes === 0 ? Style.color.inkSoft : Style.color.ink
            font.pixelSize: Style.fontSmall
            lineHeight: 1
            verticalAlignment: Text.AlignVCenter
            Layout.fillWidth: true
            Layout.minimumHeight: 2 * lines.height
        }

        BodyText {
            objectName: "sheetRefusal"
            text: qsTr("⊘ %1").arg(root.correction.refusal)
            visible: root.correction.refusal !== ""
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: "saveSheet"
            text: root.changes === 0 ? qsTr("Nothing changed") : qsTr("Save the changes (%1)").arg(root.changes)
            prominent: true
            enabled: root.correction.canConfirm
            Layout.fillWidth: true
            onClicked: root.correction.confirm()
        }
    }
}
