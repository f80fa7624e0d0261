pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// The energy track: a bar for each company over the track's sections. The broad line is where the
// bonus tile of the round begins to give all its points.
AbstractButton {
    id: root

    required property list<tableStanding> energy
    required property int fullBonusFrom
    readonly property int end: 30
    readonly property int sectionLength: 6
    readonly property real lane: Math.max(Style.badgeSmall, Style.fontBody) + Style.gapSmall / 2
    readonly property real from: Style.badgeSmall + Style.gapSmall
    readonly property real scaleWidth: availableWidth - from - widest.advanceWidth - Style.gapSmall

    text: qsTr("Energy this round")
    padding: Style.gapSmall
    implicitHeight: Math.max(Style.touch, column.height + topPadding + bottomPadding)
    Accessible.name: [text, ...Array.from(energy, standing => standing.text), note.text].join(". ")
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    TextMetrics {
        id: widest

        font.pixelSize: Style.fontBody
        font.weight: Font.DemiBold
        text: "000"
    }

    Column {
        id: column

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth
        spacing: Style.gapSmall / 2

        BodyText {
            width: parent.width
            text: root.text
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Item {
            width: parent.width
            height: root.energy.length * root.lane + axis.implicitHeight

            Repeater {
                model: root.end / root.sectionLength + 1

                Rectangle {
                    required property int index
                    readonly property bool isFull: index * root.sectionLength === root.fullBonusFrom

                    x: root.from + root.scaleWidth * index * root.sectionLength / root.end - width / 2
                    width: isFull ? Style.focusLine : Style.hairline
                    height: root.energy.length * root.lane
                    color: isFull ? Style.color.water : Style.color.line
                }
            }

            Repeater {
                model: root.energy

                Item {
                    id: mark

                    required property tableStanding modelData
                    required property int index

                    objectName: `energy${modelData.company}`
                    y: index * root.lane
                    width: parent.width
                    height: root.lane

                    CompanyBadge {
                        anchors.verticalCenter: parent.verticalCenter
                        company: mark.modelData.company
                        width: Style.badgeSmall
                        height: Style.badgeSmall
                    }

                    Rectangle {
                        objectName: "bar"
                        x: root.from
                        anchors.verticalCenter: parent.verticalCenter
                        width: root.scaleWidth * Math.min(root.end, mark.modelData.count) / root.end
                        height: Style.piece
                        color: PieceColors.companies[mark.modelData.company].fill
                        border.width: width > 0 ? Style.hairline : 0
                        border.color: Style.color.inkSoft
                    }

                    BodyText {
                        objectName: "figure"
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: mark.modelData.count
                        font.weight: Font.DemiBold
                    }
                }
            }

            Repeater {
                model: root.end / root.sectionLength + 1

                BodyText {
                    required property int index

                    x: root.from + root.scaleWidth * index * root.sectionLength / root.end - width / 2
                    y: root.energy.length * root.lane
                    text: index * root.sectionLength
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontLeast
                }
            }

            BodyText {
                id: axis

                visible: false
                text: "0"
                font.pixelSize: Style.fontLeast
            }
        }

        BodyText {
            id: note

            width: parent.width
            text: qsTr("Full bonus from %1 energy.").arg(root.fullBonusFrom)
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Accessible.ignored: true
        }
    }

    background: TapFace {
        button: root
    }
}
