pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A tile that counts something: what, and where the companies stand by it. A tap shows why.
AbstractButton {
    id: root

    required property tableThing thing
    required property list<tableStanding> standings
    required property string note // what the points are; empty without any
    property bool showsCounts: false // before the points

    padding: Style.gapSmall
    implicitHeight: Math.max(Style.touch, column.height + topPadding + bottomPadding)
    Accessible.name: [text, thing.text, ...Array.from(standings, standing => standing.text)].join(". ")
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

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
            lineHeight: 1.1
            Accessible.ignored: true
        }

        ThingPicture {
            width: Math.min(Style.card, parent.width)
            kind: root.thing.kind
            thing: root.thing.thing
        }

        BodyText {
            width: parent.width
            text: root.thing.text
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Accessible.ignored: true
        }

        Flow {
            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                model: root.standings

                Row {
                    id: standing

                    required property tableStanding modelData
                    readonly property string points: qsTr("%1 VP").arg(modelData.vp)

                    objectName: `standing${modelData.company}`
                    spacing: Style.gapSmall / 2

                    CompanyBadge {
                        anchors.verticalCenter: parent.verticalCenter
                        company: standing.modelData.company
                        width: Style.badgeSmall
                        height: Style.badgeSmall
                    }

                    BodyText {
                        objectName: "points"
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.showsCounts ? `${standing.modelData.count} · ${standing.points}` : standing.points
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        BodyText {
            objectName: "note"
            width: parent.width
            visible: text !== ""
            text: root.note
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
