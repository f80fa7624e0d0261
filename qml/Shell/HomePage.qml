import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// The first page. What to do stands at the bottom, within reach of the thumb.
Page {
    id: root

    signal demoRequested
    signal aboutRequested

    title: qsTr("Home")

    background: Rectangle {
        color: Style.color.paper
    }

    ColumnLayout {
        width: Math.min(root.width - 2 * Style.gap, Style.column)
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Style.gapLarge
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Style.gap

        Item {
            Layout.fillHeight: true
        }

        PenstockMark {
            Layout.alignment: Qt.AlignHCenter
        }

        Text {
            text: qsTr("Penstock")
            color: Style.color.ink
            font.pixelSize: Style.fontName
            font.weight: Font.DemiBold
            Layout.alignment: Qt.AlignHCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        BodyText {
            text: qsTr("The companion beside your board game about power: it knows the rules, runs the water and counts the points.")
            color: Style.color.inkSoft
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Item {
            Layout.fillHeight: true
        }

        ActionButton {
            objectName: "demoButton"
            text: qsTr("Play a demo game")
            prominent: true
            Layout.fillWidth: true
            onClicked: root.demoRequested()
        }

        ActionButton {
            objectName: "aboutButton"
            text: qsTr("About")
            Layout.fillWidth: true
            onClicked: root.aboutRequested()
        }
    }
}
