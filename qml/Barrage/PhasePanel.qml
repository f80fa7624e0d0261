pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A phase between the turns: what it brings and does with the pieces, and "Next".
ColumnLayout {
    id: root

    required property BarragePhaseModel phase

    spacing: Style.gapSmall
    Accessible.role: Accessible.AlertMessage
    Accessible.name: phase.announcement

    Announcer {
        item: root
        text: root.visible ? root.phase.announcement : ""
    }

    BodyText {
        text: root.phase.title
        visible: !table.visible // which the page's title names
        font.pixelSize: root.width < 17 * Style.fontBody ? Style.fontBody : Style.fontTitle
        lineHeight: 1.1
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ScrollArea {
        id: scroll

        contentWidth: availableWidth
        implicitHeight: lines.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: lines

            width: scroll.availableWidth
            spacing: Style.gapSmall

            ScoreTable {
                id: table

                objectName: "scoreTable"
                score: root.phase.score
                labels: root.phase.score.labels
                reasons: root.phase.score.reasons
                visible: root.phase.score.count > 0
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "choicesFirst"
                text: qsTr("These choices come first. Then the list says what to do.")
                visible: root.phase.hasChoices
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
            }

            StepList {
                id: steps

                lines: root.phase.lines
                shown: root.phase.shownLine
                canTick: !root.phase.hasChoices
                Layout.fillWidth: true
                onTapped: index => root.phase.shownLine = index === root.phase.shownLine ? -1 : index
            }

            BodyText {
                text: qsTr("New turn order: %1").arg(root.phase.newTurnOrder)
                visible: root.phase.newTurnOrder !== ""
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }
        }
    }

    MoreBelow {
        area: scroll
        list: steps
    }

    BodyText {
        objectName: "scoreReason"
        text: root.phase.score.reasons[table.shownLine] ?? qsTr("Tap a line to see why.")
        visible: table.visible
        color: table.shownLine < 0 ? Style.color.inkSoft : Style.color.ink
        font.pixelSize: Style.fontSmall
        lineHeight: 1.1
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ActionButton {
        objectName: "nextButton"
        text: qsTr("Next")
        prominent: true
        Layout.fillWidth: true
        onClicked: root.phase.proceed()
    }
}
