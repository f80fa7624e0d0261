import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What was believed, what will be, why, and the button that makes it so.
ColumnLayout {
    id: root

    required property SteppedCorrection correction

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

    CorrectionReasons {
        correction: root.correction
        Layout.fillWidth: true
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
