pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The Bureaucracy: everybody's best supply and income, what goes back and what the market does; one
// button for all of it.
PanelFrame {
    id: root

    required property SupplyModel supply
    required property CompaniesModel companies

    PanelTitle {
        text: root.supply.isLast ? qsTr("The last Bureaucracy: who supplies most?") : qsTr("Bureaucracy: supply and income")
        Layout.fillWidth: true
    }

    Repeater {
        model: root.supply.rows

        SupplyCard {
            required property supplyRow modelData

            objectName: `supply${modelData.seat}`
            row: modelData
            colour: root.companies.colourOf(modelData.seat)
            isLast: root.supply.isLast
            Layout.fillWidth: true
            onChanged: supplied => root.supply.setSupplied(modelData.seat, supplied)
        }
    }

    SheetHeading {
        text: qsTr("Then")
        visible: root.supply.afterwards.length > 0
        Layout.fillWidth: true
    }

    Repeater {
        model: root.supply.afterwards

        BodyText {
            required property string modelData

            text: `• ${modelData}`
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    buttons: ActionButton {
        objectName: "declareButton"
        text: root.supply.isLast ? qsTr("End the game") : qsTr("Do the Bureaucracy")
        prominent: true
        Layout.fillWidth: true
        onClicked: root.supply.declareAll()
    }
}
