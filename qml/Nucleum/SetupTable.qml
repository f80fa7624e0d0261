pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What lies where: what Penstock dealt, to be put there, or to be tapped and copied from a table
// that is set up already.
ScrollColumn {
    id: root

    property NucleumSetupModel setup: null
    readonly property list<nucleumSetupPlace> places: setup ? setup.places : []

    BodyText {
        width: parent.width
        text: qsTr("Put it on the table like this. If something lies there already, tap its line and choose it.")
    }

    Repeater {
        model: root.setup?.instructions ?? []

        BodyText {
            required property string modelData

            width: parent.width
            text: "• " + modelData
            font.pixelSize: Style.fontSmall
        }
    }

    Repeater {
        model: root.places.length

        OptionCard {
            required property int index
            readonly property var place: root.places[index]

            objectName: `place${index}`
            width: parent.width
            title: place?.title ?? ""
            detail: place?.value ?? ""
            sign: ""
            isLegal: true
            isChosen: false
            reason: ""
            onClicked: root.setup.choosePlace(index)
        }
    }
}
