pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// The end of the game, with everybody's cities and money.
Table.EndPanel {
    id: root

    required property CompaniesModel companies

    verdict: end.verdict
    playId: end.playId
    ground: Style.color.paper

    OutpostEndModel {
        id: end

        table: root.table as OutpostTable
    }

    Card {
        id: card

        inset: Style.gap
        Layout.fillWidth: true

        SheetHeading {
            text: qsTr("Cities and money")
            topPadding: 0
            width: parent.width
        }

        Repeater {
            model: end.rows

            SupplyBar {
                width: card.width - 2 * Style.gap
                colour: root.companies.colourOf(modelData.seat)
                most: end.rows[0]?.supplied ?? 0
            }
        }
    }
}
