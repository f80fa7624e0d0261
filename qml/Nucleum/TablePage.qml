import QtQuick
import QtQuick.Controls.Basic
import Penstock.Components
import Penstock.Style

// What lies beside the map: end conditions, contracts, milestones, coal and tiles.
SheetPage {
    id: root

    footer: Pane {
        padding: Style.gap
        topPadding: Style.gapSmall
        leftPadding: Math.max(Style.gap, (root.width - Style.column) / 2)
        rightPadding: leftPadding

        contentItem: ActionButton {
            objectName: "factsButton"
            text: qsTr("What is printed on the pieces")
            onClicked: root.pageRequested("facts", {})
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }
}
