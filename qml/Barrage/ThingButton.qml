import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A card or tile on the table, with the company that stands at it. A tap shows it in large.
AbstractButton {
    id: root

    required property tableThing thing

    text: thing.title
    implicitHeight: column.height
    Accessible.name: thing.text === "" ? text : `${text}. ${thing.text}`
    Accessible.description: thing.label
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Column {
        id: column

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth
        spacing: Style.gapSmall / 4

        ThingPicture {
            id: picture

            width: parent.width
            kind: root.thing.kind
            thing: root.thing.thing
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.thing.label
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Rectangle {
        width: picture.width
        height: picture.height
        radius: Style.radius
        color: "transparent"
        border.width: root.visualFocus || root.down ? Style.focusLine : 0
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }

    CompanyBadge {
        visible: root.thing.company >= 0
        company: Math.max(0, root.thing.company)
        x: root.width - width - Style.gapSmall / 2
        y: picture.height - height - Style.gapSmall / 2
    }
}
