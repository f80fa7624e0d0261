pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Which game was played. A pad that was begun says so and goes on where it was left.
TextPage {
    id: root

    required property StoreHost host

    signal pageRequested(string name, var properties)

    title: qsTr("Score pad")
    StackView.onActivating: pads.refresh()

    ScorePadList {
        id: pads

        host: root.host
    }

    BodyText {
        text: qsTr("For a game that was not tracked: enter a few numbers per player and see who has won.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Repeater {
        model: pads.entries

        ActionButton {
            required property scorePadEntry modelData

            objectName: `pad_${modelData.game}`
            text: modelData.begun === "" ? modelData.title : `${modelData.title}\n${modelData.begun}`
            Accessible.name: modelData.begun === "" ? modelData.title : qsTr("%1, begun: %2").arg(modelData.title).arg(modelData.begun)
            Layout.fillWidth: true
            onClicked: root.pageRequested("pad", {
                    "game": modelData.game
                })
        }
    }
}
