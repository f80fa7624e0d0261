import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Says what was deleted last and offers it back; seen as long as there is something to bring back.
Rectangle {
    id: root

    required property PlayBin bin

    implicitHeight: row.implicitHeight + 2 * Style.gapSmall
    visible: bin.count > 0 || bin.trouble !== ""
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    RowLayout {
        id: row

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        BodyText {
            objectName: "deletedText"
            text: root.bin.trouble !== "" ? root.bin.trouble : root.bin.text
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        ActionButton {
            objectName: "restoreButton"
            text: qsTr("Undo")
            visible: root.bin.count > 0
            Accessible.name: qsTr("Bring the deleted play back")
            onClicked: root.bin.restore()
        }

        SignButton {
            objectName: "forgetButton"
            sign: "remove"
            text: qsTr("Do not offer it any more")
            onClicked: root.bin.forget()
        }
    }
}
