import Penstock.Style

// Minus or plus; held down it goes on.
ActionButton {
    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 0
    topPadding: 0
    bottomPadding: 0
    autoRepeat: true
    font.pixelSize: Style.fontTitle
}
