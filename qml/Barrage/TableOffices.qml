import QtQuick
import Penstock.App
import Penstock.Style

// The cards and tiles to be had: private and national contracts, patents.
Column {
    id: root

    required property TableSheetModel sheet

    signal contractTapped(int index)
    signal nationalTapped(int index)
    signal patentTapped(int index)

    spacing: Style.gapSmall

    ThingGrid {
        objectName: "contract"
        width: parent.width
        title: qsTr("Contract office")
        things: root.sheet.contracts
        pairs: 3
        note: root.sheet.contractPiles
        onTapped: index => root.contractTapped(index)
    }

    ThingGrid {
        objectName: "national"
        width: parent.width
        title: qsTr("National contracts")
        things: root.sheet.nationalContracts
        onTapped: index => root.nationalTapped(index)
    }

    ThingGrid {
        objectName: "patent"
        width: parent.width
        title: qsTr("Patents")
        things: root.sheet.patents
        visible: things.length > 0
        note: root.sheet.patentPile
        onTapped: index => root.patentTapped(index)
    }
}
