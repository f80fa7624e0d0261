import QtQuick
import QtQuick.Shapes
import Penstock.Style

// Drops in a row, and the places for more of them as outlines.
Shape {
    id: root

    property int filled: 0
    property int room: 0
    property real pitch: 9

    function outline(first: int, count: int): string {
        let path = "";
        for (let i = first; i < first + count; ++i) {
            const x = i * root.pitch;
            path += `M${x + 4} 0C${x + 5.3} 2.7 ${x + 8} 4.6 ${x + 8} 7.2C${x + 8} 9.5 ${x + 6.2} 11.2 ${x + 4} 11.2` + `C${x + 1.8} 11.2 ${x} 9.5 ${x} 7.2C${x} 4.6 ${x + 2.7} 2.7 ${x + 4} 0Z`;
        }
        return path;
    }

    width: Math.max(filled, room) * pitch
    height: 11.2

    ShapePath {
        strokeColor: "transparent"
        fillColor: Style.color.water

        PathSvg {
            path: root.outline(0, root.filled)
        }
    }

    ShapePath {
        strokeColor: Style.color.water
        strokeWidth: 0.9
        fillColor: "transparent"

        PathSvg {
            path: root.outline(root.filled, root.room - root.filled)
        }
    }
}
