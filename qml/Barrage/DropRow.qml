import QtQuick
import QtQuick.Shapes
import Penstock.Style

// Drops in a row: those that lie there, those foreseen, and the places for more of them as outlines.
// Of the foreseen ones those that wait already are grey and half full, new ones have a dot.
Shape {
    id: root

    property int filled: 0
    property int waiting: 0
    property int added: 0
    property int room: 0
    property real pitch: 9
    readonly property int taken: filled + waiting + added

    function outline(first: int, count: int): string {
        let path = "";
        for (let i = first; i < first + count; ++i) {
            const x = i * root.pitch;
            path += `M${x + 4} 0C${x + 5.3} 2.7 ${x + 8} 4.6 ${x + 8} 7.2C${x + 8} 9.5 ${x + 6.2} 11.2 ${x + 4} 11.2` + `C${x + 1.8} 11.2 ${x} 9.5 ${x} 7.2C${x} 4.6 ${x + 2.7} 2.7 ${x + 4} 0Z`;
        }
        return path;
    }

    function lowerHalf(first: int, count: int): string {
        let path = "";
        for (let i = first; i < first + count; ++i) {
            const x = i * root.pitch;
            path += `M${x} 6.6H${x + 8}C${x + 8} 9.5 ${x + 6.2} 11.2 ${x + 4} 11.2C${x + 1.8} 11.2 ${x} 9.5 ${x} 6.6Z`;
        }
        return path;
    }

    function dots(first: int, count: int): string {
        let path = "";
        for (let i = first; i < first + count; ++i)
            path += `M${i * root.pitch + 2} 7a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z`;
        return path;
    }

    width: Math.max(taken, room) * pitch
    height: 11.2

    ShapePath {
        strokeColor: "transparent"
        fillColor: Style.color.water

        PathSvg {
            path: root.outline(0, root.filled) + root.dots(root.filled + root.waiting, root.added)
        }
    }

    ShapePath {
        strokeColor: Style.color.water
        strokeWidth: 0.9
        fillColor: "transparent"

        PathSvg {
            path: root.outline(root.filled + root.waiting, Math.max(root.added, root.room - root.filled - root.waiting))
        }
    }

    ShapePath {
        strokeColor: Style.color.inkSoft
        strokeWidth: 0.9
        fillColor: "transparent"

        PathSvg {
            path: root.outline(root.filled, root.waiting)
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: Style.color.inkSoft

        PathSvg {
            path: root.lowerHalf(root.filled, root.waiting)
        }
    }
}
