import QtQuick
import Penstock.App
import Penstock.Style

// An action of the tile and what became of it, as signs. A line parts it from another column.
Row {
    id: root

    required property int index
    required property string pictogram
    required property int outcome
    required property bool startsColumn

    spacing: Style.gapSmall / 4

    Item {
        visible: root.startsColumn
        width: Style.gapSmall / 2 + Style.hairline
        height: Style.pictogram
        anchors.verticalCenter: parent.verticalCenter

        Rectangle {
            width: Style.hairline
            height: parent.height
            color: Style.color.inkSoft
        }
    }

    Pictogram {
        name: root.pictogram
        color: root.outcome === LineOutcome.Unneeded ? Style.color.inkSoft : Style.color.ink
        ground: Style.color.paper
        width: Style.pictogram
        height: Style.pictogram
        anchors.verticalCenter: parent.verticalCenter
    }

    OutcomeSign {
        outcome: root.outcome
        anchors.verticalCenter: parent.verticalCenter
    }
}
