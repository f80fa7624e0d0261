pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A small figure with minus and plus beside what it counts; a tap on it brings the keys.
RowLayout {
    id: root

    required property string label
    required property int value
    property int from: 0
    property int to: 9
    property string name: "" // of the buttons in tests
    property FigureRow next: null // the keys go on to

    signal changed(int value)

    spacing: Style.gapSmall
    layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    WordText {
        text: root.label
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    FigureSteps {
        name: root.name
        label: root.label
        value: root.value
        from: root.from
        to: root.to
        Layout.fillWidth: false
        onChanged: value => root.changed(value)
        onKeysRequested: keys.createObject(root, {
                "row": root
            })
    }

    Component {
        id: keys

        NumberSheet {
            property FigureRow row: null

            function show(wanted: FigureRow) {
                row = wanted;
                ask(wanted.label, wanted.value, wanted.from, wanted.to);
            }

            hasNext: row !== null && row.next !== null
            onEntered: value => row.changed(value)
            onNextRequested: show(row.next)
            onClosed: destroy()
            Component.onCompleted: show(row)
        }
    }
}
