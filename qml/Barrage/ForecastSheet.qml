pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the next Automa would do, by the tiles that may come: the likeliest turn first. The map stays to
// be seen, where the places are marked meanwhile.
BottomSheet {
    id: root

    required property ForecastModel forecast

    title: qsTr("Next turn if nothing changes")
    dim: false
    room: parent.height * 0.6
    x: parent.width < parent.height ? (parent.width - width) / 2 : (Style.leftHanded ? 0 : parent.width - width) // where the panel is
    onClosed: forecast.isOn = false

    Row {
        width: parent.width
        spacing: Style.gapSmall

        CompanyBadge {
            id: badge

            company: Math.max(0, root.forecast.company)
        }

        BodyText {
            width: parent.width - badge.width - parent.spacing
            text: qsTr("Tiles that may come: %1, each as likely as the others.").arg(root.forecast.tileCount)
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
        }
    }

    Repeater {
        model: root.forecast.lines

        Row {
            id: line

            required property int index
            required property int number
            required property string text
            required property string detail
            required property string pictogram

            objectName: `forecast${index}`
            width: parent.width
            spacing: Style.gapSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 of %2: %3").arg(number).arg(root.forecast.tileCount).arg(text)

            BodyText {
                id: share

                text: qsTr("%1 of %2").arg(line.number).arg(root.forecast.tileCount)
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Pictogram {
                id: sign

                name: line.pictogram
            }

            Column {
                width: line.width - share.width - sign.width - 2 * line.spacing

                BodyText {
                    width: parent.width
                    text: line.text
                    lineHeight: 1.1
                    Accessible.ignored: true
                }

                BodyText {
                    width: parent.width
                    text: qsTr("by tile %1").arg(line.detail)
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    lineHeight: 1.1
                    Accessible.ignored: true
                }
            }
        }
    }
}
