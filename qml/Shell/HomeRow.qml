import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A way from home: its sign, where it leads, and what awaits one there.
HomeTap {
    id: root

    property string detail: ""
    property bool isTerse: false // no room for the detail
    property int leastHeight: Style.row
    property alias sign: picture.line
    property alias picture: plate.data

    implicitHeight: Math.max(leastHeight, words.height + Style.gapSmall)
    Accessible.description: detail

    HomeFace {
        tap: root
        opacity: root.enabled ? 1 : 0
    }

    Loader {
        anchors.fill: parent
        active: !root.enabled
        source: "../Components/DashedFrame.qml"
    }

    Rectangle {
        id: plate

        x: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Style.signPlate
        height: Style.signPlate
        radius: height / 2
        color: Qt.alpha(Style.color.water, 0.14)

        PathPicture {
            id: picture

            anchors.centerIn: parent
            width: Style.pictogram
            height: Style.pictogram
            lineWidth: 2.2
            color: root.enabled ? Style.color.water : Style.color.inkSoft
        }
    }

    Column {
        id: words

        anchors.left: plate.right
        anchors.leftMargin: Style.gapSmall + Style.gapSmall / 2
        anchors.right: arrow.left
        anchors.rightMargin: Style.gapSmall / 2
        anchors.verticalCenter: parent.verticalCenter

        WordText {
            width: parent.width
            text: root.text
            color: root.enabled ? Style.color.ink : Style.color.inkSoft
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        WordText {
            width: parent.width
            visible: text !== "" && !root.isTerse
            text: root.detail
            mostSize: Style.fontSmall
            color: Style.color.inkSoft
            Accessible.ignored: true
        }
    }

    PathPicture {
        id: arrow

        anchors.right: parent.right
        anchors.rightMargin: Style.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Style.pictogram
        height: Style.pictogram
        visible: root.enabled
        line: "M9 6l6 6l-6 6"
        color: Style.color.inkSoft
    }
}
