pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The supply of a company: a sign and a figure for each thing.
Flow {
    id: root

    required property CompanyDetailModel detail
    readonly property string unknown: qsTr("?")

    spacing: Style.gap

    component Amount: Row {
        id: amount

        required property string sign
        required property string figure
        required property string name

        spacing: Style.gapSmall / 2
        Accessible.role: Accessible.StaticText
        Accessible.name: `${name}: ${figure}`

        Pictogram {
            anchors.verticalCenter: parent.verticalCenter
            name: amount.sign
            ground: Style.color.paper
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: amount.figure
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    Amount {
        sign: "vp"
        name: qsTr("Victory points")
        figure: root.detail.vp
    }

    Amount {
        sign: "energy"
        name: qsTr("Energy")
        figure: root.detail.energy
    }

    Amount {
        sign: "engineer"
        name: qsTr("Engineers")
        figure: root.detail.engineers
    }

    Amount {
        visible: !root.detail.isAutoma
        sign: "credit"
        name: qsTr("Credits")
        figure: root.detail.isSupplyKnown ? root.detail.credits : root.unknown
    }

    Amount {
        sign: "excavator"
        name: qsTr("Excavators")
        figure: root.detail.isSupplyKnown ? root.detail.excavators : root.unknown
    }

    Amount {
        sign: "mixer"
        name: qsTr("Mixers")
        figure: root.detail.isSupplyKnown ? root.detail.mixers : root.unknown
    }

    Amount {
        visible: root.detail.excamixers > 0
        sign: "machine"
        name: qsTr("Excamixers")
        figure: root.detail.excamixers
    }
}
