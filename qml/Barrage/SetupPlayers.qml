pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who plays, and by which rules.
ScrollColumn {
    id: root

    required property BarrageSetupModel setup

    NoticeBox {
        objectName: "repeatNotice"
        text: root.setup.repeatText
        canDismiss: false
        width: parent.width
    }

    Repeater {
        model: root.setup.seats

        SetupSeatCard {
            objectName: "seat" + index
            width: parent.width
            setup: root.setup
        }
    }

    RowLayout {
        width: parent.width
        visible: root.setup.seats.canAdd
        spacing: Style.gapSmall

        ActionButton {
            objectName: "addHuman"
            text: qsTr("Add a player")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.setup.seats.addHuman("")
        }

        ActionButton {
            objectName: "addAutoma"
            text: qsTr("Add an Automa")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.setup.seats.addAutoma()
        }
    }

    Flow {
        width: parent.width
        topPadding: Style.gapSmall
        spacing: Style.gapSmall

        ChoiceButton {
            objectName: "fullGame"
            text: qsTr("Full game")
            chosen: !root.setup.isIntroductory
            onClicked: root.setup.isIntroductory = false
        }

        ChoiceButton {
            objectName: "introductoryGame"
            text: qsTr("Introductory game")
            chosen: root.setup.isIntroductory
            onClicked: root.setup.isIntroductory = true
        }
    }

    SwitchRow {
        objectName: "leeghwater"
        width: parent.width
        text: qsTr("The Leeghwater Project")
        visible: !root.setup.isIntroductory
        checked: root.setup.hasLeeghwater
        onClicked: root.setup.hasLeeghwater = !root.setup.hasLeeghwater
    }

    SwitchRow {
        objectName: "promoOfficers"
        width: parent.width
        text: qsTr("Promo officers")
        visible: !root.setup.isIntroductory
        checked: root.setup.hasPromoOfficers
        onClicked: root.setup.hasPromoOfficers = !root.setup.hasPromoOfficers
    }

    ActionButton {
        objectName: "rulingsButton"
        width: parent.width
        text: qsTr("Rulings")
        onClicked: root.setup.showRulings()
    }
}
