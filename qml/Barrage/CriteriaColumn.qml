import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// By what an Automa chooses a place of one kind, the first criterion first.
ColumnLayout {
    id: root

    required property string pictogram
    required property string title
    required property string criteria

    spacing: Style.gapSmall / 2
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    Accessible.role: Accessible.StaticText
    Accessible.name: `${title}: ${criteria}`

    Pictogram {
        name: root.pictogram
        ground: Style.color.paper
        Layout.preferredWidth: Style.pictogram
        Layout.preferredHeight: Style.pictogram
    }

    BodyText {
        text: root.criteria
        font.pixelSize: Style.fontSmall
        lineHeight: 1.1
        Layout.fillWidth: true
        Accessible.ignored: true
    }
}
