import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What to do next; a sentence above it says what is in the way.
ColumnLayout {
    id: root

    required property string trouble

    spacing: Style.gapSmall

    BodyText {
        id: troubleText

        objectName: "trouble"
        visible: text !== ""
        text: root.trouble
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcer {
            item: troubleText
            text: troubleText.visible ? troubleText.text : ""
        }
    }
}
