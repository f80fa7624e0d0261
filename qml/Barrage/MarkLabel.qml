import QtQuick

// The short text of a mark, such as a cost.
RoundBox {
    id: root

    required property string text
    required property color ink

    width: Math.max(height, label.implicitWidth + 7)
    height: 15
    radius: 6
    lineColor: "transparent"

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.pixelSize: 11
        font.weight: Font.Bold
    }
}
