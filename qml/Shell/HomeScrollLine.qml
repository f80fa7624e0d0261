import QtQuick
import Penstock.Components

// Says where one is on a first page that is higher than the screen.
ScrollLine {
    property Flickable view: null

    objectName: "scrollLine"
    orientation: Qt.Vertical
    size: view ? view.visibleArea.heightRatio : 1
    position: view ? view.visibleArea.yPosition : 0
    active: view !== null && view.moving
    interactive: false
}
