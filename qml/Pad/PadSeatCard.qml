pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who one column belongs to: name, side, and for an Automa its level.
Card {
    id: root

    required property ScorePadModel pad
    required property PadPlayer player

    signal sheetRequested(PadFieldModel fields, string fieldId)

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

    KnownNames {
        width: parent.width
        visible: !root.player.isAutoma && root.player.name === "" && names.length > 0
        names: root.pad.knownNames
        onChosen: name => root.pad.setName(root.player.number, name)
    }

    PadFields {
        width: parent.width
        fields: root.player.sideFields
        onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
    }
}
