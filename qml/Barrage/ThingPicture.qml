pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// The picture of a card, tile, company or basin by the name of its kind. Repeaters of one make it,
// because a Loader of Qt 6.4 refuses bound components.
Column {
    id: root

    required property string kind
    required property int thing
    property string title // for what has no picture of its own
    property real zoom: 1 // how large those of the table are drawn
    property bool isMuted: false // a contract or tile that is not to be had
    readonly property bool hasPicture: kind !== "player" && (kind !== "company" || thing >= 0)

    width: Style.card

    Repeater {
        model: root.kind === "headstream" ? 1 : 0

        HeadstreamTilePicture {
            width: root.width
            tile: root.thing
        }
    }

    Repeater {
        model: root.kind === "bonus" ? 1 : 0

        BonusTilePicture {
            width: root.width
            zoom: root.zoom
            tile: root.thing
        }
    }

    Repeater {
        model: root.kind === "objective" ? 1 : 0

        ObjectivePicture {
            width: root.width
            zoom: root.zoom
            objective: root.thing
        }
    }

    Repeater {
        model: root.kind === "contract" ? 1 : 0

        ContractPicture {
            width: root.width
            zoom: root.zoom
            contract: root.thing
            isMuted: root.isMuted
        }
    }

    Repeater {
        model: root.kind === "tile" ? 1 : 0

        TechnologyTilePicture {
            width: root.width
            zoom: root.zoom
            tile: root.thing
            isMuted: root.isMuted
        }
    }

    Repeater {
        model: root.kind === "work" ? 1 : 0

        WorkPicture {
            width: root.width
            zoom: root.zoom
            work: root.thing
            isMuted: root.isMuted
        }
    }

    Repeater {
        model: root.kind === "building" ? 1 : 0

        PrivateBuildingPicture {
            width: root.width
            zoom: root.zoom
            building: root.thing
            isMuted: root.isMuted
        }
    }

    Repeater {
        model: root.kind === "officer" ? 1 : 0

        OfficerPicture {
            width: root.width
            officer: root.thing
        }
    }

    Repeater {
        model: root.kind === "basin" ? 1 : 0

        BasinPicture {
            width: root.width
            basin: root.thing
        }
    }

    Repeater {
        model: root.kind === "company" && root.hasPicture ? 1 : 0

        Item {
            width: root.width
            height: Style.touch

            CompanyBadge {
                anchors.centerIn: parent
                width: Style.touch
                height: Style.touch
                company: root.thing
            }
        }
    }

    Repeater {
        model: root.hasPicture ? 0 : 1

        Rectangle {
            width: root.width
            height: Math.max(Style.touch, name.implicitHeight + 2 * Style.gapSmall)
            radius: Style.radius
            color: Style.color.surface
            border.width: Style.hairline
            border.color: Style.color.line

            PlainText {
                id: name

                anchors.centerIn: parent
                width: parent.width - 2 * Style.gapSmall
                text: root.title
                color: Style.color.ink
                font.pixelSize: Style.fontBody
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }
}
