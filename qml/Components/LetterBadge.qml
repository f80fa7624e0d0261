import QtQuick

// A badge with a letter or a number on it.
Badge {
    id: root

    required property string letter
    required property color ink

    PlainText {
        anchors.centerIn: parent
        text: root.letter
        color: root.ink
        font.pixelSize: root.height * 0.6
        font.weight: Font.Bold
    }
}
