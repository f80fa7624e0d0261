pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Barrage
import Penstock.Components
import Penstock.Style

// Who one column belongs to: name, side, and for an Automa its level.
Rectangle {
    id: root

    required property ScorePadModel pad
    required property PadPlayer player

    signal sheetRequested(PadFieldModel fields, string fieldId)

    implicitHeight: column.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    Column {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall

        RowLayout {
            width: parent.width
            spacing: Style.gapSmall

            PadSign {
                player: root.player
            }

            BodyText {
                visible: root.player.isAutoma
                text: root.player.label
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            NameField {
                objectName: `name${root.player.number}`
                visible: !root.player.isAutoma
                value: root.player.name
                placeholderText: root.player.label
                Layout.fillWidth: true
                onEntered: name => root.pad.setName(root.player.number, name)
            }

            SignButton {
                objectName: `remove${root.player.number}`
                visible: root.pad.canRemove
                sign: "remove"
                text: qsTr("Remove %1").arg(root.player.label)
                onClicked: root.pad.remove(root.player.number)
            }
        }

        Flow {
            width: parent.width
            visible: !root.player.isAutoma && root.player.name === "" && root.pad.knownNames.length > 0
            spacing: Style.gapSmall

            Repeater {
                model: root.pad.knownNames

                ChoiceButton {
                    required property string modelData

                    objectName: `known${modelData}`
                    text: modelData
                    Accessible.role: Accessible.Button
                    onClicked: root.pad.setName(root.player.number, modelData)
                }
            }
        }

        PadFields {
            width: parent.width
            fields: root.player.sideFields
            onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
        }
    }
}
