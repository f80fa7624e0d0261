import QtQuick
import Penstock.App
import Penstock.Style

// The product's mark: water behind a dam, and the pipe that leads it down to the turbine. Drawn by
// paths of our own, because Qt's shapes take long to load.
Item {
    // Of the square in the middle; the drawing goes beyond it at the sides.
    component Part: PathPicture {
        anchors.fill: parent
        side: 120
        ground: Style.color.paper
    }

    implicitWidth: 160
    implicitHeight: 120
    Accessible.ignored: true

    Part {
        solid: "M -16 34 q 8 -8 16 0 t 16 0 t 16 0 l 12 64 h -60 z"
        color: Style.color.water
    }

    Part {
        solid: "M 34 20 h 14 q 4 50 28 86 h -34 z"
        color: Style.color.inkSoft
    }

    Part {
        line: "M 40 62 h 16 l 34 32 h 16"
        lineWidth: 7
        color: Style.color.ink
    }

    Part {
        solid: "M 116 77.5 a 16.5 16.5 0 1 1 -0.01 0 z"
        hole: "M 116 82.5 a 11.5 11.5 0 1 1 -0.01 0 z"
        line: "M 116 86 v 16 M 108 94 h 16"
        lineWidth: 4
        color: Style.color.water
    }
}
