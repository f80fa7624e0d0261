import QtQuick
import Penstock.Style

// Words in and under a chart.
Text {
    color: Style.color.inkSoft
    font.pixelSize: Style.fontSmall
}
