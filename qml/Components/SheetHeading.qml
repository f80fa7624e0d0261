import QtQuick
import Penstock.Components
import Penstock.Style

BodyText {
    topPadding: Style.gapSmall
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
