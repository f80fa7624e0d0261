import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// Whose column it is: colour and letter of the company, or a letter or number where there is none.
LetterBadge {
    required property PadPlayer player
    readonly property CompanyColors company: player.company < 0 ? null : PieceColors.companies[player.company]

    letter: company?.letter ?? player.letter
    ink: company?.text ?? Style.color.ink
    color: company?.fill ?? Style.color.paper
    border.color: company ? Style.color.line : Style.color.inkSoft
}
