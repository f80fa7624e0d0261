pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// What a city is called: tapped among names from earlier games, typed, or left out.
ColumnLayout {
    id: root

    required property var knownNames
    readonly property string name: field.text
    readonly property bool isKnown: knownNames.indexOf(name) >= 0

    signal accepted

    function clear() {
        field.text = "";
    }

    spacing: Style.gapSmall

    LineField {
        id: field

        objectName: "cityName"
        placeholderText: qsTr("Name of the city")
        maximumLength: 30
        Accessible.name: placeholderText
        Layout.fillWidth: true
        onAccepted: root.accepted()
    }

    Flow {
        visible: root.knownNames.length > 0
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.knownNames

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `cityName${index}`
                text: modelData
                chosen: field.text === modelData
                onClicked: field.text = modelData
            }
        }
    }
}
