import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The landscape with the name of the program, and what is about the program itself.
Item {
    id: root

    readonly property bool isRoomy: name.largeWidth + signs.width + 3 * Style.gap <= width

    signal pageRequested(string name)

    clip: true

    // Where it is low, what lies in front is cut: the name stands on the sky, where it is read best.
    FilePicture {
        width: root.width
        height: Math.max(root.height, root.width * Style.sceneShape)
        source: Qt.resolvedUrl("scene.svg")
        isNight: Style.dark
        isCovering: true
        hold: Qt.point(0.65, 1)
    }

    PlainText {
        id: name

        readonly property real largeWidth: 5 * Style.fontName // of so many letters

        x: Style.gap
        y: Style.gap + (signs.height - height) / 2
        text: qsTr("Penstock")
        color: Style.color.ink
        font.pixelSize: root.isRoomy ? Style.fontName : Style.fontTitle
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Row {
        id: signs

        anchors.right: parent.right
        anchors.rightMargin: Style.gap
        y: Style.gap
        spacing: Style.gapSmall

        HomeSign {
            objectName: "settingsButton"
            text: qsTr("Settings")
            sign: "M4 7h9M18 7h2M15.500 4.500v5M4 17h2M11 17h9M8.500 14.500v5"
            onClicked: root.pageRequested("settings")
        }

        HomeSign {
            objectName: "aboutButton"
            text: qsTr("About")
            sign: "M12 3.500a8.500 8.500 0 1 1 -0.01 0zM12 11.500v5M12 7.600v0.200"
            onClicked: root.pageRequested("about")
        }
    }
}
