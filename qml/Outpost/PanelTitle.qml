import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who is asked and for what, told aloud when it changes.
RowLayout {
    id: root

    required property string text
    property int colour: -2 // of who is asked; -2: nobody's

    spacing: Style.gapSmall

    SeatBadge {
        visible: root.colour >= -1
        colour: Math.max(-1, root.colour)
    }

    BodyText {
        id: words

        objectName: "panelTitle"
        text: root.text
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text

        Announcer {
            item: words
            text: words.visible ? words.text : ""
        }
    }
}
