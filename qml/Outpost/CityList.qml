pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Cities to choose from; what a rule refuses stands below with its reason.
ColumnLayout {
    id: root

    required property var cities // of cityFace
    required property int chosen

    signal picked(int city)

    spacing: Style.gapSmall

    Repeater {
        model: root.cities.filter(each => each.reason === "")

        ActionButton {
            required property cityFace modelData

            objectName: `city${modelData.city}`
            text: `${root.chosen === modelData.city ? "✓ " : ""}${modelData.name}\n${modelData.detail}`
            font.pixelSize: Style.fontSmall
            Accessible.name: `${modelData.name}, ${modelData.detail}`
            Layout.fillWidth: true
            onClicked: root.picked(modelData.city)
        }
    }

    Repeater {
        model: root.cities.filter(each => each.reason !== "")

        BodyText {
            required property cityFace modelData

            text: `⊘ ${modelData.name}: ${modelData.reason}`
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }
}
