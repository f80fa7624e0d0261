import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A game on the shelf: its picture, its name and for how many it is. Side by side if it is wide.
HomeTap {
    id: root

    required property url cover
    required property string title
    required property string players
    property bool isLying: false // the picture at the left
    property real coverShape: 0.6 // its height by its width
    readonly property real coverHeight: (width - 2 * inset) * coverShape
    readonly property real inset: Style.gapSmall * 0.75

    implicitHeight: isLying ? Math.max(Style.button + Style.gap, words.height + 2 * Style.gapSmall) : coverHeight + words.height + 3 * inset
    text: qsTr("New game: %1").arg(title)
    Accessible.description: players

    HomeFace {
        tap: root
    }

    FilePicture {
        id: picture

        x: root.inset
        y: root.inset
        width: root.isLying ? Style.button * 2 : root.width - 2 * root.inset
        height: root.isLying ? root.height - 2 * root.inset : root.coverHeight
        source: root.cover
        isNight: Style.dark
        isCovering: true
        radius: Style.cardRadius - root.inset
        opacity: root.isDown ? 0.8 : 1
    }

    Column {
        id: words

        x: root.isLying ? picture.x + picture.width + Style.gap : Style.gapSmall
        y: root.isLying ? (root.height - height) / 2 : root.coverHeight + 2 * root.inset
        width: root.width - x - Style.gapSmall

        WordText {
            width: parent.width
            text: root.title
            mostSize: root.isLying ? Style.fontBody : Style.fontLine
            font.weight: Font.DemiBold
            horizontalAlignment: root.isLying ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }

        WordText {
            width: parent.width
            text: root.players
            mostSize: root.isLying ? Style.fontSmall : Style.fontLeast
            color: Style.color.inkSoft
            horizontalAlignment: root.isLying ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
