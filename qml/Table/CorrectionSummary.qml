pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What was believed, what will be, why, and the button that makes it so.
ColumnLayout {
    id: root

    required property TableCorrection correction

    spacing: Style.gapSmall

    BodyText {
        objectName: "change"
        text: qsTr("%1 → %2").arg(root.correction.now).arg(root.correction.then)
        font.pixelSize: Style.fontTitle
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("from %1 to %2").arg(root.correction.now).arg(root.correction.then)
    }

    BodyText {
        objectName: "refusal"
        text: qsTr("⊘ %1").arg(root.correction.refusal)
        visible: root.correction.refusal !== ""
        Layout.fillWidth: true
    }

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

    ActionButton {
        objectName: "correctButton"
        text: qsTr("Correct it")
        prominent: true
        enabled: root.correction.canConfirm
        Layout.fillWidth: true
        onClicked: root.correction.confirm()
    }
}
