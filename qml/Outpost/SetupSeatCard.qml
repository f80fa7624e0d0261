pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player: name and colour.
Rectangle {
    id: root

    required property int seat
    required property OutpostSetupModel setup
    readonly property string name: setup.seats[seat]?.name ?? ""
    readonly property string label: setup.seats[seat]?.label ?? ""
    readonly property int colour: setup.seats[seat]?.colour ?? 0

    implicitHeight: column.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall

        LineField {
            objectName: `name${root.seat}`
            value: root.name
            placeholderText: root.label
            maximumLength: 24
            Accessible.name: qsTr("Name of player %1").arg(root.seat + 1)
            Layout.fillWidth: true
            onEntered: name => root.setup.setName(root.seat, name)
        }

        Flow {
            visible: root.name === "" && root.setup.knownNames.length > 0
            spacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: root.setup.knownNames

                ChoiceButton {
                    required property string modelData

                    objectName: `known${modelData}`
                    text: modelData
                    Accessible.role: Accessible.Button
                    onClicked: root.setup.setName(root.seat, modelData)
                }
            }
        }

        Flow {
            Layout.fillWidth: true

            Repeater {
                model: root.setup.colourNames

                AbstractButton {
                    id: pick

                    required property string modelData
                    required property int index
                    readonly property bool chosen: root.colour === index

                    objectName: `colour${root.seat}_${index}`
                    text: modelData
                    implicitWidth: Style.touch
                    implicitHeight: Style.touch
                    padding: (Style.touch - Style.badge) / 2
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    Keys.onReturnPressed: pick.clicked()
                    Keys.onEnterPressed: pick.clicked()
                    onClicked: root.setup.setColour(root.seat, index)

                    contentItem: SeatBadge {
                        colour: pick.index
                    }

                    background: Rectangle {
                        radius: Style.radius
                        color: "transparent"
                        border.width: pick.visualFocus || pick.chosen ? Style.focusLine : 0
                        border.color: Style.color.ink
                    }
                }
            }
        }
    }
}
