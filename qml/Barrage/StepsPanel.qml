pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What a turn or a phase has left to do with the pieces, to be worked through; then "Done".
ColumnLayout {
    id: root

    required property BarrageStepsModel steps

    spacing: Style.gapSmall
    Accessible.role: Accessible.AlertMessage
    Accessible.name: steps.announcement

    Announcer {
        item: root
        text: root.visible ? root.steps.announcement : ""
    }

    Connections {
        target: root.steps

        function onChanged() {
            scroll.goToTop();
        }
    }

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true
        Layout.fillHeight: false

        CompanyBadge {
            company: Math.max(0, root.steps.company)
            visible: root.steps.company >= 0
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                objectName: "stepsTitle"
                text: root.steps.title
                lineHeight: 1.1
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            BodyText {
                text: root.steps.subtitle
                textFormat: Text.PlainText
                visible: text !== ""
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
            }
        }
    }

    ScrollArea {
        id: scroll

        objectName: "stepsScroll"
        contentWidth: availableWidth
        implicitHeight: lines.implicitHeight
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        StepList {
            id: lines

            objectName: "steps"
            width: scroll.availableWidth
            lines: root.steps.lines
            shown: root.steps.shownLine
            canTick: true
            onTapped: index => root.steps.shownLine = index === root.steps.shownLine ? -1 : index
        }
    }

    MoreBelow {
        area: scroll
        list: lines
    }

    ActionButton {
        objectName: "stepsDoneButton"
        text: qsTr("Done")
        prominent: true
        Layout.fillWidth: true
        onClicked: root.steps.done()
    }
}
