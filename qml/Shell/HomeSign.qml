import QtQuick
import Penstock.App
import Penstock.Style

// A round button with a sign, on the landscape.
HomeTap {
    id: root

    property alias sign: picture.line

    implicitWidth: Style.touch
    implicitHeight: Style.touch

    HomeFace {
        tap: root
        radius: height / 2
    }

    PathPicture {
        id: picture

        anchors.centerIn: parent
        width: Style.pictogram
        height: Style.pictogram
        lineWidth: 2.2
        color: Style.color.ink
    }
}
