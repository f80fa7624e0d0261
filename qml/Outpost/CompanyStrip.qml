pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// All companies in player order with money and cities; a frame shows who is asked.
GridLayout {
    id: root

    required property CompaniesModel companies
    property bool isLine: false // badges and money only, where height is short
    readonly property int count: companies.companies.length
    readonly property int widest: Math.max(1, Math.floor((width + columnSpacing) / (Math.max(Style.card, Style.chipWithName * 0.75) + columnSpacing)))

    signal companyRequested(int seat)

    columns: isLine ? Math.max(1, count) : Math.max(1, Math.ceil(count / Math.ceil(count / widest)))
    columnSpacing: Style.gapSmall / 2
    rowSpacing: Style.gapSmall / 2

    Repeater {
        model: root.companies.companies

        AbstractButton {
            id: chip

            required property companyFace modelData

            objectName: `company${modelData.seat}`
            text: modelData.name
            implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
            padding: Style.gapSmall / 2
            leftPadding: Style.gapSmall / 2
            Accessible.name: modelData.isAsked ? qsTr("%1, %2, to decide now").arg(text).arg(modelData.figures) : `${text}, ${modelData.figures}`
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Keys.onReturnPressed: chip.clicked()
            Keys.onEnterPressed: chip.clicked()
            onClicked: root.companyRequested(modelData.seat)

            contentItem: RowLayout {
                spacing: Style.gapSmall / 2

                SeatBadge {
                    colour: chip.modelData.colour
                    Layout.preferredWidth: Style.badgeSmall
                    Layout.preferredHeight: Style.badgeSmall
                }

                Column {
                    Layout.fillWidth: true

                    WordText {
                        width: parent.width
                        visible: !root.isLine
                        text: chip.text
                        mostSize: Style.fontLine
                        font.weight: chip.modelData.isAsked ? Font.Bold : Font.Normal
                        maximumLineCount: 1
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 10
                    }

                    Text {
                        width: parent.width
                        text: root.isLine ? chip.modelData.shortFigures : chip.modelData.figures
                        color: Style.color.ink
                        font.pixelSize: Style.fontLine
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 10
                    }
                }
            }

            background: Rectangle {
                radius: Style.radius
                color: chip.down ? Style.color.line : Style.color.surface
                border.width: chip.visualFocus || chip.modelData.isAsked ? Style.focusLine : Style.hairline
                border.color: chip.visualFocus ? Style.color.ink : (chip.modelData.isAsked ? Style.color.water : Style.color.line)
            }
        }
    }
}
