import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A basin with its printed number; its outline is drawn below it, what is built in it over it.
Item {
    id: root

    required property MapBasin basin
    readonly property bool isLast: basin.sites.length === 4 // only powerhouses, below everything

    signal pressed

    x: basin.box.x
    y: basin.box.y
    width: basin.box.width
    height: basin.box.height

    Accessible.role: Accessible.Button
    Accessible.name: `${basin.name}: ${basin.detail}`
    Accessible.onPressAction: root.pressed()

    PlainText {
        x: 1
        width: root.isLast ? 18 : 14
        height: parent.height
        text: root.basin.number
        color: Style.color.inkSoft
        font.pixelSize: text.length > 1 && !root.isLast ? 11 : 14
        fontSizeMode: Text.HorizontalFit // for fonts that are wider than most
        minimumPixelSize: 8
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
