import QtQuick
import Penstock.App
import Penstock.Style

// An objective tile: what it counts, by our own signs.
Rectangle {
    id: root

    required property int objective // its number in the engine; -1: a place for one
    property real zoom: 1 // how large it is drawn
    readonly property pictureFace face: Pictures.objective(objective)
    readonly property string description: face.text

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, signs.implicitHeight + 2 * Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    RewardPicture {
        id: signs

        x: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        zoom: root.zoom
        icons: root.face.icons
    }
}
