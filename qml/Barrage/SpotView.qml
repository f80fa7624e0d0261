import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A slot or an action space of a private building: who stands there, else what it costs.
Rectangle {
    id: root

    required property tableSpot spot

    implicitWidth: Math.max(Style.touch, price.implicitWidth + Style.gap)
    implicitHeight: Math.max(Style.badge, price.implicitHeight) + Style.gapSmall
    radius: Style.radius / 2
    color: spot.isClosed || spot.isMissing ? "transparent" : Style.color.surface
    border.width: spot.isMissing ? 0 : Style.hairline
    border.color: Style.color.inkSoft
    Accessible.role: Accessible.StaticText
    Accessible.name: spot.text

    RewardPicture {
        id: price

        anchors.centerIn: parent
        visible: root.spot.company < 0 && !root.spot.isClosed && !root.spot.isMissing
        icons: root.spot.price
    }

    Pictogram {
        objectName: "closedSign"
        anchors.centerIn: parent
        visible: root.spot.company < 0 && root.spot.isClosed
        name: "closed"
    }

    DashedFrame {
        objectName: "missingFrame"
        visible: root.spot.isMissing
    }

    CompanyBadge {
        anchors.centerIn: parent
        visible: root.spot.company >= 0
        company: Math.max(0, root.spot.company)
    }
}
