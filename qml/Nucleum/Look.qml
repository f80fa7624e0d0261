pragma Singleton
import QtQuick
import Penstock.Pieces

// Colours and sizes of Nucleum's own things. Every colour has a sign, which always stands on it.
QtObject {
    id: root

    readonly property CompanyColors neutral: CompanyColors {
        fill: "#6d6354"
        text: "#ffffff"
        letter: "N"
    }

    // Unknown, green, white, orange, purple and every colour.
    readonly property list<CompanyColors> cities: [
        CompanyColors {
            fill: "#d8d3c4"
            text: "#1c2830"
            letter: "?"
        },
        CompanyColors {
            fill: "#2c7a3f"
            text: "#ffffff"
            letter: qsTr("G", "the colour green")
        },
        CompanyColors {
            fill: "#ffffff"
            text: "#1c2830"
            letter: qsTr("W", "the colour white")
        },
        CompanyColors {
            fill: "#e8820c"
            text: "#1c1300"
            letter: qsTr("O", "the colour orange")
        },
        CompanyColors {
            fill: "#6a3d9a"
            text: "#ffffff"
            letter: qsTr("P", "the colour purple")
        },
        CompanyColors {
            fill: "#1c2830"
            text: "#ffffff"
            letter: "★"
        }
    ]

    readonly property real leastUnit: 0.9 // pixels of a unit of the map below which it scrolls
    readonly property int city: 38
    readonly property int track: 8
    readonly property int trackGap: 3
    readonly property int mapBadge: 17

    function playerOf(colour: int): CompanyColors {
        return colour < 0 ? neutral : PieceColors.markers[colour];
    }
}
