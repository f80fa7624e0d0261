pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Copies one part of the setup from the table: the places on top, the pictures to tap below. What
// stands above the pictures keeps its height, so that none moves away from a finger.
ScrollArea {
    id: root

    required property BarrageSetupModel setup
    readonly property string part: setup.partTitle

    contentWidth: availableWidth
    onPartChanged: goToTop()
    onVisibleChanged: goToTop()

    Column {
        id: column

        readonly property real least: Math.max(Style.card, words.leastWidth + 2 * ((choices.itemAt(0) as SetupChoiceDelegate)?.padding ?? 0))
        readonly property int columns: Math.max(2, Math.floor((width + grid.spacing) / (least + grid.spacing)))
        readonly property real cell: (width - (columns - 1) * grid.spacing) / columns

        x: Style.gap
        width: root.availableWidth - 2 * Style.gap
        spacing: Style.gapSmall

        // All that stands below the pictures, to be measured: no word of it is broken.
        WordText {
            id: words

            function readCaptions() {
                let captions = "";
                for (let i = 0; i < choices.count; ++i)
                    captions += ` ${(choices.itemAt(i) as SetupChoiceDelegate)?.caption ?? ""}`;
                text = captions;
            }

            width: parent.width
            visible: false
            mostSize: Style.fontSmall
        }

        Item {
            width: parent.width
            height: childrenRect.height

            BodyText {
                objectName: "prompt"
                width: parent.width
                text: root.setup.prompt
                font.weight: Font.DemiBold
                lineHeight: 1.1
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            // As much room as the longest of the part's prompts needs.
            Repeater {
                model: root.setup.prompts

                BodyText {
                    required property string modelData

                    width: parent.width
                    text: modelData
                    font.weight: Font.DemiBold
                    lineHeight: 1.1
                    opacity: 0
                    Accessible.ignored: true
                }
            }
        }

        SetupPlaces {
            width: parent.width
            visible: root.setup.places.length > 1
            setup: root.setup
        }

        Flow {
            id: grid

            objectName: "pictures"
            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                id: choices

                model: root.setup.choices
                onItemAdded: words.readCaptions()

                SetupChoiceDelegate {
                    objectName: "choice" + thing
                    width: column.cell
                    onClicked: root.setup.pick(thing)
                }
            }
        }
    }
}
