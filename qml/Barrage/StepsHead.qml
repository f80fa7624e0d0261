import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Whose pieces have to be moved and how many steps are left. A tap shows or hides the list.
AbstractButton {
    id: root

    required property BarrageStepsModel steps
    required property bool isOpen
    readonly property string leftText: steps.left > 0 ? qsTr("%n to do", "", steps.left) : qsTr("All done")

    text: steps.title
    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(Style.touch, implicitContentHeight)
    Accessible.role: Accessible.CheckBox
    Accessible.name: `${text}. ${leftText}`
    Accessible.checkable: true
    Accessible.checked: isOpen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RowLayout {
        spacing: Style.gapSmall

        CompanyBadge {
            company: Math.max(0, root.steps.company)
            visible: root.steps.company >= 0
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                objectName: "stepsTitle"
                text: root.text
                lineHeight: 1.1
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            BodyText {
                text: root.steps.subtitle
                textFormat: Text.PlainText
                visible: text !== ""
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
            }
        }

        PlainText {
            objectName: "stepsLeft"
            text: root.leftText + (root.isOpen ? " ▴" : " ▾")
            color: Style.color.ink
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
