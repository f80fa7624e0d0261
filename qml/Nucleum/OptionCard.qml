import QtQuick
import QtQuick.Templates
import Penstock.Components
import Penstock.Style

// One of several things to do, with what it comes to. What cannot be done now has a dashed frame;
// a tap on it says why.
AbstractButton {
    id: root

    required property string title
    required property string detail
    required property string sign
    required property bool isLegal
    required property bool isChosen
    required property string reason

    text: title
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall
    Accessible.role: Accessible.Button
    Accessible.name: {
        const words = detail === "" ? title : qsTr("%1: %2").arg(title).arg(detail);
        if (!isLegal)
            return qsTr("%1, not possible: %2").arg(words).arg(reason);
        return isChosen ? qsTr("%1, chosen").arg(words) : words;
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Row {
        spacing: Style.gapSmall

        NucleumSign {
            visible: root.sign !== ""
            name: root.sign
            color: root.isLegal ? Style.color.ink : Style.color.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            width: root.availableWidth - (root.sign === "" ? 0 : Style.pictogram + Style.gapSmall)
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                width: parent.width
                text: root.isChosen ? "✓ " + root.title : root.title
                color: root.isLegal ? Style.color.ink : Style.color.inkSoft
                font.pixelSize: Style.fontBody
                font.weight: root.isChosen ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
            }

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.detail
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                wrapMode: Text.Wrap
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: !root.isLegal ? "transparent" : (root.down ? Style.color.line : Style.color.paper)
        border.width: root.visualFocus || root.isChosen ? Style.focusLine : (root.isLegal ? Style.hairline : 0)
        border.color: root.visualFocus ? Style.color.ink : (root.isChosen ? Style.color.water : Style.color.line)

        Loader {
            anchors.fill: parent
            active: !root.isLegal
            source: "../Components/DashedFrame.qml"
        }
    }
}
