import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Whose turn it is, what it comes to, by which tiles, and the way to the reasons.
GridLayout {
    id: root

    required property AutomaTurnModel turn
    property bool showsWhy: false
    readonly property bool isNarrow: width < 17 * Style.fontBody

    signal whyRequested

    columns: isNarrow ? 2 : 3
    columnSpacing: Style.gapSmall
    rowSpacing: Style.gapSmall

    CompanyBadge {
        company: Math.max(0, root.turn.company) // nobody's turn is not seen
        Layout.preferredWidth: Style.touch
        Layout.preferredHeight: Style.touch
        Layout.alignment: Qt.AlignTop
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        Text {
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
            visible: text !== ""
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Layout.fillWidth: true
        }
    }

    ChoiceButton {
        objectName: "whyButton"
        text: qsTr("Why?")
        chosen: root.showsWhy
        visible: root.turn.isDecided
        Accessible.role: Accessible.CheckBox
        Layout.alignment: Qt.AlignTop
        Layout.columnSpan: root.isNarrow ? 2 : 1
        Layout.fillWidth: root.isNarrow
        onClicked: root.whyRequested()
    }
}
