pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One field of a form: cards, short choices, a number or a switch.
ColumnLayout {
    id: root

    required property int index
    required property string key
    required property string label
    required property int kind
    required property string sign
    required property int value
    required property int from
    required property int to
    required property list<nucleumOption> options
    readonly property bool isMenu: kind === NucleumFormModel.Menu
    readonly property bool isChoice: kind === NucleumFormModel.Choice
    // In large letters the label has a line of its own.
    readonly property bool isLargeNumber: kind === NucleumFormModel.Number && Style.textScale > 1.2
    property int columns: 1 // of cards
    // Cards with nothing but a word or two.
    readonly property bool isShort: {
        for (let i = 0; i < options.length; ++i)
            if (options[i].detail !== "" || options[i].title.length > 15)
                return false;
        return true;
    }

    signal chosen(string key, int index)
    signal entered(string key, int value)
    signal keysRequested

    spacing: Style.gapSmall / 2

    BodyText {
        visible: (root.isMenu || root.isChoice || root.isLargeNumber) && root.label !== ""
        text: root.label
        // In one line: a layout of Qt 6.4 keeps the height that a wrapped text had before it got its
        // width, and a stepper would lie on the label of the next one.
        wrapMode: root.isLargeNumber ? Text.NoWrap : Text.Wrap
        fontSizeMode: root.isLargeNumber ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Style.fontLeast
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Layout.topMargin: Style.gapSmall / 2
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    GridLayout {
        visible: root.isMenu
        columns: root.isShort && Style.textScale <= 1.2 ? Math.max(2, root.columns) : root.columns
        columnSpacing: Style.gapSmall / 2
        rowSpacing: Style.gapSmall / 2
        Layout.fillWidth: true

        Repeater {
            model: root.isMenu ? root.options.length : 0

            OptionCard {
                required property int index
                readonly property var option: root.options[index]

                objectName: `${root.key}_${index}`
                title: option?.title ?? ""
                detail: option?.detail ?? ""
                sign: option?.sign ?? ""
                isLegal: option?.isLegal ?? false
                isChosen: option?.isChosen ?? false
                reason: option?.reason ?? ""
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.chosen(root.key, index)
            }
        }
    }

    Flow {
        visible: root.isChoice
        spacing: Style.gapSmall / 2
        Layout.fillWidth: true

        Repeater {
            model: root.isChoice ? root.options.length : 0

            OptionButton {
                required property int index
                readonly property var option: root.options[index]

                objectName: `${root.key}_${index}`
                label: root.label
                widest: root.width
                title: option?.title ?? ""
                detail: option?.detail ?? ""
                sign: option?.sign ?? ""
                isLegal: option?.isLegal ?? false
                isChosen: option?.isChosen ?? false
                reason: option?.reason ?? ""
                mark: option?.mark ?? -1
                onClicked: root.chosen(root.key, index)
            }
        }
    }

    Repeater {
        model: root.kind === NucleumFormModel.Number ? 1 : 0

        NumberRow {
            key: root.key
            label: root.label
            sign: root.sign
            showsLabel: !root.isLargeNumber
            value: root.value
            from: root.from
            to: root.to
            Layout.fillWidth: true
            onEntered: value => root.entered(root.key, value)
            onKeysRequested: root.keysRequested()
        }
    }

    Repeater {
        model: root.kind === NucleumFormModel.Switch ? 1 : 0

        SwitchRow {
            objectName: `switch_${root.key}`
            text: root.label
            font.pixelSize: Style.fontSmall
            checked: root.value !== 0
            Layout.fillWidth: true
            onClicked: root.entered(root.key, checked ? 1 : 0)
        }
    }
}
