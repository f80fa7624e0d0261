import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player's supply with its sum; who wants less can have less.
Rectangle {
    id: root

    required property supplyRow row
    required property int colour
    required property bool isLast

    signal changed(int supplied)

    implicitHeight: column.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall / 2

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true

            SeatBadge {
                colour: root.colour
            }

            BodyText {
                text: root.row.name
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "income"
                visible: !root.isLast
                text: qsTr("+%1 El.").arg(root.row.income)
                font.weight: Font.DemiBold
                Accessible.name: qsTr("Income %1 Elektro").arg(root.row.income)
            }
        }

        BodyText {
            text: root.row.sum
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        BodyText {
            text: root.row.plants
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        FigureRow {
            visible: root.row.most > 0 && !root.row.isDeclared
            name: `declare${root.row.seat}`
            label: qsTr("Supplied")
            value: root.row.supplied
            to: root.row.most
            Layout.fillWidth: true
            onChanged: value => root.changed(value)
        }
    }
}
