pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// What to put where before round 1, to be ticked off. Ticking is for the players' sake only.
ListView {
    id: root

    required property BarrageSetupModel setup

    objectName: "instructionList"
    model: setup.instructions
    spacing: Style.gapSmall
    clip: true
    cacheBuffer: Style.column
    // One stop of Tab: lines come and go, so arrows lead from one to the next.
    activeFocusOnTab: true
    highlightMoveDuration: 0
    onActiveFocusChanged: {
        if (activeFocus && currentIndex < 0)
            currentIndex = 0;
    }

    // What was asked for comes into sight, and the keys go on there.
    Connections {
        target: root.setup.instructions

        function onRowsInserted(parent: var, first: int) {
            root.currentIndex = first;
            root.positionViewAtIndex(first, ListView.Beginning);
        }
    }

    delegate: AbstractButton {
        id: row

        required property int index
        required property string sentence
        required property list<setupPlace> places
        required property bool isDone
        readonly property bool hasKeys: root.activeFocus && root.currentIndex === index

        objectName: "instruction" + index
        x: Style.gap
        width: root.width - 2 * Style.gap
        height: Math.max(implicitHeight, Style.touch)
        padding: Style.gapSmall
        text: sentence
        Accessible.role: Accessible.CheckBox
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: isDone
        focusPolicy: Qt.NoFocus
        Keys.onReturnPressed: row.clicked()
        Keys.onEnterPressed: row.clicked()
        onClicked: root.setup.instructions.tick(index)

        contentItem: Row {
            spacing: Style.gap

            Rectangle {
                width: Style.badge
                height: Style.badge
                radius: Style.gapSmall / 2
                color: row.isDone ? Style.color.water : "transparent"
                border.width: Style.hairline
                border.color: Style.color.inkSoft

                PlainText {
                    anchors.centerIn: parent
                    visible: row.isDone
                    text: "✓"
                    color: Style.color.waterText
                    font.pixelSize: Style.badge * 0.7
                    font.weight: Font.Bold
                }
            }

            Column {
                width: parent.width - Style.badge - parent.spacing
                spacing: Style.gapSmall

                PlainText {
                    width: parent.width
                    text: row.sentence
                    color: row.isDone ? Style.color.inkSoft : Style.color.ink
                    font.pixelSize: Style.fontBody
                    wrapMode: Text.Wrap
                }

                PlacesPicture {
                    width: parent.width
                    visible: row.places.length > 0
                    places: row.places
                }
            }
        }

        background: Rectangle {
            radius: Style.radius
            color: row.down ? Style.color.line : Style.color.surface
            border.width: row.hasKeys ? Style.focusLine : Style.hairline
            border.color: row.hasKeys ? Style.color.ink : Style.color.line
        }
    }
}
