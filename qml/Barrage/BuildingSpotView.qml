import QtQuick
import Penstock.App
import Penstock.Style

// A slot or an action space of a private building: who stands there, else what it costs.
Rectangle {
    id: root

    required property buildingSpot spot

    implicitWidth: Math.max(Style.touch, price.implicitWidth + Style.gap)
    implicitHeight: Math.max(Style.badge, price.implicitHeight) + Style.gapSmall
    radius: Style.radius / 2
    color: spot.isClosed ? "transparent" : Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.inkSoft
    Accessible.role: Accessible.StaticText
    Accessible.name: spot.text

    RewardPicture {
        id: price

        anchors.centerIn: parent
        visible: root.spot.company < 0 && !root.spot.isClosed
        icons: root.spot.price
    }

    Text {
        anchors.centerIn: parent
        visible: root.spot.company < 0 && root.spot.isClosed
        text: "⊘"
        color: Style.color.inkSoft
        font.pixelSize: Style.fontBody
        Accessible.ignored: true
    }

    CompanyBadge {
        anchors.centerIn: parent
        visible: root.spot.company >= 0
        company: Math.max(0, root.spot.company)
    }
}
