import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The way back and the page's title: one line of large letters, or of smaller ones if it is long.
Item {
    id: root

    required property string title
    // For the title. Its own width would depend on its letters, which depend on this.
    readonly property real room: row.width - back.implicitWidth - row.spacing - Style.gapSmall

    signal backRequested

    implicitHeight: row.implicitHeight + 2 * Style.gapSmall

    TextMetrics {
        id: oneLine

        font.pixelSize: Style.fontTitle
        font.weight: Font.DemiBold
        text: root.title
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Style.gapSmall
        spacing: Style.gapSmall

        BackButton {
            id: back

            objectName: "backButton"
            onClicked: root.backRequested()
        }

        PlainText {
            objectName: "pageTitle"
            text: root.title
            color: Style.color.ink
            font.pixelSize: Math.max(Style.fontSmall, Math.min(Style.fontTitle, Math.floor(Style.fontTitle * (root.room - 1) / oneLine.advanceWidth)))
            font.weight: Font.DemiBold
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.rightMargin: Style.gapSmall
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
