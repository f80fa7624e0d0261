pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// The end of the game: everybody's place.
Table.EndPanel {
    id: root

    required property CompaniesModel companies

    winners: end.winners
    verdict: end.verdict
    playId: end.playId
    ground: Style.color.paper

    OutpostEndModel {
        id: end

        table: root.table as OutpostTable
    }

    Repeater {
        model: end.rows

        RowLayout {
            id: row

            required property endRow modelData

            spacing: Style.gapSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.rank}. ${modelData.name}: ${modelData.result}`

            BodyText {
                text: `${row.modelData.rank}.`
                font.weight: Font.DemiBold
                Layout.alignment: Qt.AlignTop
            }

            SeatBadge {
                colour: root.companies.colourOf(row.modelData.seat)
                Layout.alignment: Qt.AlignTop
            }

            BodyText {
                text: `${row.modelData.name}\n${row.modelData.result}`
                Layout.fillWidth: true
            }
        }
    }
}
