pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player or Automa.
Card {
    id: root

    required property int index
    required property bool isAutoma
    required property string name
    required property string label
    required property int level
    required property bool isLight
    required property bool canRemove
    required property BarrageSetupModel setup

    inset: Style.gap

    RowLayout {
        width: parent.width
        spacing: Style.gapSmall

        Pictogram {
            name: root.isAutoma ? "automa" : "human"
        }

        PlainText {
            visible: root.isAutoma
            text: root.label
            color: Style.color.ink
            font.pixelSize: Style.fontBody
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }

        NameField {
            objectName: "name" + root.index
            visible: !root.isAutoma
            value: root.name
            placeholderText: root.label
            Layout.fillWidth: true
            onEntered: name => root.setup.seats.setName(root.index, name)
        }

        ChoiceButton {
            objectName: "remove" + root.index
            visible: root.canRemove
            text: "✕"
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Remove %1").arg(root.label)
            onClicked: root.setup.seats.remove(root.index)
        }
    }

    KnownNames {
        width: parent.width
        visible: !root.isAutoma && root.name === "" && names.length > 0
        names: root.setup.knownNames
        onChosen: name => root.setup.seats.setName(root.index, name)
    }

    Flow {
        width: parent.width
        spacing: Style.gapSmall

        Repeater {
            model: root.isAutoma ? [qsTr("Low"), qsTr("Medium"), qsTr("High"), qsTr("Very high")] : []

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: "level" + index
                text: modelData
                chosen: root.level === index
                Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
                onClicked: root.setup.seats.setLevel(root.index, index)
            }
        }

        Repeater {
            model: root.isAutoma ? [] : [qsTr("Track everything"), qsTr("Track little")]

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: "tracking" + index
                text: modelData
                chosen: root.isLight === (index === 1)
                Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
                onClicked: root.setup.seats.setLight(root.index, index === 1)
            }
        }
    }
}
