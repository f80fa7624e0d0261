import QtQuick
import Penstock.Style

// A sign and a figure side by side.
Row {
    id: root

    required property string sign
    required property int figure
    property int size: Style.fontSmall

    spacing: Style.hairline

    NucleumSign {
        name: root.sign
        width: root.size
        height: root.size
        anchors.verticalCenter: parent.verticalCenter
    }

    Text {
        text: root.figure
        color: Style.color.ink
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
