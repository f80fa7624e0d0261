import QtQuick
import QtQuick.Templates
import Penstock.Components
import Penstock.Style

// One of a few short things to choose from.
AbstractButton {
    id: root

    required property string title
    required property string detail
    required property string sign
    required property bool isLegal
    required property bool isChosen
    required property string reason
    required property int mark // a city colour, or -1
    property string label // what is chosen, for those who hear it
    property real widest: Infinity // more is broken into lines
    readonly property real room: widest - leftPadding - rightPadding - (picture.visible ? picture.width + content.spacing : 0) - (badge.visible ? badge.width + content.spacing : 0)

    text: title
    implicitWidth: Math.max(Style.touch, content.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.touch, content.implicitHeight + topPadding + bottomPadding)
    leftPadding: Style.gapSmall
    rightPadding: Style.gapSmall
    topPadding: Style.gapSmall / 2
    bottomPadding: Style.gapSmall / 2
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: isChosen
    Accessible.name: {
        const words = detail === "" ? `${label}, ${title}` : `${label}, ${title}, ${detail}`;
        return isLegal ? words : qsTr("%1, not possible: %2").arg(words).arg(reason);
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Style.radius
        color: root.isChosen ? Style.color.water : (!root.isLegal ? "transparent" : (root.down ? Style.color.line : Style.color.paper))
        border.width: root.visualFocus ? Style.focusLine : (root.isLegal ? Style.hairline : 0)
        border.color: root.visualFocus ? Style.color.ink : Style.color.line

        Loader {
            anchors.fill: parent
            active: !root.isLegal
            source: "../Components/DashedFrame.qml"
        }
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Style.gapSmall / 2

        NucleumSign {
            id: picture

            visible: root.sign !== "" && !root.isChosen // the tick stands in its place
            name: root.sign
            color: titleText.color
            ground: Style.color.paper
            anchors.verticalCenter: parent.verticalCenter
        }

        Rectangle {
            id: badge

            visible: root.mark > 0
            width: Style.badgeSmall
            height: Style.badgeSmall
            radius: height / 2
            color: Look.cities[Math.max(0, root.mark)].fill
            border.width: Style.hairline
            border.color: Style.color.inkSoft
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                anchors.centerIn: parent
                text: Look.cities[Math.max(0, root.mark)].letter
                color: Look.cities[Math.max(0, root.mark)].text
                font.pixelSize: Style.fontLeast - 2
                font.weight: Font.Bold
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                id: titleText

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Math.ceil(implicitWidth), root.room)
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                text: root.isChosen ? "✓ " + root.title : root.title
                color: root.isChosen ? Style.color.waterText : (root.isLegal ? Style.color.ink : Style.color.inkSoft)
                font.pixelSize: Style.fontSmall
                font.weight: root.isChosen ? Font.DemiBold : Font.Normal
            }

            PlainText {
                visible: text !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Math.ceil(implicitWidth), root.room)
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                text: root.detail
                color: root.isChosen ? Style.color.waterText : Style.color.inkSoft
                font.pixelSize: Style.fontLeast
            }
        }
    }
}
