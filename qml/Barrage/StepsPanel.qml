pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What a turn or a phase has left to do with the pieces, above whatever is next: a line that says
// how much there is, and below it, where there is room or somebody wants it, the list itself.
Item {
    id: root

    required property BarrageStepsModel steps
    readonly property real headHeight: head.implicitHeight + Style.gapSmall
    property bool isOpen: false // the list is seen

    signal toggled

    implicitWidth: head.implicitWidth
    implicitHeight: headHeight + lines.implicitHeight
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

    StepsHead {
        id: head

        objectName: "stepsHead"
        steps: root.steps
        isOpen: root.isOpen
        width: parent.width
        onClicked: root.toggled()
    }

    ScrollArea {
        id: scroll

        objectName: "stepsScroll"
        anchors.fill: parent
        anchors.topMargin: head.height
        anchors.bottomMargin: Style.gapSmall
        contentWidth: availableWidth
        clip: true
        visible: root.isOpen

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

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Style.gapSmall / 2
        height: Style.hairline
        color: Style.color.line
    }
}
