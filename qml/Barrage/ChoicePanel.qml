pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A person's choice: the question, what can be tapped, the way so far with the way back, and at the
// end the one button that makes the move.
Item {
    id: root

    required property BarrageChoiceModel choice
    required property BarrageMapModel map
    readonly property int columnWidth: Math.max(choice.isShort ? Style.optionColumn : Style.column / 2, longestWord.advanceWidth + Style.pictogram + 4 * Style.gapSmall)
    readonly property bool isNarrow: width < 17 * Style.fontBody
    readonly property int columns: width >= 2 * columnWidth + Style.gapSmall ? 2 : 1

    // An item around the layout, because one inside another misses changes in Qt 6.4.
    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    visible: choice.isAsked

    TextMetrics {
        id: longestWord

        font.pixelSize: Style.fontBody
        font.weight: Font.DemiBold
        text: root.choice.longestWord
    }

    Connections {
        target: root.choice

        function onModelReset() { // not while the same things are chosen from
            scroll.goToTop();
        }
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: Style.gapSmall

        // Everything but the button scrolls: large texts on small screens need the room.
        ScrollArea {
            id: scroll

            objectName: "options"
            implicitHeight: content.implicitHeight
            contentWidth: availableWidth
            clip: true
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                id: content

                width: scroll.availableWidth
                spacing: Style.gapSmall

                RowLayout {
                    spacing: Style.gapSmall
                    Layout.fillWidth: true

                    BackButton {
                        objectName: "choiceBackButton"
                        text: qsTr("Back to the step before")
                        visible: root.choice.canGoBack
                        Layout.alignment: Qt.AlignTop
                        onClicked: root.choice.back()
                    }

                    CompanyBadge {
                        company: Math.max(0, root.choice.company)
                        visible: root.choice.company >= 0 && !(root.isNarrow && root.choice.canGoBack)
                        Layout.alignment: root.choice.canGoBack ? Qt.AlignTop : Qt.AlignVCenter
                        Layout.topMargin: root.choice.canGoBack ? Style.gapSmall : 0
                    }

                    ColumnLayout {
                        spacing: 0
                        Layout.fillWidth: true

                        BodyText {
                            id: promptText

                            objectName: "prompt"
                            text: root.choice.isComplete ? root.choice.summary : root.choice.prompt
                            font.weight: Font.DemiBold
                            lineHeight: 1.1
                            Layout.fillWidth: true
                            Accessible.role: Accessible.Heading
                            Accessible.name: text

                            Announcer {
                                item: promptText
                                text: promptText.visible ? promptText.text : ""
                            }
                        }

                        BodyText {
                            objectName: "stepsTaken"
                            text: root.choice.stepsTaken
                            visible: text !== "" && !root.choice.isComplete
                            color: Style.color.inkSoft
                            font.pixelSize: Style.fontSmall
                            Layout.fillWidth: true
                        }
                    }
                }

                BodyText {
                    objectName: "waterText"
                    text: root.map.water.text
                    visible: root.choice.placesDrops && text !== ""
                    font.pixelSize: Style.fontSmall
                    Layout.fillWidth: true
                }

                GridLayout {
                    visible: !root.choice.isComplete && !root.choice.isNumber
                    columns: root.columns
                    columnSpacing: Style.gapSmall
                    rowSpacing: Style.gapSmall
                    Layout.fillWidth: true

                    Repeater {
                        model: root.choice

                        OptionDelegate {
                            required isChosen

                            objectName: `option${index}`
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            Layout.preferredWidth: 1
                            onChosen: root.choice.choose(index)
                        }
                    }
                }

                Repeater {
                    id: chooser

                    model: root.choice.isNumber ? 1 : 0

                    NumberChooser {
                        objectName: "numberChooser"
                        label: root.choice.prompt
                        to: root.choice.mostNumber
                        Layout.fillWidth: true
                    }
                }

                BodyText {
                    objectName: "outcome"
                    text: root.choice.outcome
                    visible: root.choice.isComplete && text !== ""
                    color: Style.color.inkSoft
                    Layout.fillWidth: true
                }
            }
        }

        RefusalLine {
            objectName: "refusalLine"
            refusal: root.choice.refusedTap
            refusalName: "refusedTap"
            longest: root.choice.longestRefusal
            visible: longest !== ""
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: "doItButton"
            text: qsTr("Do it")
            prominent: true
            visible: root.choice.isComplete || root.choice.isNumber
            Layout.fillWidth: true
            onClicked: {
                if (root.choice.isNumber)
                    root.choice.chooseNumber((chooser.itemAt(0) as NumberChooser).value);
                root.choice.confirm();
            }
        }
    }
}
