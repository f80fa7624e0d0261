import QtQuick
import QtQuick.Controls.Basic
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// One entry of the log, below a heading where a round begins and a line where a turn does. What was undone is struck through,
// what is looked at has a thick frame, and what waits behind an entry that is entered anew says so.
Column {
    id: root

    required property int number
    required property string sentence
    required property int seat
    required property Component badge
    required property int round
    required property bool isFirstOfRound
    required property bool isFirstOfTurn
    required property bool isUndone
    required property bool isWaiting
    required property bool isMisfit
    required property bool isViewed
    property bool isReadOnly: false
    readonly property string words: {
        if (isMisfit)
            return qsTr("%1 · no longer fits").arg(root.sentence);
        return isWaiting ? qsTr("%1 · waiting").arg(root.sentence) : root.sentence;
    }
    readonly property bool hasKeys: ListView.isCurrentItem && ListView.view.activeFocus

    signal chosen

    spacing: Style.gapSmall / 2

    SheetHeading {
        visible: root.isFirstOfRound && root.round > 0
        width: parent.width
        text: qsTr("Round %1").arg(root.round)
    }

    Item {
        objectName: `turn${root.number}`
        visible: root.isFirstOfTurn && !root.isFirstOfRound
        width: parent.width
        height: Style.gap

        Rectangle {
            anchors.centerIn: parent
            width: parent.width
            height: Style.hairline
            color: Style.color.inkSoft
        }
    }

    AbstractButton {
        id: button

        objectName: `entry${root.number}`
        width: parent.width
        // No layout: the list must know the height at once to show its end.
        implicitHeight: Math.max(Style.touch, sentence.implicitHeight + 2 * Style.gapSmall)
        Accessible.role: Accessible.Button
        Accessible.name: root.isUndone ? qsTr("%1. %2, undone").arg(root.number).arg(root.sentence) : qsTr("%1. %2").arg(root.number).arg(root.words)
        enabled: !root.isReadOnly
        focusPolicy: Qt.NoFocus
        onClicked: root.chosen()

        PlainText {
            id: number

            x: Style.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            width: Style.badge * Style.textScale
            text: root.number
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            horizontalAlignment: Text.AlignRight
        }

        Loader {
            id: badge

            anchors.left: number.right
            anchors.leftMargin: Style.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            active: root.seat >= 0
            sourceComponent: root.badge
            width: Style.badgeSmall
            height: Style.badgeSmall
            onLoaded: item.seat = Qt.binding(() => root.seat)
        }

        BodyText {
            id: sentence

            x: badge.x + badge.width + Style.gapSmall
            width: parent.width - x - Style.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            color: root.isUndone || root.isWaiting ? Style.color.inkSoft : Style.color.ink
            font.pixelSize: Style.fontSmall
            font.strikeout: root.isUndone
            font.weight: root.isMisfit ? Font.DemiBold : Font.Normal
        }

        background: Rectangle {
            radius: Style.radius
            color: button.down ? Style.color.line : Style.color.surface
            border.width: root.hasKeys || root.isViewed ? Style.focusLine : Style.hairline
            border.color: root.hasKeys ? Style.color.ink : (root.isViewed ? PieceColors.map.concerned : Style.color.line)
        }
    }
}
