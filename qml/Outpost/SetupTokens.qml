pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The tokens on the connections of this game, one after the other: a value known from earlier games
// by one tap, any other by the keys.
ScrollArea {
    id: root

    required property TokenEntryModel tokens
    readonly property string connection: tokens.tokens[tokens.current]?.connection ?? ""

    contentWidth: availableWidth

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall

        BodyText {
            objectName: "tokenCount"
            text: qsTr("Tokens entered: %1 of %2").arg(root.tokens.entered).arg(root.tokens.tokens.length)
            color: Style.color.inkSoft
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: "repeatTokens"
            text: qsTr("They lie as in the last game")
            visible: root.tokens.canRepeat && root.tokens.entered === 0
            Layout.fillWidth: true
            onClicked: root.tokens.repeat()
        }

        SheetHeading {
            objectName: "tokenConnection"
            text: root.connection
            Layout.fillWidth: true
        }

        Flow {
            visible: root.tokens.knownCosts.length > 0
            spacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: root.tokens.knownCosts

                ChoiceButton {
                    required property int modelData

                    objectName: `token${modelData}`
                    text: modelData
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1: %2").arg(root.connection).arg(modelData)
                    onClicked: {
                        root.tokens.take(modelData);
                        costEntry.begin();
                    }
                }
            }
        }

        NumberEntry {
            id: costEntry

            showsKeys: true
            label: qsTr("Token")
            value: root.tokens.cost
            Layout.fillWidth: true
            onChanged: value => root.tokens.cost = value
        }

        ActionButton {
            objectName: "nextToken"
            text: qsTr("Next connection")
            visible: !root.tokens.isComplete
            Layout.fillWidth: true
            onClicked: {
                root.tokens.next();
                costEntry.begin();
            }
        }

        Repeater {
            model: root.tokens.tokens.length

            ActionButton {
                required property int index
                readonly property int cost: root.tokens.tokens[index]?.cost ?? -1
                readonly property string name: root.tokens.tokens[index]?.connection ?? ""

                objectName: `connection${index}`
                text: `${root.tokens.current === index ? "▸ " : ""}${name}: ${cost < 0 ? "?" : cost}`
                font.pixelSize: Style.fontSmall
                Accessible.name: cost < 0 ? qsTr("%1, not entered").arg(name) : qsTr("%1: %2").arg(name).arg(cost)
                Layout.fillWidth: true
                onClicked: {
                    root.tokens.current = index;
                    costEntry.begin();
                    root.goToTop();
                }
            }
        }
    }
}
