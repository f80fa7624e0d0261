import QtQuick
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A company's letters on its colour; for a game without companies just what is written on it.
Rectangle {
    id: root

    required property string sign
    required property int company // as in PieceColors.companies, or -1

    radius: Style.radius / 2
    color: company < 0 ? Style.color.paper : PieceColors.companies[company].fill
    border.width: Style.hairline
    border.color: Style.color.inkSoft

    PlainText {
        anchors.centerIn: parent
        text: root.sign
        color: root.company < 0 ? Style.color.ink : PieceColors.companies[root.company].text
        font.pixelSize: Style.fontSmall
        font.hintingPreference: Font.PreferNoHinting
        font.weight: Font.DemiBold
    }
}
