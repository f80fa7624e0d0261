import QtQuick
import Penstock.Pieces
import Penstock.Style

// Whose something is: the company's colour and, because colour alone must not say it, its letter.
Rectangle {
    id: root

    required property int company // its number, as in PieceColors.companies
    property string letter: PieceColors.companies[company].letter

    implicitWidth: Style.badge
    implicitHeight: Style.badge
    radius: height / 4
    color: PieceColors.companies[company].fill
    border.width: Style.hairline
    border.color: Style.color.line

    Text {
        anchors.centerIn: parent
        text: root.letter
        color: PieceColors.companies[root.company].text
        font.pixelSize: root.height * 0.6
        font.weight: Font.Bold
    }
}
