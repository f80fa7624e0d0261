import QtQuick
import Penstock.Components
import Penstock.Pieces

// Whose something is: the company's colour and, because colour alone must not say it, its letter.
LetterBadge {
    required property int company // its number, as in PieceColors.companies

    letter: PieceColors.companies[company].letter
    ink: PieceColors.companies[company].text
    color: PieceColors.companies[company].fill
}
