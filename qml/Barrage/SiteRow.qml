import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A building space in large: as it is drawn on the map, in words, and with the label of its mark.
AbstractButton {
    id: root

    required property MapSite site
    property string offer: "" // what a tap would build here
    property string offerCost: ""
    readonly property bool isMarked: site.mark === MapSpot.Choice || site.mark === MapSpot.Chosen
    readonly property bool isRefused: site.mark === MapSpot.Refused
    readonly property real pictureScale: 1.6

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall
    Accessible.name: `${site.name}: ${site.detail} ${site.markLabel} ${offer} ${offerCost}`.trim()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : PieceColors.map.basin
        border.width: root.visualFocus || root.isMarked ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.isMarked || root.offer !== "" ? Style.color.water : Style.color.line)
    }

    contentItem: RowLayout {
        spacing: Style.gap

        Item {
            implicitWidth: 63 * root.pictureScale
            implicitHeight: 18 * root.pictureScale

            DamDelegate {
                anchors.centerIn: parent
                visible: root.site.structure < 2
                scale: root.pictureScale
                site: root.site
            }

            ConduitPlate {
                anchors.centerIn: parent
                visible: root.site.structure === 2
                scale: root.pictureScale
                site: root.site
            }

            PowerhouseDelegate {
                anchors.centerIn: parent
                visible: root.site.structure === 3
                scale: root.pictureScale
                site: root.site
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                text: root.site.name
                font.pixelSize: Style.fontSmall
                color: Style.color.inkSoft
                lineHeight: 1
                Layout.fillWidth: true
            }

            BodyText {
                text: root.site.detail
                lineHeight: 1
                font.strikeout: root.isRefused
                Layout.fillWidth: true
            }

            BodyText {
                objectName: "offer"
                text: root.offerCost === "" ? root.offer : `${root.offer}: ${root.offerCost}`
                visible: root.offer !== ""
                color: Style.color.water
                font.weight: Font.DemiBold
                lineHeight: 1.1
                Layout.fillWidth: true
            }
        }

        BodyText {
            visible: text !== ""
            text: root.site.mark === MapSpot.Chosen ? `✓ ${root.site.markLabel}` : root.site.markLabel
            color: root.isMarked ? Style.color.water : Style.color.inkSoft
            font.weight: Font.DemiBold
        }
    }
}
