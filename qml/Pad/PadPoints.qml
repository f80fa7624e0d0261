pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The numbers: a column for each player where there is room, otherwise one player at a time under
// the totals of all.
Item {
    id: root

    required property ScorePadModel pad
    property int current: 0
    readonly property bool isWide: width >= pad.players.count * Style.padColumn
    readonly property int shown: Math.min(current, pad.players.count - 1)

    signal keypadRequested(PadFieldModel fields, string fieldId, int player)
    signal sheetRequested(PadFieldModel fields, string fieldId)

    function showPlayer(number: int) {
        current = number;
        scroll.goToTop();
    }

    PadTotals {
        id: totals

        x: Style.gapSmall
        width: parent.width - 2 * Style.gapSmall
        pad: root.pad
        current: root.isWide ? -1 : root.shown
        isTight: root.height < Style.padHeight
        onChosen: number => root.showPlayer(number)
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        anchors.topMargin: totals.height + Style.gapSmall
        contentWidth: availableWidth

        Row {
            id: columns

            x: (scroll.availableWidth - width) / 2
            width: Math.min(scroll.availableWidth - 2 * Style.gapSmall, root.isWide ? scroll.availableWidth : Style.column)
            spacing: Style.gapSmall

            Repeater {
                model: root.pad.players

                PadColumn {
                    required property int index

                    objectName: `column${index}`
                    visible: root.isWide || index === root.shown
                    width: root.isWide ? (columns.width + columns.spacing) / root.pad.players.count - columns.spacing : columns.width
                    onKeypadRequested: (fields, fieldId) => root.keypadRequested(fields, fieldId, index)
                    onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
                }
            }
        }
    }
}
