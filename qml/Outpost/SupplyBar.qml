import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// The cities that somebody supplied in the end, as a bar, and the money.
Item {
    id: root

    required property endRow modelData
    required property int colour
    required property int most // that anybody supplied

    implicitHeight: Math.max(badge.height, words.height + Style.bar)
    Accessible.role: Accessible.StaticText
    Accessible.name: `${modelData.rank}. ${modelData.name}: ${modelData.result}`

    SeatBadge {
        id: badge

        colour: root.colour
        anchors.verticalCenter: parent.verticalCenter
    }

    BodyText {
        id: words

        x: badge.width + Style.gapSmall
        width: parent.width - x
        text: `${root.modelData.name}: ${root.modelData.result}`
        font.pixelSize: Style.fontSmall
        Accessible.ignored: true
    }

    Rectangle {
        x: words.x
        y: words.height
        width: Math.max(2 * Style.hairline, root.most > 0 ? words.width * root.modelData.supplied / root.most : 0)
        height: Style.bar
        radius: height / 4
        color: PieceColors.players[root.colour].fill
        border.width: Style.hairline
        border.color: Style.color.inkSoft
    }
}
