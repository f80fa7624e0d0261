pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Everything that lies beside the map for all players, of now or of the entry that is looked at. A tap
// on a thing shows it in large.
TextPage {
    id: root

    required property BarrageTable table
    readonly property real leastColumn: 20 * Style.fontBody
    readonly property int columns: Math.max(1, Math.min(3, Math.floor((width - Style.gap) / (leastColumn + Style.gap))))

    title: qsTr("The table")
    mostWidth: 3 * Style.column

    TableSheetModel {
        id: sheet

        table: root.table
    }

    LeeghwaterModel {
        id: leeghwater

        table: root.table
    }

    BodyText {
        objectName: "moment"
        text: root.table.viewedEntry < 0 ? root.table.title : qsTr("%1. This is the table after entry %2 of %3.").arg(root.table.title).arg(root.table.viewedEntry).arg(root.table.entryCount)
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Grid {
        id: groups

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        columns: root.columns
        spacing: Style.gap
        Layout.fillWidth: true

        TableScores {
            width: groups.cell
            sheet: sheet
            onEnergyTapped: energyLarge.open()
            onBonusTapped: {
                large.showThing(sheet.bonusTile);
                large.standings = sheet.bonus;
            }
            onObjectiveTapped: {
                large.showThing(sheet.objective);
                large.standings = sheet.standing;
            }
            onLaterTapped: index => large.showThing(sheet.laterBonusTiles[index])
        }

        TableOffices {
            width: groups.cell
            sheet: sheet
            onContractTapped: index => large.showThing(sheet.contracts[index])
            onNationalTapped: index => large.showThing(sheet.nationalContracts[index])
            onPatentTapped: index => large.showThing(sheet.patents[index])
        }

        TableSpaces {
            width: groups.cell
            sections: sheet.sections
            onTapped: index => {
                large.show("", -1, sheet.sections[index].title, "");
                large.spots = sheet.sections[index].spots;
            }
        }
    }

    Repeater {
        model: root.table.hasLeeghwater ? 1 : 0

        LeeghwaterBoards {
            boards: leeghwater
            columns: root.columns
            Layout.fillWidth: true
            onWorkTapped: index => large.show("work", leeghwater.works[index].work, leeghwater.works[index].title, leeghwater.works[index].text)
            onBuildingTapped: index => {
                const place = leeghwater.buildings[index];
                large.show("building", place.building, place.title, place.text);
                large.spots = [...place.buildingSlots, ...place.spaces];
            }
        }
    }

    Item {
        Layout.preferredHeight: Style.gap
    }

    ThingSheet {
        id: large

        objectName: "large"
    }

    EnergySheet {
        id: energyLarge

        objectName: "energyLarge"
        sheet: sheet
    }
}
