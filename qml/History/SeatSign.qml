import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// In whose colours somebody plays, with the shape or the letters that say it without them.
Badge {
    id: root

    required property int colour // as PieceColors.seat counts them
    property string sign: "" // where the colour has no shape of its own
    property bool isInverse: false // on ground of the same colour
    property real fineness: 1 // of the shape, more for a picture that is enlarged
    readonly property CompanyColors look: PieceColors.seat(colour)
    readonly property color ink: isInverse ? look.fill : look.text
    readonly property bool hasShape: look.shape !== ""

    implicitWidth: hasShape ? implicitHeight : Math.max(implicitHeight, letters.implicitWidth + Style.gapSmall)
    color: isInverse ? look.text : look.fill
    border.color: Style.color.inkSoft
    Accessible.ignored: true

    PathPicture {
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) * 0.8 * root.fineness
        height: width
        scale: 1 / root.fineness
        visible: root.hasShape
        solid: root.look.shape
        color: root.ink
    }

    PlainText {
        id: letters

        anchors.centerIn: parent
        visible: !root.hasShape
        text: root.sign || root.look.letter
        color: root.ink
        font.pixelSize: Math.min(root.implicitHeight * 0.6, Style.fontSmall)
        font.hintingPreference: Font.PreferNoHinting
        font.weight: Font.DemiBold
    }
}
