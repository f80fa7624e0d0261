pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// The places of a part in one line, which can be pushed along and follows the place whose turn it is.
Flickable {
    id: root

    required property BarrageSetupModel setup
    readonly property int currentPlace: setup.currentPlace

    function show(chip: Item) {
        // Not “if (chip)”: compiled ahead by Qt 6.4 that makes a value of the item, and crashes.
        if (chip !== null)
            contentX = Math.max(0, Math.min(contentWidth - width, chip.x + (chip.width - width) / 2));
    }

    function follow() {
        show(chips.itemAt(currentPlace));
    }

    implicitHeight: Style.touch
    contentWidth: row.width
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onContentWidthChanged: follow()
    onCurrentPlaceChanged: follow()

    Row {
        id: row

        spacing: Style.gapSmall

        Repeater {
            id: chips

            model: root.setup.places

            SetupPlaceChip {
                id: chip

                required property setupPlace modelData
                required property int index

                objectName: "place" + index
                place: modelData
                isCurrent: index === root.setup.currentPlace && modelData.thing < 0
                onClicked: root.setup.clearPlace(index)
                onActiveFocusChanged: {
                    if (activeFocus)
                        root.show(chip);
                }
            }
        }
    }
}
