pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// The words of one licence, which are the same in every language.
Page {
    id: root

    required property string licence

    signal backRequested

    title: qsTr("Licence")

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    ListView {
        id: list

        objectName: "licenceText"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gapSmall
        model: AppInfo.licence(root.licence)
        delegate: BodyText {
            required property string modelData

            width: list.width
            text: modelData
            font.pixelSize: Style.fontSmall
        }

        ScrollBar.vertical: ScrollLine {
        }
    }
}
