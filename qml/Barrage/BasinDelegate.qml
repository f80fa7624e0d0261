import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A basin with its printed number and the drops that would be lost below it; its outline is drawn
// below it, what is built in it over it.
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
        font.pixelSize: (text.length > 1 && !root.isLast ? 11 : 14) * Style.mapGrowth
        fontSizeMode: Text.HorizontalFit // for fonts that are wider than most
        minimumPixelSize: 8
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    LostDrops {
        objectName: `lostWaiting${root.basin.number}`
        count: root.basin.waitingDrops
        x: root.width / 2 - 8 - width
        y: root.height + 2
    }

    LostDrops {
        objectName: `lostNew${root.basin.number}`
        areNew: true
        count: root.basin.newDrops
        x: root.width / 2 + 8
        y: root.height + 2
    }
}
