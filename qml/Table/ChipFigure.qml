import QtQuick
import Penstock.Components
import Penstock.Style

// A figure behind the sign of what it counts.
Row {
    id: root

    required property string text
    property int size: Style.fontSmall
    default property alias picture: place.data

    Row {
        id: place

        anchors.verticalCenter: parent.verticalCenter
    }

    PlainText {
        text: root.text
        color: Style.color.ink
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
