import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A place of the external works board: the work that lies open, or who took it.
RowLayout {
    id: root

    required property workPlace place

    spacing: Style.gapSmall

    WorkPicture {
        work: root.place.work
        Layout.preferredWidth: Style.card
        Layout.alignment: Qt.AlignTop
    }

    ColumnLayout {
        spacing: Style.gapSmall / 2
        Layout.fillWidth: true

        BodyText {
            text: root.place.title
            font.weight: Font.DemiBold
            Layout.fillWidth: true
        }

        BodyText {
            text: root.place.text
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            visible: text !== ""
            Layout.fillWidth: true
        }
    }

    CompanyBadge {
        visible: root.place.company >= 0
        company: Math.max(0, root.place.company)
        Layout.alignment: Qt.AlignVCenter
    }
}
