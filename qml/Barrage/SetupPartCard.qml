import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One part of the setup: what lies where. A tap opens it, the button below draws what is open.
AbstractButton {
    id: root

    required property int part
    required property string partTitle
    required property list<setupPlace> places
    required property bool isSettled
    required property bool isEmpty

    signal dealRequested

    text: isSettled ? qsTr("%1, settled").arg(partTitle) : qsTr("%1, open").arg(partTitle)
    padding: Style.gap
    topPadding: Style.gapSmall
    bottomPadding: Style.gapSmall
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: Style.gapSmall

        RowLayout {
            width: parent.width
            spacing: Style.gapSmall

            PlainText {
                text: root.isSettled ? "✓ " + root.partTitle : root.partTitle
                color: Style.color.ink
                font.pixelSize: Style.fontBody
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }

            ChoiceButton {
                objectName: "dealPart" + root.part
                visible: !root.isSettled
                text: qsTr("Deal it")
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Deal it: %1").arg(root.partTitle)
                onClicked: root.dealRequested()
            }
        }

        PlacesPicture {
            width: parent.width
            visible: !root.isEmpty
            places: root.places
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.paper
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }
}
