import QtQuick
import Penstock.Components
import Penstock.Style

// Words in and under a chart.
PlainText {
    color: Style.color.inkSoft
    font.pixelSize: Style.fontSmall
    font.hintingPreference: Font.PreferNoHinting
}
