pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The action tile in three columns: the action, what it says, what became of it; and below it the
// criteria in force, a column for each kind of place.
Rectangle {
    id: root

    required property AutomaTurnModel turn

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

        Repeater {
            model: root.turn.actions

            RowLayout {
                id: action

                required property int index
                required property int number
                required property string text
                required property string detail
                required property string pictogram
                required property int outcome
                readonly property bool isDone: outcome === LineOutcome.Done
                readonly property color ink: outcome === LineOutcome.Unneeded ? Style.color.inkSoft : Style.color.ink
                readonly property string result: isDone ? qsTr("done") : (outcome === LineOutcome.Skipped ? qsTr("skipped") : qsTr("not needed"))

                objectName: `action${index}`
                spacing: Style.gapSmall
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: `${number}. ${text}, ${detail}, ${result}`

                Pictogram {
                    name: action.pictogram
                    color: action.ink
                    ground: Style.color.paper
                    Layout.preferredWidth: Style.pictogram
                    Layout.preferredHeight: Style.pictogram
                    Layout.alignment: Qt.AlignTop
                }

                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true

                    BodyText {
                        text: qsTr("%1. %2").arg(action.number).arg(action.text)
                        color: action.ink
                        font.pixelSize: Style.fontSmall
                        font.weight: action.isDone ? Font.Bold : Font.Normal
                        lineHeight: 1.1
                        Layout.fillWidth: true
                        Accessible.ignored: true
                    }

                    BodyText {
                        text: action.detail
                        font.pixelSize: Style.fontSmall
                        font.italic: action.outcome === LineOutcome.Skipped
                        color: Style.color.inkSoft
                        lineHeight: 1.1
                        Layout.fillWidth: true
                        Accessible.ignored: true
                    }
                }

                Text {
                    text: action.isDone ? "✓" : (action.outcome === LineOutcome.Skipped ? "✕" : "–")
                    color: action.isDone ? Style.color.water : Style.color.inkSoft
                    font.pixelSize: Style.fontTitle
                    font.weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                    Layout.minimumWidth: Math.max(Style.badge, implicitWidth)
                    Layout.alignment: Qt.AlignTop
                    Accessible.ignored: true
                }
            }
        }

        Rectangle {
            color: Style.color.line
            visible: criteria.visible
            Layout.fillWidth: true
            Layout.preferredHeight: Style.hairline
        }

        RowLayout {
            id: criteria

            spacing: Style.gapSmall
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
