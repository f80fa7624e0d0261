pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All parts of the setup as cards.
ScrollArea {
    id: root

    required property BarrageSetupModel setup

    contentWidth: availableWidth

    Column {
        x: Style.gap
        width: root.availableWidth - 2 * Style.gap
        spacing: Style.gapSmall

        NoticeBox {
            objectName: "tableRepeatNotice"
            text: root.setup.repeatText
            canDismiss: false
            width: parent.width
        }

        BodyText {
            objectName: "setupState"
            width: parent.width
            text: root.setup.isComplete ? qsTr("Everything is settled.") : root.setup.isUntouched ? qsTr("Set up the table and copy it here, or have Penstock deal it and say what to put where.") : root.setup.missing
        }

        Flow {
            id: cards

            readonly property int columns: width > Style.column * 1.5 ? 2 : 1

            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                model: root.setup.parts

                SetupPartCard {
                    objectName: "part" + part
                    width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                    onClicked: root.setup.choosePart(part)
                    onDealRequested: root.setup.dealPart(part)
                }
            }
        }

        ActionButton {
            objectName: "clearButton"
            width: parent.width
            visible: !root.setup.isUntouched
            text: qsTr("Clear the table")
            onClicked: root.setup.clearAll()
        }
    }
}
