pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One company's board: supply, wheel, pieces with their incomes, contracts, tiles and abilities.
TextPage {
    id: root

    required property BarrageTable table
    required property int company

    title: detail.companyName

    CompanyDetailModel {
        id: detail

        table: root.table
        company: root.company
    }

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        CompanyBadge {
            company: root.company
        }

        BodyText {
            objectName: "player"
            text: detail.player
            Layout.fillWidth: true
        }
    }

    SupplyRow {
        detail: detail
        Layout.fillWidth: true
    }

    BodyText {
        visible: !detail.isSupplyKnown
        text: qsTr("Penstock is told only what others can see of this player; the rest lies on the table.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Construction wheel")
        visible: detail.isSupplyKnown
        Layout.fillWidth: true
    }

    WheelPicture {
        objectName: "wheel"
        parts: detail.wheel
        description: detail.wheelText
        visible: detail.isSupplyKnown
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: root.width - 2 * Style.gap
    }

    BodyText {
        text: qsTr("Construction spaces used: %1 of 4").arg(detail.constructions)
        visible: !detail.isAutoma
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Structures and incomes")
        Layout.fillWidth: true
    }

    Repeater {
        model: detail.pieces

        PieceTrackView {
            required property pieceTrack modelData

            track: modelData
            Layout.fillWidth: true
        }
    }

    BodyText {
        objectName: "bonus"
        text: qsTr("Bonus on productions: +%1").arg(detail.productionBonus)
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "ability"
        text: detail.hasAbility ? qsTr("✓ In force: %1").arg(detail.abilityText) : qsTr("With the third powerhouse: %1").arg(detail.abilityText)
        visible: detail.abilityText !== ""
        color: detail.hasAbility ? Style.color.ink : Style.color.inkSoft
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Executive officer")
        visible: detail.officerName !== ""
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "officer"
        text: qsTr("%1: %2.").arg(detail.officerName).arg(detail.officerText)
        visible: detail.officerName !== ""
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "architect"
        text: detail.architectText
        visible: text !== ""
        Layout.fillWidth: true
    }

    PictureRow {
        objectName: "contracts"
        title: qsTr("Contracts held")
        kind: "contract"
        things: detail.contracts
        visible: !detail.isAutoma
        Layout.fillWidth: true
    }

    PictureRow {
        objectName: "fulfilled"
        title: qsTr("Contracts fulfilled")
        kind: "contract"
        things: detail.fulfilled
        Layout.fillWidth: true
    }

    PictureRow {
        objectName: "works"
        title: qsTr("External works fulfilled")
        kind: "work"
        things: detail.works
        visible: detail.hasLeeghwater
        Layout.fillWidth: true
    }

    PictureRow {
        objectName: "buildings"
        title: qsTr("Private buildings with an own building")
        kind: "building"
        things: detail.buildings
        visible: detail.hasLeeghwater
        Layout.fillWidth: true
    }

    PictureRow {
        objectName: "tiles"
        title: qsTr("Technology tiles in the supply")
        kind: "tile"
        things: detail.tiles
        visible: detail.isSupplyKnown
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
    }
}
