import QtQuick

// The colours of one palette, named by what they are for. Text colours reach AA contrast (4.5:1)
// on the surfaces they are meant for; tst_Style.qml measures it.
QtObject {
    required property color paper
    required property color surface
    required property color line
    required property color ink
    required property color inkSoft
    required property color water
    required property color waterPressed
    required property color waterText
}
