import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The way back and the page's title.
Item {
    id: root

    required property string title

    signal backRequested

    implicitHeight: row.implicitHeight + 2 * Style.gapSmall

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Style.gapSmall
        spacing: Style.gapSmall

        BackButton {
            objectName: "backButton"
            onClicked: root.backRequested()
        }

        Text {
            text: root.title
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit // a long title gets smaller before it wraps
            minimumPixelSize: Style.fontBody
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
