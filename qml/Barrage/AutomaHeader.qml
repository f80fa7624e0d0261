import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Whose turn it is, what it comes to, and by which tiles.
RowLayout {
    id: root

    required property AutomaTurnModel turn
    readonly property bool isNarrow: width < 17 * Style.fontBody

    spacing: Style.gapSmall

    CompanyBadge {
        company: Math.max(0, root.turn.company) // nobody's turn is not seen
        Layout.preferredWidth: root.isNarrow ? Style.badge : Style.touch
        Layout.preferredHeight: root.isNarrow ? Style.badge : Style.touch
        Layout.alignment: Qt.AlignTop
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        PlainText {
            objectName: "headline"
            text: root.turn.headline
            color: Style.color.ink
            font.pixelSize: root.isNarrow ? Style.fontBody : Style.fontTitle
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        BodyText {
            objectName: "subtitle"
            text: root.turn.subtitle
            visible: text !== "" && !root.isNarrow
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Layout.fillWidth: true
        }
    }
}
