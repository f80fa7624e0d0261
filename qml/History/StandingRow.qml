import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The place of one who did not win.
Item {
    id: root

    required property finaleSeat modelData
    property real fineness: 1 // of the sign

    implicitHeight: Math.max(badge.implicitHeight, names.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: `${modelData.rank}. ${modelData.name}: ${modelData.result}`

    PlainText {
        id: rank

        anchors.verticalCenter: parent.verticalCenter
        text: `${root.modelData.rank}.`
        color: Style.color.inkSoft
        font.pixelSize: Style.fontBody
        font.hintingPreference: Font.PreferNoHinting
        Accessible.ignored: true
    }

    SeatSign {
        id: badge

        anchors.left: rank.right
        anchors.leftMargin: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        fineness: root.fineness
        colour: root.modelData.colour
        sign: root.modelData.sign
    }

    Column {
        id: names

        anchors.left: badge.right
        anchors.leftMargin: Style.gapSmall
        anchors.right: points.left
        anchors.rightMargin: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        PlainText {
            width: parent.width
            text: root.modelData.name
            color: Style.color.ink
            font.pixelSize: Style.fontBody
            font.hintingPreference: Font.PreferNoHinting
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        PlainText {
            width: parent.width
            text: root.modelData.role
            visible: text !== "" && text !== root.modelData.name
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            font.hintingPreference: Font.PreferNoHinting
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    PlainText {
        id: points

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.modelData.result
        color: Style.color.ink
        font.pixelSize: Style.fontBody
        font.hintingPreference: Font.PreferNoHinting
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
