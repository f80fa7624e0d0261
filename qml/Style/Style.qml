pragma Singleton
import QtQuick

// Every colour and size of the app. An engineer's drawing: paper by day, slate by night, and water
// as the one strong colour.
QtObject {
    id: root

    property bool dark: systemColors.window.hslLightness < 0.5
    readonly property ColorSet color: dark ? night : day
    property real textScale: 1 // what the user chose, 0.8 to 1.5
    property bool reducedMotion: false
    property bool leftHanded: false

    // In the order of the companies' numbers: USA, Germany, Italy, France, the Netherlands.
    readonly property list<CompanyColors> companies: [
        CompanyColors {
            fill: "#b3261e"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#1a1a1a"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#1f6b3a"
            text: "#ffffff"
        },
        CompanyColors {
            fill: "#ffffff"
            text: "#1c2830"
        },
        CompanyColors {
            fill: "#e8820c"
            text: "#1c1300"
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
    readonly property real faint: 0.35 // how much of a sign is left where it stands for nothing
    readonly property int card: Math.round(104 * Math.max(1, textScale)) // in a grid
    readonly property int cardSmall: Math.round(88 * Math.max(1, textScale)) // where many lie side by side
    readonly property int badge: 28
    readonly property int button: 56
    readonly property int column: 560
    readonly property int tableRow: 36
    readonly property int tableColumn: 48
    readonly property int radius: 10
    readonly property int hairline: 1
    readonly property int focusLine: 3

    readonly property int gapSmall: 8
    readonly property int gap: 16
    readonly property int gapLarge: 32

    readonly property int fontTiny: Math.round(10 * textScale) // signs only, never words
    readonly property int fontSmall: Math.round(15 * textScale)
    readonly property int fontBody: Math.round(18 * textScale)
    readonly property int fontTitle: Math.round(24 * textScale)
    readonly property int fontName: Math.round(40 * textScale)

    readonly property int pageChange: reducedMotion ? 0 : 180

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

    readonly property SystemPalette systemColors: SystemPalette {
    }
}
