import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A space in small: whose engineers stand there, else how many it asks for.
Item {
    id: root

    required property tableSpot spot
    readonly property real side: Math.max(Style.badgeSmall, Math.round(Style.fontSmall * 1.4))

    implicitWidth: Math.max(side, figure.implicitWidth + Style.gapSmall)
    implicitHeight: side
    Accessible.ignored: true

    CompanyBadge {
        anchors.fill: parent
        visible: root.spot.company >= 0
        company: Math.max(0, root.spot.company)
    }

    Rectangle {
        anchors.fill: parent
        visible: root.spot.company < 0
        radius: Style.radius / 2
        color: "transparent"
        border.width: Style.hairline
        border.color: Style.color.inkSoft

        BodyText {
            id: figure

            anchors.centerIn: parent
            text: root.spot.price.length > 0 ? root.spot.price[0].figure : ""
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
        }
    }
}
