pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The game to go on with, one tap away: a small picture of its board, who plays and how it stands.
// What has to be played again for that comes a moment after the first frame, into its place.
HomeTap {
    id: root

    required property LastSession last
    required property SessionStanding standing
    required property GameTables tables
    required property bool isLast // it is the one that `last` tells of
    readonly property bool isNarrow: width - 3 * pad - board.width < 5.6 * Style.fontSmall + pill.implicitWidth + Style.gapSmall
    readonly property real pad: Style.gap - Style.gapSmall / 2
    readonly property int seatLine: Math.max(Style.badgeSmall, Math.round(1.4 * Style.fontBody))

    function fileOf(name: string): url {
        return Qt.resolvedUrl(`${tables.folderOf(standing.game)}/${name}`);
    }

    text: isLast ? qsTr("Continue: %1").arg(`${last.game} · ${last.seats}`) : qsTr("Continue")
    implicitHeight: foot.y + foot.height + pad
    Accessible.description: [standing.progress, ...Array.from(standing.seats, seat => `${seat.name}: ${seat.points} ${seat.unit}`), when.text].filter(each => each !== "").join(", ")

    HomeFace {
        tap: root
    }

    Rectangle {
        id: board

        objectName: "continueBoard"
        x: root.pad
        y: root.pad
        width: root.width > 26 * Style.fontBody ? Style.miniatureLarge : Math.min(Style.miniature, Math.round(root.width * 0.28))
        height: Math.round(width * Style.miniatureShape)
        radius: Style.radius
        color: Style.color.paper

        Loader {
            anchors.fill: parent
            source: root.standing.game === "" ? "" : root.fileOf("BoardMiniature.qml")
            onLoaded: item.drawing = Qt.binding(() => root.standing.board)
        }
    }

    Column {
        id: head

        x: board.x + board.width + root.pad
        y: root.pad
        width: root.width - x - root.pad

        WordText {
            objectName: "continueGame"
            width: parent.width
            text: root.isLast ? root.last.game : root.standing.title || qsTr("Continue")
            mostSize: Style.fontBody + 2
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        // Its place is kept before it is known.
        WordText {
            objectName: "continueProgress"
            width: parent.width
            text: root.standing.progress || " "
            mostSize: Style.fontSmall
            color: Style.color.inkSoft
            Accessible.ignored: true
        }
    }

    Column {
        id: seats

        x: root.isNarrow ? root.pad : head.x
        y: (root.isNarrow ? Math.max(head.y + head.height, board.y + board.height) : head.y + head.height) + Style.gapSmall
        width: root.width - x - root.pad
        height: Math.max(implicitHeight, root.last.seatCount * root.seatLine)

        Repeater {
            model: root.standing.seats

            HomeSeat {
                required property standingSeat modelData
                required property int index

                objectName: `continueSeat${index}`
                width: seats.width
                height: Math.max(implicitHeight, root.seatLine)
                seat: modelData
                Component.onCompleted: showBadge(root.fileOf("StandingBadge.qml")) // of this game for good
            }
        }
    }

    Item {
        id: foot

        readonly property real start: seats.y + seats.height + Style.gapSmall

        x: root.isNarrow ? root.pad : head.x
        y: root.isNarrow ? start : Math.max(start, board.y + board.height - height)
        width: root.width - x - root.pad
        height: root.isNarrow ? when.height + Style.gapSmall + pill.height : Math.max(when.height, pill.height)

        PlainText {
            id: when

            y: root.isNarrow ? 0 : (foot.height - height) / 2
            width: root.isNarrow ? foot.width : foot.width - pill.width - Style.gapSmall
            text: root.isLast ? root.last.when : root.standing.when
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        // The whole card is the button; this says so.
        Rectangle {
            id: pill

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            implicitWidth: go.implicitWidth + 3 * Style.gapSmall
            width: root.isNarrow ? foot.width : implicitWidth
            height: Math.max(Style.touch - Style.gapSmall / 2, go.implicitHeight + Style.gapSmall)
            radius: height / 2
            color: root.isDown ? Style.color.waterPressed : Style.color.water

            PlainText {
                id: go

                anchors.centerIn: parent
                text: qsTr("Continue")
                color: Style.color.waterText
                font.pixelSize: Style.fontBody
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
}
