import QtQuick

// A company's colour and the colour of letters on it. Letters or a shape always stand on it, because
// the colour alone must never say whose something is.
QtObject {
    required property color fill
    required property color text
    property string letter
    property string shape // a path in a square of 24 by 24
}
