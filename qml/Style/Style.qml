pragma Singleton
import QtQuick

// Every colour and size of the app. An engineer's drawing: paper by day, slate by night, and water
// as the one strong colour.
QtObject {
    id: root

    property bool dark: systemColors.window.hslLightness < 0.5
    readonly property ColorSet color: dark ? night : day
    readonly property MapColors map: dark ? nightMap : dayMap
    property real textScale: 1 // what the user chose, 0.8 to 1.5
    property bool reducedMotion: false
    property bool leftHanded: false

    // In the order of the companies' numbers: USA, Germany, Italy, France, the Netherlands.
    readonly property list<CompanyColors> companies: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
            letter: "U"
        },
        CompanyColors {
            fill: "#1a1a1a"
            text: "#ffffff"
            letter: "G"
        },
        CompanyColors {
            fill: "#1f6b3a"
            text: "#ffffff"
            letter: "I"
        },
        CompanyColors {
            fill: "#ffffff"
            text: "#1c2830"
            letter: "F"
        },
        CompanyColors {
            fill: "#e8820c"
            text: "#1c1300"
            letter: "N"
        }
    ]

    // Starting, national, green, yellow and red contracts.
    readonly property list<CompanyColors> contracts: [
        CompanyColors {
            fill: "#8a5a2b"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#3f3f8f"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#2c7a3f"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#f0c419"
            text: "#1c1300"
        },
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
        }
    ]

    readonly property int touch: 48
    readonly property int pictogram: 24
    readonly property int dot: 6
    readonly property real faint: 0.35 // how much of a sign is left where it stands for nothing
    readonly property int card: Math.round(104 * Math.max(1, textScale)) // in a grid
    readonly property int cardSmall: Math.round(88 * Math.max(1, textScale)) // where many lie side by side
    readonly property int marketCard: Math.round(76 * Math.max(1, textScale)) // the narrowest
    readonly property int badge: 28
    readonly property int optionColumn: Math.round(150 * textScale) // the narrowest for short words
    readonly property int tileWidth: Math.round(540 * textScale) // of an Automa tile with its columns side by side
    readonly property int badgeSmall: 22
    readonly property int chipWithName: Math.round(150 * textScale)
    readonly property int wheel: 280
    readonly property int piece: 12 // of a company board, as one of many
    readonly property int signLarge: 36
    readonly property int button: 56
    readonly property int column: 560
    readonly property int wideColumn: 760 // two things beside each other
    readonly property int dialog: 600 // what Qt's own dialogs need
    readonly property int tableRow: 36
    readonly property int tableColumn: 48
    readonly property int padColumn: Math.round(210 * textScale) // of a score pad, the narrowest
    readonly property int padBeside: Math.round(260 * textScale) // room for a number beside its name
    readonly property int padHeight: Math.round(300 * textScale) // below that only what matters
    readonly property int padTotal: Math.round(70 * textScale)
    readonly property int padFigure: Math.max(touch, Math.round(56 * textScale))
    readonly property int bar: 18 // of a chart
    readonly property int chart: 180
    readonly property int radius: 10
    readonly property int hairline: 1
    readonly property int focusLine: 3

    readonly property int gapSmall: 8
    readonly property int gap: 16
    readonly property int gapLarge: 32
    readonly property int gripRoom: 14 // for the handle at the upper edge of a panel

    readonly property int fontLeast: 14 // whatever the user chose, where room is fixed
    readonly property int fontSmall: Math.round(15 * textScale)
    readonly property int fontLine: Math.min(18, fontSmall) // where much stands in one line
    readonly property int fontBody: Math.round(18 * textScale)
    readonly property int fontTitle: Math.round(24 * textScale)
    readonly property int fontName: Math.round(40 * textScale)
    readonly property int wheelFigure: Math.round(20 * Math.min(1.2, textScale)) // fits its segment

    readonly property int typingPause: 400
    readonly property int pageChange: reducedMotion ? 0 : 180
    readonly property int doubleTap: 220 // how long a tap may wait for a second one

    readonly property ColorSet day: ColorSet {
        paper: "#f5f1e6"
        surface: "#fffdf7"
        line: "#b9b2a0"
        ink: "#1c2830"
        inkSoft: "#4b5a63"
        water: "#0a6aa0"
        waterPressed: "#07527c"
        waterText: "#ffffff"
    }
    readonly property ColorSet night: ColorSet {
        paper: "#131d25"
        surface: "#1c2933"
        line: "#475a68"
        ink: "#e9eff2"
        inkSoft: "#a8b8c3"
        water: "#5abdf0"
        waterPressed: "#8bd2f6"
        waterText: "#06202e"
    }

    readonly property MapColors dayMap: MapColors {
        mountains: "#e6e7ea"
        hills: "#e7ecdf"
        plains: "#f0e9d6"
        relief: "#d3d2c9"
        river: "#b9daee"
        shore: "#86b6d4"
        basin: "#fbfdfd"
        basinLine: "#5f8299"
        space: "#7d8a92"
        redSpace: "#b3261e"
        pipe: "#798287"
        pipeEdge: "#1c2830"
        neutral: "#7b7060"
        neutralText: "#ffffff"
        concerned: "#b57300"
        concernedText: "#1c1300"
    }
    readonly property MapColors nightMap: MapColors {
        mountains: "#1e2a35"
        hills: "#1c2d2c"
        plains: "#272a22"
        relief: "#33424c"
        river: "#1d4d6c"
        shore: "#3a7ea6"
        basin: "#17232c"
        basinLine: "#5c8096"
        space: "#8497a3"
        redSpace: "#ff8a80"
        pipe: "#6f808a"
        pipeEdge: "#dfe7eb"
        neutral: "#b5a890"
        neutralText: "#1c1300"
        concerned: "#f2b63a"
        concernedText: "#1c1300"
    }

    readonly property SystemPalette systemColors: SystemPalette {
    }
}
