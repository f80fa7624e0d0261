pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the round would give if it ended now, and what the energy track gives.
BottomSheet {
    id: root

    required property TableSheetModel sheet

    title: qsTr("Energy track")

    BodyText {
        width: parent.width
        visible: points.visible
        text: qsTr("If the round ended now")
        font.weight: Font.DemiBold
    }

    ScoreTable {
        id: points

        objectName: "scoreNow"
        width: parent.width
        score: root.sheet.score
        labels: root.sheet.score.labels
        reasons: root.sheet.score.reasons
        visible: root.sheet.score.count > 0
    }

    BodyText {
        objectName: "scoreReason"
        width: parent.width
        text: root.sheet.score.reasons[points.shownLine] ?? qsTr("Tap a line to see why.")
        visible: points.visible
        color: points.shownLine < 0 ? Style.color.inkSoft : Style.color.ink
        font.pixelSize: Style.fontSmall
        lineHeight: 1.1
    }

    BodyText {
        width: parent.width
        text: qsTr("What the track gives")
        font.weight: Font.DemiBold
    }

    Grid {
        id: rewards

        width: parent.width
        columns: Math.max(1, Math.floor(width / (9 * Style.fontBody)))
        columnSpacing: Style.gap

        Repeater {
            model: root.sheet.energyRewards

            BodyText {
                required property string modelData

                width: (rewards.width - (rewards.columns - 1) * rewards.columnSpacing) / rewards.columns
                text: modelData
            }
        }
    }
}
