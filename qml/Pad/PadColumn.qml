import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All fields of one player on a sheet of paper.
Card {
    id: root

    required property PadPlayer player

    signal keypadRequested(PadFieldModel fields, string fieldId)
    signal sheetRequested(PadFieldModel fields, string fieldId)

    Row {
        width: parent.width
        spacing: Style.gapSmall

        PadSign {
            id: sign

            player: root.player
        }

        BodyText {
            width: parent.width - sign.width - parent.spacing
            text: root.player.label
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    PadFields {
        width: parent.width
        fields: root.player.pointFields
        onKeypadRequested: (fields, fieldId) => root.keypadRequested(fields, fieldId)
        onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
    }
}
