pragma Singleton
import QtQuick

// Every size of the app and the colours of all its pages. An engineer's drawing: paper by day, slate
// by night, and water as the one strong colour.
QtObject {
    id: root

    property bool dark: systemColors.window.hslLightness < 0.5
    readonly property ColorSet color: dark ? night : day
    property real textScale: 1 // what the user chose, 0.8 to 1.5
    property bool reducedMotion: false
    property bool leftHanded: false

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
    readonly property int barThin: 8 // of several bars in one line
    readonly property int chart: Math.round(180 * Math.max(1, 0.75 * textScale))
    readonly property int curve: 3 // how thick a line of a chart is
    readonly property int radius: 10
    readonly property int cardRadius: 16
    readonly property int sceneLeast: 190 // the height of the first page's landscape
    readonly property int sceneMost: 420
    readonly property real sceneShape: 0.56 // its least height by its width
    readonly property int miniature: 108 // the width of a board as a small picture
    readonly property int miniatureLarge: 150
    readonly property real miniatureShape: 1.16 // its height by its width
    readonly property int row: 52 // that leads somewhere
    readonly property int rowTall: 68
    readonly property int signPlate: 40 // around a sign that leads somewhere
    readonly property int hairline: 1
    readonly property int focusLine: 3

    // What is written on a map follows the text size as far as its boxes go.
    readonly property real mapGrowth: Math.max(1, Math.min(1.15, textScale))

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
    readonly property int countUp: reducedMotion ? 0 : 250 // points at the end of a game
    readonly property int mapGlide: 350
    readonly property int flick: 250 // for how long a flick would go on at its speed
    property int undoPause: 8000 // how long the way back is in sight
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

    readonly property SystemPalette systemColors: SystemPalette {
    }
}
