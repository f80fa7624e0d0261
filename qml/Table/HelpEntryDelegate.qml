import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A sign or a word with what it means, below a heading where a chapter begins.
ColumnLayout {
    id: root

    required property string heading
    required property string sign
    required property string title
    required property string explanation
    required property Component picture

    spacing: Style.gapSmall

    SheetHeading {
        visible: root.heading !== ""
        text: root.heading
        font.pixelSize: Style.fontTitle
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Style.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: `${root.title}: ${root.explanation}`

        Loader {
            active: root.sign !== ""
            visible: active
            sourceComponent: root.picture
            onLoaded: item.name = root.sign
            Layout.preferredWidth: Style.signLarge
            Layout.preferredHeight: Style.signLarge
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                text: root.title
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            BodyText {
                text: root.explanation
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }
        }
    }
}
