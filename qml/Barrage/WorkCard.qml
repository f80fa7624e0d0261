import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A place of the external works board: the work that lies open, or who took it. A tap shows it in large.
AbstractButton {
    id: root

    required property workPlace place
    readonly property bool isNarrow: width < 16 * Style.fontBody // words must not break
    readonly property real badgeRoom: badge.visible ? badge.width + Style.gapSmall : 0

    text: place.title
    padding: Style.gapSmall
    implicitHeight: content.height + topPadding + bottomPadding
    Accessible.name: place.text === "" ? text : `${text}. ${place.text}`
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Item {
        id: content

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth
        height: Math.max(picture.height, words.y + words.height)

        WorkPicture {
            id: picture

            work: root.place.work
            width: Style.card
        }

        // A positioner, not a layout: that would give wrapped words the height of one line.
        Column {
            id: words

            x: root.isNarrow ? 0 : picture.width + Style.gapSmall
            y: root.isNarrow ? picture.height + Style.gapSmall : 0
            width: root.availableWidth - x - (root.isNarrow ? 0 : root.badgeRoom)
            spacing: Style.gapSmall / 2

            BodyText {
                text: root.text
                font.weight: Font.DemiBold
                width: parent.width
                Accessible.ignored: true
            }

            BodyText {
                text: root.place.text
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                visible: text !== ""
                width: parent.width
                Accessible.ignored: true
            }
        }

        CompanyBadge {
            id: badge

            x: parent.width - width
            y: (picture.height - height) / 2
            visible: root.place.company >= 0
            company: Math.max(0, root.place.company)
        }
    }

    background: TapFace {
        button: root
    }
}
