pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One of a few values of a setting.
ColumnLayout {
    id: root

    required property string label
    required property list<string> texts
    required property int current

    signal chosen(int index)

    spacing: Style.gapSmall

    BodyText {
        text: root.label
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.texts

            ChoiceButton {
                required property int index
                required property string modelData

                objectName: `choice${index}`
                text: modelData
                chosen: index === root.current
                Accessible.name: `${root.label}: ${text}`
                onClicked: root.chosen(index)
            }
        }
    }
}
