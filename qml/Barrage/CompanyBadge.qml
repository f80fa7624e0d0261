import QtQuick
import Penstock.Style

// Whose something is: the company's colour and, because colour alone must not say it, its letter.
Rectangle {
    id: root

    required property int company // its number, as in Style.companies
    property string letter: Style.companies[company].letter

    implicitWidth: Style.badge
    implicitHeight: Style.badge
    radius: height / 4
    color: Style.companies[company].fill
    border.width: Style.hairline
    border.color: Style.color.line

    Text {
        anchors.centerIn: parent
        text: root.letter
        color: Style.companies[root.company].text
        font.pixelSize: root.height * 0.6
        font.weight: Font.Bold
    }
}
