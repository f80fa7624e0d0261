pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who plays, in turn order, and by which rules.
ScrollColumn {
    id: root

    property NucleumSetupModel setup: null
    readonly property list<nucleumSeat> seats: setup ? setup.seats : []

    signal factsRequested

    Flow {
        width: parent.width
        spacing: Style.gapSmall

        Repeater {
            model: [2, 3, 4]

            ChoiceButton {
                required property int modelData

                objectName: `players${modelData}`
                text: qsTr("%1 players").arg(modelData)
                chosen: root.seats.length === modelData
                onClicked: root.setup.setPlayers(modelData)
            }
        }
    }

    Repeater {
        model: root.seats.length

        SetupSeatCard {
            required property int index

            objectName: `seat${index}`
            width: parent.width
            setup: root.setup
            seat: index
        }
    }

    ActionButton {
        objectName: "drawFirst"
        width: parent.width
        text: qsTr("Draw the first player")
        onClicked: root.setup.drawFirstPlayer()
    }

    SwitchRow {
        objectName: "firstGame"
        width: parent.width
        text: qsTr("One of the first games: one more worker for everybody")
        checked: root.setup?.isFirstGame ?? false
        onClicked: root.setup.isFirstGame = checked
    }

    ActionButton {
        objectName: "rulingsButton"
        width: parent.width
        text: qsTr("Rulings")
        onClicked: root.setup.showRulings()
    }

    ActionButton {
        objectName: "factsButton"
        width: parent.width
        text: qsTr("What is printed on the pieces")
        onClicked: root.factsRequested()
    }
}
