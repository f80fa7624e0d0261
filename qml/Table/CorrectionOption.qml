import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Something that can be chosen, in words, and what there is now.
ActionButton {
    id: root

    required property int index
    required property var model
    property SteppedCorrection correction: null

    objectName: `option${index}`
    text: model.text
    Accessible.name: model.detail === "" ? text : `${text}, ${model.detail}`
    onClicked: correction.choose(index)

    contentItem: Column {
        BodyText {
            width: parent.width
            text: root.text
            font.weight: Font.DemiBold
            lineHeight: 1.1
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.model.detail
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
        }
    }
}
