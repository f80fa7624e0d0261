pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// The action tile with its three columns, below each other where the room is narrow, and what became
// of each action; below it the criteria in force, a column for each kind of place.
Rectangle {
    id: root

    required property AutomaTurnModel turn
    readonly property bool isWide: width >= Style.tileWidth

    implicitHeight: content.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.paper
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: content

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall

        GridLayout {
            columns: root.isWide ? root.turn.columnCount : 1
            columnSpacing: Style.gap
            rowSpacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: root.turn.columnCount

                ColumnLayout {
                    id: group

                    required property int index

                    spacing: Style.gapSmall
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop

                    Repeater {
                        model: root.turn.actions

                        AutomaActionRow {
                            visible: column === group.index
                            Layout.fillWidth: true
                        }
                    }
                }
            }
        }

        Rectangle {
            color: Style.color.line
            visible: criteria.visible
            Layout.fillWidth: true
            Layout.preferredHeight: Style.hairline
        }

        GridLayout {
            id: criteria

            columns: root.width >= 20 * Style.fontSmall ? 3 : 1
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall
            visible: root.turn.baseCriteria !== ""
            Layout.fillWidth: true

            CriteriaColumn {
                pictogram: "base"
                title: qsTr("Base")
                criteria: root.turn.baseCriteria
            }

            CriteriaColumn {
                pictogram: "conduit"
                title: qsTr("Conduit")
                criteria: root.turn.conduitCriteria
            }

            CriteriaColumn {
                pictogram: "powerhouse"
                title: qsTr("Powerhouse")
                criteria: root.turn.powerhouseCriteria
            }
        }
    }
}
