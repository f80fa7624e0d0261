pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// Where the points came from: a line for each source with a bar and a figure for everybody, in the
// order of their signs above.
Column {
    id: root

    required property FinaleModel finale
    property real fineness: 1 // of the signs
    readonly property int columnWidth: Math.min(1.5 * Style.tableColumn, Math.max(Style.tableColumn, width / (finale.seats.length + 3)))
    readonly property real nameWidth: width - finale.seats.length * columnWidth // with the bars
    readonly property real widestName: Math.ceil(Math.max(0, ...Array.from(finale.labels, label => metrics.advanceWidth(label)))) + Style.gap
    readonly property real barsAt: nameWidth - widestName >= 5 * Style.fontSmall ? widestName : 0 // 0: below the names
    readonly property var allPoints: Array.from(finale.seats).reduce((all, seat) => all.concat(Array.from(seat.points)), [])
    readonly property real most: Math.max(0, ...allPoints)
    readonly property real least: Math.min(0, ...allPoints)

    FontMetrics {
        id: metrics

        font.pixelSize: Style.fontSmall
    }

    Row {
        x: root.nameWidth

        Repeater {
            model: root.finale.seats

            Item {
                id: head

                required property finaleSeat modelData

                width: root.columnWidth
                height: Style.tableRow

                SeatSign {
                    anchors.centerIn: parent
                    fineness: root.fineness
                    colour: head.modelData.colour
                    sign: head.modelData.sign
                }
            }
        }
    }

    Repeater {
        model: root.finale.labels

        SourceRow {
            width: root.width
            finale: root.finale
            nameWidth: root.nameWidth
            barsAt: root.barsAt
            columnWidth: root.columnWidth
            most: root.most
            least: root.least
        }
    }

    SourceRow {
        width: root.width
        index: -1
        modelData: qsTr("Total")
        finale: root.finale
        nameWidth: root.nameWidth
        barsAt: root.barsAt
        columnWidth: root.columnWidth
        most: root.most
        least: root.least
    }
}
