import QtQuick

// The colours of the map's drawing: pale ground, so that water and pieces stand out. Lines that mean
// something reach 3:1 on what they are drawn on; tst_Style.qml measures it.
QtObject {
    required property color mountains
    required property color hills
    required property color plains
    required property color relief
    required property color river
    required property color shore
    required property color basin
    required property color basinLine
    required property color space // the outline of an empty building space
    required property color redSpace
    required property color pipe // a conduit that nobody built
    required property color pipeEdge
    required property color neutral
    required property color neutralText
    required property color concerned
    required property color concernedText
}
