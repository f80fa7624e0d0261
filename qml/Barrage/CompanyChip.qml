pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Pieces
import Penstock.Style
import Penstock.Table as Table

// A company in short: whose it is, points, energy and engineers left. A thick frame says who is on
// turn, a tick who has passed, and an eye on an Automa opens what it may do next.
Table.SeatChip {
    id: root

    required property int company
    required property string player
    required property bool isActive
    required property bool hasPassed
    required property int vp
    required property int energy
    required property int engineers
    required property string summary
    property bool isLine: false // no higher than it has to be
    property int signRoom: 0 // for the eye
    // Without the name it fits four times beside each other on a phone.
    readonly property bool showsName: width - signRoom >= Math.max(Style.chipWithName, namedWidth) && !isLine
    property bool showsFigures: true // energy and engineers too
    readonly property int figureSize: isLine ? Style.fontLine : Style.fontSmall
    // What it needs without the eye: with and without the name, and in a line with and without figures.
    readonly property real namedWidth: 2 * padding + Style.badge + Math.ceil(pointsSize.advanceWidth + figuresSize.advanceWidth) + 2 * Style.fontSmall + 3 * Style.gapSmall
    readonly property real leastWidth: Math.ceil(Math.max(Style.badgeSmall + pointsSize.advanceWidth, 2 * Style.fontSmall + figuresSize.advanceWidth + Style.gapSmall)) + Style.gapSmall + 2 * padding
    readonly property real lineWidth: 2 * padding + Style.badgeSmall + 3 * Style.gapSmall + 3 * Style.fontLine + Math.ceil(lineSize.advanceWidth)
    readonly property real leastLineWidth: 2 * padding + Style.badgeSmall + Style.gapSmall + Style.fontLine + Math.ceil(linePointsSize.advanceWidth)

    signal forecastRequested

    implicitWidth: leastWidth + signRoom
    rightPadding: padding + signRoom
    isFramed: isActive
    frame: PieceColors.map.concerned
    Accessible.name: summary

    TextMetrics {
        id: pointsSize

        text: qsTr("%1 VP").arg(root.vp)
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: lineSize

        text: `${root.vp}${root.energy}${root.engineers}`
        font.pixelSize: Style.fontLine
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: linePointsSize

        text: root.vp
        font.pixelSize: Style.fontLine
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: figuresSize

        text: `${root.energy}${root.engineers}`
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
    }

    // Made only where there is an Automa to look at.
    Repeater {
        model: root.signRoom > 0 ? 1 : 0

        SignButton {
            objectName: "forecastButton"
            x: root.width - width
            height: root.height
            sign: "forecast"
            text: qsTr("What the Automa may do next")
            onClicked: root.forecastRequested()
        }
    }

    contentItem: RowLayout {
        spacing: root.isLine ? Style.gapSmall / 2 : Style.gapSmall

        CompanyBadge {
            visible: root.showsName || root.isLine
            company: root.company
            implicitWidth: root.isLine ? Style.badgeSmall : Style.badge
            implicitHeight: implicitWidth
            Layout.alignment: Qt.AlignVCenter
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter

            PlainText {
                objectName: "player"
                visible: root.showsName
                text: root.player
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }

            // Hidden, not taken away: layouts of Qt 6.4 stumble over what goes while they are at work.
            RowLayout {
                visible: !root.showsName && !root.isLine
                spacing: Style.gapSmall / 2
                Layout.alignment: Qt.AlignHCenter

                CompanyBadge {
                    company: root.company
                    implicitWidth: Style.badgeSmall
                    implicitHeight: Style.badgeSmall
                }

                ChipFigure {
                    text: qsTr("%1 VP").arg(root.vp)
                }
            }

            RowLayout {
                spacing: Style.gapSmall / 4
                Layout.alignment: root.showsName || root.isLine ? Qt.AlignLeft : Qt.AlignHCenter

                ChipFigure {
                    objectName: "points"
                    visible: root.showsName || root.isLine
                    pictogram: root.isLine ? "vp" : ""
                    size: root.figureSize
                    text: root.isLine ? root.vp : qsTr("%1 VP").arg(root.vp)
                    Layout.rightMargin: Style.gapSmall / 2
                }

                ChipFigure {
                    visible: root.showsFigures
                    pictogram: "energy"
                    size: root.figureSize
                    text: root.energy
                    Layout.rightMargin: Style.gapSmall / 2
                }

                ChipFigure {
                    objectName: "engineers"
                    visible: root.showsFigures
                    pictogram: root.hasPassed ? "" : "engineer"
                    size: root.figureSize
                    text: root.hasPassed ? "✓" : root.engineers
                }
            }
        }
    }
}
