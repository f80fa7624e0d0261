import QtQuick
import Penstock.Style

// A small plate that says whose something is by its colour and by what stands on it.
Rectangle {
    implicitWidth: Style.badge
    implicitHeight: Style.badge
    radius: height / 4
    border.width: Style.hairline
    border.color: Style.color.line
}
