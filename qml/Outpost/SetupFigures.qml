pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The payout of the summary card and the prices of the worker market, to be compared once.
ScrollArea {
    id: root

    required property OutpostSetupModel setup

    contentWidth: availableWidth

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall

        BodyText {
            text: qsTr("The rulebook names only a few of these figures. The others are those of the first Power Grid, so compare all once with your summary card and the worker market on the board. What differs is put right here and kept for all later games.")
            Layout.fillWidth: true
        }

        SheetHeading {
            text: qsTr("Workers: price of each sector")
            Layout.fillWidth: true
        }

        Repeater {
            model: root.setup.prices.length

            FigureRow {
                required property int index

                name: `price${index}`
                label: (root.setup.isPriceInRulebook(index) ? qsTr("Sector %1 (rulebook)") : qsTr("Sector %1")).arg(index + 1)
                value: root.setup.prices[index] ?? 0
                from: 1
                to: 20
                Layout.fillWidth: true
                onChanged: value => root.setup.setPrice(index, value)
            }
        }

        SheetHeading {
            text: qsTr("Payout by supplied cities")
            Layout.fillWidth: true
        }

        Repeater {
            model: root.setup.payout.length

            FigureRow {
                required property int index

                name: `payout${index}`
                label: (root.setup.isPayoutInRulebook(index) ? qsTr("Cities: %1 (rulebook)") : qsTr("Cities: %1")).arg(index)
                value: root.setup.payout[index] ?? 0
                from: 0
                to: 250
                Layout.fillWidth: true
                onChanged: value => root.setup.setPayout(index, value)
            }
        }

        ActionButton {
            objectName: "resetFigures"
            text: qsTr("As Penstock had them")
            Layout.fillWidth: true
            onClicked: root.setup.resetFigures()
        }
    }
}
