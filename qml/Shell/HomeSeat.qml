import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Somebody who plays the game that goes on: badge, name and points. Who is next is in bold.
Item {
    id: root

    required property standingSeat seat

    // By its file: each game has badges of its own.
    function showBadge(file: url) {
        badge.setSource(file, {
                "colour": seat.colour,
                "width": Style.badgeSmall,
                "height": Style.badgeSmall
            });
    }

    implicitHeight: Math.max(Style.badgeSmall, name.height, points.height)

    Loader {
        id: badge

        anchors.verticalCenter: parent.verticalCenter
    }

    WordText {
        id: name

        anchors.left: parent.left
        anchors.leftMargin: Style.badgeSmall + Style.gapSmall
        anchors.right: points.left
        anchors.rightMargin: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        text: root.seat.name
        mostSize: Style.fontSmall
        font.weight: root.seat.isNext ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    Row {
        id: points

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Style.gapSmall / 2

        PlainText {
            id: figure

            text: root.seat.points
            color: Style.color.ink
            font.pixelSize: Style.fontBody
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        PlainText {
            anchors.baseline: figure.baseline
            text: root.seat.unit
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Accessible.ignored: true
        }
    }
}
