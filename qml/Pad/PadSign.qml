import QtQuick
import Penstock.App
import Penstock.Barrage
import Penstock.Style

// Whose column it is: the company's badge, or a letter or number where there is no company.
Item {
    id: root

    required property PadPlayer player
    readonly property bool hasCompany: player.company >= 0

    implicitWidth: Style.badge
    implicitHeight: Style.badge

    CompanyBadge {
        anchors.fill: parent
        visible: root.hasCompany
        company: Math.max(0, root.player.company)
    }

    Rectangle {
        anchors.fill: parent
        visible: !root.hasCompany
        radius: height / 4
        color: Style.color.paper
        border.width: Style.hairline
        border.color: Style.color.inkSoft

        Text {
            anchors.centerIn: parent
            text: root.player.letter
            color: Style.color.ink
            font.pixelSize: root.height * 0.6
            font.weight: Font.Bold
        }
    }
}
