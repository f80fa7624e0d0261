pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// All figures of a company below one another. What is set is gathered, listed at the end and saved
// together by the footer.
ColumnLayout {
    id: root

    required property SteppedCorrection correction

    function type(row: int) {
        const figure = figures.itemAt(row) as CorrectionFigure;
        keypad.row = row;
        keypad.hasNext = row + 1 < figures.count;
        keypad.ask(`${correction.prompt} · ${figure.name}`, figure.value, figure.least, figure.most);
    }

    spacing: Style.gapSmall

    Repeater {
        id: figures

        model: root.correction.sheet

        CorrectionFigure {
            Layout.fillWidth: true
            onChanged: value => root.correction.sheet.setValue(index, value)
            onKeysRequested: root.type(index)
        }
    }

    ColumnLayout {
        spacing: 0
        visible: root.correction.sheet.changes.length > 0
        Layout.fillWidth: true
        Layout.topMargin: Style.gap

        Repeater {
            model: root.correction.sheet.changes

            BodyText {
                required property string modelData

                text: modelData
                Layout.fillWidth: true
            }
        }
    }

    CorrectionReasons {
        correction: root.correction
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
    }

    NumberSheet {
        id: keypad

        property int row: -1

        onEntered: value => root.correction.sheet.setValue(row, value)
        onNextRequested: root.type(row + 1)
    }
}
