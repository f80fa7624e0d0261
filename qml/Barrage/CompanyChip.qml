import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.Style

// A company in short: whose it is, points, energy and engineers left. A thick frame says who is on
// turn, a tick who has passed.
AbstractButton {
    id: root

    required property int company
    required property string player
    required property bool isActive
    required property bool hasPassed
    required property int vp
    required property int energy
    required property int engineers
    required property string summary
    // Without the name it fits four times beside each other on a phone.
    readonly property bool showsName: width >= Style.chipWithName

    // As it is without the name, whatever is shown now.
    implicitWidth: Math.ceil(Math.max(Style.badgeSmall + pointsSize.advanceWidth, 2 * Style.fontSmall + figuresSize.advanceWidth + Style.gapSmall)) + Style.gapSmall + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall / 2
    Accessible.role: Accessible.Button
    Accessible.name: summary
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    TextMetrics {
        id: pointsSize

        text: qsTr("%1 VP").arg(root.vp)
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: figuresSize

        text: `${root.energy}${root.engineers}`
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
    }

    contentItem: RowLayout {
        spacing: Style.gapSmall

        CompanyBadge {
            visible: root.showsName
            company: root.company
            Layout.alignment: Qt.AlignVCenter
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter

            Text {
                objectName: "player"
                visible: root.showsName
                text: root.player
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Style.gapSmall / 2
                Layout.alignment: root.showsName ? Qt.AlignLeft : Qt.AlignHCenter
                visible: !root.showsName

                CompanyBadge {
                    company: root.company
                    implicitWidth: Style.badgeSmall
                    implicitHeight: Style.badgeSmall
                }

                Text {
                    text: qsTr("%1 VP").arg(root.vp)
                    color: Style.color.ink
                    font.pixelSize: Style.fontSmall
                    font.weight: Font.DemiBold
                }
            }

            RowLayout {
                spacing: Style.gapSmall / 4
                Layout.alignment: root.showsName ? Qt.AlignLeft : Qt.AlignHCenter

                Text {
                    objectName: "points"
                    visible: root.showsName
                    text: qsTr("%1 VP").arg(root.vp)
                    color: Style.color.ink
                    font.pixelSize: Style.fontSmall
                    font.weight: Font.DemiBold
                    Layout.rightMargin: Style.gapSmall / 2
                }

                Pictogram {
                    name: "energy"
                    Layout.preferredWidth: Style.fontSmall
                    Layout.preferredHeight: Style.fontSmall
                }

                Text {
                    text: root.energy
                    color: Style.color.ink
                    font.pixelSize: Style.fontSmall
                    font.weight: Font.DemiBold
                    Layout.rightMargin: Style.gapSmall / 2
                }

                Pictogram {
                    visible: !root.hasPassed
                    name: "engineer"
                    Layout.preferredWidth: Style.fontSmall
                    Layout.preferredHeight: Style.fontSmall
                }

                Text {
                    objectName: "engineers"
                    text: root.hasPassed ? "✓" : root.engineers
                    color: Style.color.ink
                    font.pixelSize: Style.fontSmall
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus || root.isActive ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.isActive ? Style.map.concerned : Style.color.line)
    }
}
