import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// A company in short: name, money and cities. It is framed while it is asked.
SeatChip {
    id: root

    required property companyFace modelData
    required property bool isLine // badge and money only

    objectName: `company${modelData.seat}`
    text: modelData.name
    isFramed: modelData.isAsked
    Accessible.name: modelData.isAsked ? qsTr("%1, %2, to decide now").arg(text).arg(modelData.figures) : `${text}, ${modelData.figures}`

    contentItem: RowLayout {
        spacing: Style.gapSmall / 2

        SeatBadge {
            colour: root.modelData.colour
            Layout.preferredWidth: Style.badgeSmall
            Layout.preferredHeight: Style.badgeSmall
        }

        Column {
            Layout.fillWidth: true

            WordText {
                width: parent.width
                visible: !root.isLine
                text: root.text
                mostSize: Style.fontLine
                font.weight: root.modelData.isAsked ? Font.Bold : Font.Normal
                maximumLineCount: 1
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
            }

            PlainText {
                width: parent.width
                text: root.isLine ? root.modelData.shortFigures : root.modelData.figures
                color: Style.color.ink
                font.pixelSize: Style.fontLine
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
            }
        }
    }
}
