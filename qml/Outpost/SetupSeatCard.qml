pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player: name and colour.
Card {
    id: root

    required property int seat
    required property OutpostSetupModel setup
    readonly property string name: setup.seats[seat]?.name ?? ""
    readonly property string label: setup.seats[seat]?.label ?? ""
    readonly property int colour: setup.seats[seat]?.colour ?? 0

    LineField {
        objectName: `name${root.seat}`
        width: parent.width
        value: root.name
        placeholderText: root.label
        maximumLength: 24
        Accessible.name: qsTr("Name of player %1").arg(root.seat + 1)
        onEntered: name => root.setup.setName(root.seat, name)
    }

    KnownNames {
        width: parent.width
        visible: root.name === "" && names.length > 0
        names: root.setup.knownNames
        onChosen: name => root.setup.setName(root.seat, name)
    }

    Flow {
        width: parent.width

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
