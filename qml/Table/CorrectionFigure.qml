import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One figure of a sheet: what it counts, what it was if it was changed, and what the table shows.
ColumnLayout {
    id: root

    required property int index
    required property string label
    required property string section
    required property string name
    required property int value
    required property int now
    required property int least
    required property int most

    signal changed(int value)
    signal keysRequested

    spacing: 0

    BodyText {
        visible: root.section !== ""
        text: root.section
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        // A positioner: a layout of Qt 6.4 keeps the height that a text had before it got its width.
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: 1

            WordText {
                width: parent.width
                text: root.label
            }

            // Keeps its place while it is not seen: the rows must not move under the finger.
            PlainText {
                objectName: `was_${root.index}`
                text: qsTr("was %1").arg(root.now)
                opacity: root.value === root.now ? 0 : 1
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Accessible.ignored: root.value === root.now
            }
        }

        FigureSteps {
            name: root.index
            label: root.name
            value: root.value
            from: root.least
            to: root.most
            Layout.fillWidth: false
            onChanged: value => root.changed(value)
            onKeysRequested: root.keysRequested()
        }
    }
}
