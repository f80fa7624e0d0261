pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// One thing to choose: sign or picture, what it is, what it costs or gives. What a rule refuses is
// grey in a broken outline with a sign; why it is refused is told elsewhere, so that nothing moves.
AbstractButton {
    id: root

    required property int index
    required text
    required property string detail
    required property string reason
    required property bool isLegal
    required property string pictogram
    required property string picture // the kind of picture it has, or none
    required property int number
    property bool isChosen: false // a tap puts it back
    readonly property list<string> pictures: ["contract", "tile", "work", "building"]
    readonly property bool hasPicture: pictures.indexOf(picture) >= 0

    signal chosen

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    Accessible.role: Accessible.Button
    Accessible.checkable: isChosen
    Accessible.checked: isChosen
    Accessible.name: `${text} ${detail} ${reason}`.trim()
    onClicked: chosen()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RowLayout {
        spacing: Style.gapSmall

        // By its file, because most choices have no pictures and need none of their kinds.
        Loader {
            readonly property bool isWanted: root.hasPicture

            function makeIfWanted() {
                if (isWanted && status === Loader.Null)
                    setSource("ThingPicture.qml", {
                            "kind": Qt.binding(() => root.picture),
                            "thing": Qt.binding(() => root.number),
                            "isMuted": Qt.binding(() => !root.isLegal)
                        });
            }

            visible: isWanted
            Layout.alignment: Qt.AlignTop
            onIsWantedChanged: makeIfWanted()
            Component.onCompleted: makeIfWanted()
        }

        Pictogram {
            visible: !root.hasPicture && name !== ""
            name: root.isLegal ? root.pictogram : "refused"
            isMuted: !root.isLegal
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                text: root.text
                color: root.isLegal ? Style.color.ink : Style.color.inkSoft
                font.pixelSize: root.hasPicture ? Style.fontLine : Style.fontBody // long words fit beside a picture
                font.weight: root.isLegal && !root.hasPicture ? Font.DemiBold : Font.Normal
                Layout.fillWidth: true
            }

            BodyText {
                text: root.detail
                visible: text !== ""
                color: Style.color.inkSoft
                font.pixelSize: root.hasPicture ? Style.fontLine : Style.fontSmall
                Layout.fillWidth: true
            }
        }
    }

    leftPadding: Style.gapSmall
    rightPadding: Style.gapSmall
    topPadding: Style.gapSmall
    bottomPadding: Style.gapSmall

    background: Rectangle {
        radius: Style.radius
        color: root.down && root.isLegal ? Style.color.line : (root.isLegal ? Style.color.surface : "transparent")
        border.width: root.visualFocus || root.isChosen ? Style.focusLine : (root.isLegal ? Style.hairline : 0)
        border.color: root.visualFocus ? Style.color.ink : (root.isChosen ? Style.color.water : Style.color.line)

        Loader {
            anchors.fill: parent
            active: !root.isLegal && !root.visualFocus
            source: "../Components/DashedFrame.qml"
        }
    }

    // Over the corner, so that nothing moves.
    Badge {
        z: 1
        visible: root.isChosen
        radius: height / 2
        color: Style.color.water

        PlainText {
            anchors.centerIn: parent
            text: "✓"
            color: Style.color.waterText
            font.pixelSize: Style.fontSmall
            font.weight: Font.Bold
        }
    }
}
