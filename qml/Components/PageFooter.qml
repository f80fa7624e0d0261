import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// The lower edge of a page, within reach of the thumb; what stands there is no wider than is good to
// read.
Pane {
    id: root

    property int mostWidth: Style.column // of the content

    padding: Style.gap
    topPadding: Style.gapSmall
    leftPadding: Math.max(Style.gap, (width - mostWidth) / 2)
    rightPadding: leftPadding

    background: Rectangle {
        color: Style.color.paper
    }
}
