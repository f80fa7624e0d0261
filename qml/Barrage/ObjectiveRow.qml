import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A company's place by the objective, with the reason for its points. A tap marks on the map what
// was counted.
AbstractButton {
    id: root

    required property int company
    required property string name
    required property string shortName
    required property int count
    required property int vp
    required property string reason
    property bool isShown: false

    objectName: `objectiveRow${company}`
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: isShown
    Accessible.name: qsTr("%1: %2 counted. %3").arg(name).arg(count).arg(reason)
    Accessible.description: qsTr("Marks the counted pieces on the map")
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RowLayout {
        spacing: Style.gapSmall

        CompanyBadge {
            company: root.company
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                text: root.isShown ? qsTr("%1: %2, marked on the map").arg(root.name).arg(root.count) : `${root.name}: ${root.count}`
                font.weight: root.isShown ? Font.DemiBold : Font.Normal
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "reason"
                text: root.reason
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.paper
        border.width: root.visualFocus || root.isShown ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.isShown ? PieceColors.map.concerned : Style.color.line)
    }
}
