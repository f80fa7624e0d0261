import QtQuick
import Penstock.Style

// A figure of a company, with the sign of what it counts.
Row {
    id: root

    property string pictogram: ""
    required property string text
    property int size: Style.fontSmall

    spacing: Style.gapSmall / 4

    Pictogram {
        visible: root.pictogram !== ""
        name: root.pictogram
        width: root.size
        height: root.size
        anchors.verticalCenter: parent.verticalCenter
    }

    Text {
        text: root.text
        color: Style.color.ink
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
