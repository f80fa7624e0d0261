pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One thing to do with the pieces, with the picture of its card or tile. A tap on the number ticks
// it off; a tap on the line shows on the map what it is about, or ticks it off if it is nowhere
// there.
AbstractButton {
    id: root

    required property int index
    required property int number
    required text
    required property string spoken
    required property string pictogram
    required property string picture
    required property int thing
    required property string group
    required property bool hasMarks
    required property bool isDone
    property bool canTick: false
    property bool showsGroup: false
    property bool isShown: false // its places alone are marked
    readonly property bool isNarrow: picture !== "" && width < Style.touch + Style.card + 8 * Style.fontBody

    signal shown
    signal ticked

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(canTick || hasMarks ? Style.touch : Style.tableRow, implicitContentHeight + (canTick ? 0 : Style.gapSmall))
    enabled: hasMarks || canTick
    Accessible.role: canTick || hasMarks ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1. %2").arg(number).arg(spoken)
    onClicked: {
        if (hasMarks)
            shown();
        else
            ticked();
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: ColumnLayout {
        spacing: 0

        BodyText {
            objectName: "group"
            text: root.showsGroup ? root.group : ""
            visible: text !== ""
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
            lineHeight: 1.1
            Layout.topMargin: root.index > 0 ? Style.gapSmall : 0
            Layout.fillWidth: true
        }

        // Words beside a picture need some width, or they stand below it.
        GridLayout {
            columns: root.isNarrow ? 2 : 3
            columnSpacing: Style.gapSmall
            rowSpacing: 0
            Layout.fillWidth: true

            StepTick {
                objectName: "tick"
                Layout.rowSpan: root.isNarrow ? 2 : 1
                number: root.number
                what: root.spoken
                isDone: root.isDone
                isShown: root.isShown
                enabled: root.canTick
                onClicked: root.ticked()
            }

            // By its file, because most steps have no picture.
            Loader {
                readonly property bool isWanted: root.picture !== ""

                function makeIfWanted() {
                    if (isWanted && status === Loader.Null)
                        setSource("ThingPicture.qml", {
                                "kind": root.picture,
                                "thing": root.thing
                            });
                }

                visible: isWanted
                opacity: root.isDone ? 0.5 : 1
                Layout.topMargin: Style.gapSmall / 2
                Layout.bottomMargin: Style.gapSmall / 2
                onIsWantedChanged: makeIfWanted()
                Component.onCompleted: makeIfWanted()
            }

            Pictogram {
                name: root.pictogram
                visible: root.picture === ""
                isMuted: root.isDone
                Layout.preferredWidth: Style.pictogram
                Layout.preferredHeight: Style.pictogram
            }

            BodyText {
                text: root.text
                color: root.isDone ? Style.color.inkSoft : Style.color.ink
                font.pixelSize: Style.fontSmall
                font.strikeout: root.isDone
                lineHeight: 1.1
                Layout.fillWidth: true
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down || root.isShown ? Style.color.paper : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
