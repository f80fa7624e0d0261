pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Copies one part of the setup from the table: the places on top, the pictures to tap below.
ScrollArea {
    id: root

    required property BarrageSetupModel setup

    contentWidth: availableWidth

    Column {
        id: column

        readonly property int columns: Math.max(2, Math.floor((width + grid.spacing) / (Style.card + grid.spacing)))
        readonly property real cell: (width - (columns - 1) * grid.spacing) / columns

        x: Style.gap
        width: root.availableWidth - 2 * Style.gap
        spacing: Style.gap

        BodyText {
            objectName: "prompt"
            width: parent.width
            text: root.setup.prompt
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Flow {
            width: parent.width
            visible: root.setup.places.length > 1
            spacing: Style.gapSmall

            Repeater {
                model: root.setup.places

                SetupPlaceChip {
                    required property setupPlace modelData
                    required property int index

                    objectName: "place" + index
                    width: Math.min(implicitWidth, parent.width)
                    place: modelData
                    isCurrent: index === root.setup.currentPlace && modelData.thing < 0
                    onClicked: root.setup.clearPlace(index)
                }
            }
        }

        Flow {
            id: grid

            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                model: root.setup.choices

                SetupChoiceDelegate {
                    objectName: "choice" + thing
                    width: column.cell
                    onClicked: root.setup.pick(thing)
                }
            }
        }
    }
}
