pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Why the app believed something else.
ColumnLayout {
    id: root

    required property SteppedCorrection correction

    spacing: Style.gapSmall

    BodyText {
        text: qsTr("Why?")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.correction.reasons

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `reason${index}`
                text: modelData
                chosen: root.correction.reason === index
                onClicked: root.correction.reason = index
            }
        }
    }
}
