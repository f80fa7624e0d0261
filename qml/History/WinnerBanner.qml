pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// Who won, in the winner's colours, and what was special about it. The points can count up; a tap
// shows all of them at once.
Rectangle {
    id: root

    required property FinaleModel finale
    property string verdict: finale.lead
    property int countTime: Style.countUp
    property real fineness: 1 // of what is drawn, more for a picture that is enlarged
    property real counted: 1 // the share of the points that is shown
    readonly property alias isCounting: counting.running
    readonly property var winners: Array.from(finale.seats).filter(seat => seat.isWinner)
    readonly property var best: winners.length > 0 ? winners[0] : null
    readonly property bool hasColors: winners.length === 1 && best.colour >= 0
    readonly property color fill: hasColors ? PieceColors.seat(best.colour).fill : Style.color.water
    readonly property color ink: hasColors ? PieceColors.seat(best.colour).text : Style.color.waterText
    readonly property real inner: width - 2 * Style.gap
    readonly property bool isNarrow: inner - badges.width - points.width - 2 * Style.gapSmall < 5.5 * Style.fontTitle

    function count() {
        counting.stop();
        counted = countTime > 0 ? 0 : 1;
        if (countTime > 0)
            counting.start();
    }

    objectName: "winnerBanner"
    implicitHeight: content.height + 2 * Style.gap
    radius: Style.radius
    color: fill
    border.width: Style.hairline
    border.color: Style.color.inkSoft

    NumberAnimation {
        id: counting

        target: root
        property: "counted"
        to: 1
        duration: root.countTime
        easing.type: Easing.OutQuad
    }

    TapHandler {
        enabled: root.isCounting
        onTapped: counting.complete()
    }

    Column {
        id: content

        x: Style.gap
        y: Style.gap
        width: root.inner
        spacing: Style.gapSmall

        Item {
            width: parent.width
            height: root.isNarrow ? names.height + points.height : Math.max(badges.height, names.height, points.height)

            Row {
                id: badges

                spacing: Style.gapSmall / 2
                y: root.isNarrow ? (names.height - height) / 2 : (parent.height - height) / 2

                Repeater {
                    model: root.winners

                    SeatSign {
                        required property var modelData

                        implicitHeight: Style.touch
                        isInverse: root.hasColors
                        fineness: root.fineness
                        colour: modelData.colour
                        sign: modelData.sign
                    }
                }
            }

            Column {
                id: names

                x: badges.width + Style.gapSmall
                width: parent.width - x - (root.isNarrow ? 0 : points.width + Style.gapSmall)
                y: root.isNarrow ? 0 : (parent.height - height) / 2

                WordText {
                    objectName: "winner"
                    width: parent.width
                    text: root.finale.headline
                    color: root.ink
                    mostSize: Style.fontTitle
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.Bold
                    Accessible.role: Accessible.Heading
                    Accessible.name: root.best?.result ? `${text}: ${root.best.result}` : text
                }

                PlainText {
                    width: parent.width
                    text: root.best?.role ?? ""
                    visible: root.winners.length === 1 && text !== "" && text !== root.best.name
                    color: root.ink
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                    wrapMode: Text.Wrap
                }
            }

            Row {
                id: points

                anchors.right: parent.right
                y: root.isNarrow ? names.height : (parent.height - height) / 2
                visible: root.best !== null && root.best.result !== ""
                spacing: Style.gapSmall / 2

                PlainText {
                    id: figure

                    objectName: "winnerPoints"
                    width: Math.max(implicitWidth, whole.advanceWidth) // from the first on
                    text: Math.round(root.counted * (root.best?.score ?? 0))
                    color: root.ink
                    font.pixelSize: Style.fontName
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.Bold
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }

                PlainText {
                    anchors.baseline: figure.baseline
                    text: root.finale.unit
                    color: root.ink
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                    Accessible.ignored: true
                }
            }
        }

        PlainText {
            objectName: "verdict"
            width: parent.width
            text: root.verdict
            visible: text !== ""
            color: root.ink
            font.pixelSize: Style.fontBody
            font.hintingPreference: Font.PreferNoHinting
            wrapMode: Text.Wrap
        }

        Rectangle {
            width: parent.width
            height: Style.hairline
            visible: root.finale.specials.length > 0
            color: root.ink
        }

        Repeater {
            model: root.finale.specials

            Item {
                id: special

                required property int index
                required property string modelData

                width: content.width
                height: words.height

                PathPicture {
                    y: (metrics.height - Style.fontBody) / 2
                    width: Style.fontBody * root.fineness
                    height: width
                    scale: 1 / root.fineness
                    transformOrigin: Item.TopLeft
                    solid: "M12 2 l3 6.6 l7.2 0.8 l-5.4 4.9 l1.5 7.1 l-6.3 -3.6 l-6.3 3.6 l1.5 -7.1 l-5.4 -4.9 l7.2 -0.8 z"
                    color: root.ink
                }

                PlainText {
                    id: words

                    objectName: `special${special.index}`
                    x: Style.fontBody + Style.gapSmall
                    width: parent.width - x
                    text: special.modelData
                    color: root.ink
                    font.pixelSize: Style.fontBody
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    TextMetrics {
        id: whole

        font: figure.font
        text: root.best?.score ?? ""
    }

    FontMetrics {
        id: metrics

        font.pixelSize: Style.fontBody
    }
}
