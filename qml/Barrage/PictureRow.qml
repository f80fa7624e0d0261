pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A heading and below it the pictures of some cards or tiles, or a word that there are none.
ColumnLayout {
    id: root

    required property string title
    required property string kind // "contract", "tile", "work" or "building"
    required property list<int> things
    property string none: qsTr("none")

    function faceOf(number: int): pictureFace {
        switch (kind) {
        case "contract":
            return Pictures.contract(number);
        case "work":
            return Pictures.work(number);
        case "building":
            return Pictures.privateBuilding(number);
        default:
            return Pictures.technologyTile(number);
        }
    }

    spacing: Style.gapSmall

    SheetHeading {
        text: root.title
        Layout.fillWidth: true
    }

    BodyText {
        visible: root.things.length === 0
        text: root.none
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        visible: root.things.length > 0
        Layout.fillWidth: true

        Repeater {
            model: root.things

            ThingPicture {
                id: picture

                required property int modelData
                readonly property pictureFace face: root.faceOf(modelData)

                kind: root.kind
                thing: modelData
                Accessible.role: Accessible.StaticText
                Accessible.name: picture.face.text === "" ? picture.face.title : qsTr("%1. %2").arg(picture.face.title).arg(picture.face.text)
            }
        }
    }
}
