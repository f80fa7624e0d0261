import QtQuick
import QtQuick.Layouts
import Penstock.Style

// A figure of a company, with the sign of what it counts.
RowLayout {
    id: root

    property string pictogram: ""
    required property string text
    property int size: Style.fontSmall

    spacing: Style.gapSmall / 4
    Layout.fillWidth: false

    Pictogram {
        visible: root.pictogram !== ""
        name: root.pictogram
        Layout.preferredWidth: root.size
        Layout.preferredHeight: root.size
    }

    Text {
        text: root.text
        color: Style.color.ink
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
