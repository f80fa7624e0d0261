pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Copies one thing from the table.
ScrollColumn {
    id: root

    property NucleumSetupModel setup: null
    readonly property list<nucleumOption> choices: setup ? setup.choices : []

    rowSpacing: Style.gapSmall / 2

    Repeater {
        model: root.choices.length

        OptionCard {
            required property int index
            readonly property var option: root.choices[index]

            objectName: `choice${index}`
            width: parent.width
            title: option?.title ?? ""
            detail: option?.detail ?? ""
            sign: ""
            isLegal: true
            isChosen: option?.isChosen ?? false
            reason: ""
            onClicked: root.setup.pick(index)
        }
    }
}
