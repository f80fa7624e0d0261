import QtQuick
import Penstock.Components

// What lies beside the map: end conditions, contracts, milestones, coal and tiles.
SheetPage {
    id: root

    footer: PageFooter {
        contentItem: ActionButton {
            objectName: "factsButton"
            text: qsTr("What is printed on the pieces")
            onClicked: root.pageRequested("facts", {})
        }
    }
}
