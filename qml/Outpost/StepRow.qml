import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One thing to do with pieces: its number, a sign, and a line of words.
RowLayout {
    id: root

    required property int number
    required property string sign
    required property string text

    spacing: Style.gapSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: `${number}. ${text}`

    BodyText {
        text: `${root.number}.`
        color: Style.color.inkSoft
        Layout.alignment: Qt.AlignTop
        Accessible.ignored: true
    }

    OutpostSign {
        name: root.sign
        ground: Style.color.paper
        Layout.preferredWidth: Style.pictogram
        Layout.preferredHeight: Style.pictogram
        Layout.alignment: Qt.AlignTop
    }

    BodyText {
        text: root.text
        Layout.fillWidth: true
        Accessible.ignored: true
    }
}
