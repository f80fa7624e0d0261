import QtQuick
import Penstock.Style
import Penstock.Table

// What a contract, a tile or a payment is about.
SignPicture {
    property bool isMuted: false // without colour, because it is not to be had
    readonly property bool isWater: name === "drop" || name === "flow" || name === "waiting" || name === "fill" || name === "headstream"

    // Filled shapes.
    function solidOf(sign: string): string {
        switch (sign) {
        case "engineer":
            return "M12 3 a4.5 4.5 0 0 1 4.5 4.5 h1.5 v2 h-12 v-2 h1.5 a4.5 4.5 0 0 1 4.5 -4.5 z M8 11 h8 a4 4 0 0 1 -8 0 z M4 22 q0 -6 5 -6 h6 q5 0 5 6 z";
        case "credit":
            return "M12 2 a10 10 0 1 1 -0.01 0 z";
        case "excavator":
            return "M3 17 h12 a2.5 2.5 0 0 1 0 5 h-12 a2.5 2.5 0 0 1 0 -5 z M3 9 h7 v4 h4 v3 h-11 z M17 13 h5 v3 a3 3 0 0 1 -5 0 z";
        case "mixer":
            return "M2 6 l8 -3 l6 3 v6 l-6 3 l-8 -3 z M17 8 h3 l3 4 v5 h-21 v-2 h15 z M4 20 a2.5 2.5 0 1 1 5 0 a2.5 2.5 0 1 1 -5 0 z M15 20 a2.5 2.5 0 1 1 5 0 a2.5 2.5 0 1 1 -5 0 z";
        case "machine":
            return "M10 2 h4 l0.7 3 l2.6 1.1 l2.7 -1.6 l2.5 2.9 l-1.8 2.4 l0.5 2.2 l2.8 1.2 l-0.8 3.8 l-3.2 0.2 l-1.6 2 l0.7 3 l-3.5 1.6 l-2 -2.4 h-2.4 l-2 2.4 l-3.5 -1.6 l0.7 -3 l-1.6 -2 l-3.2 -0.2 l-0.8 -3.8 l2.8 -1.2 l0.5 -2.2 l-1.8 -2.4 l2.5 -2.9 l2.7 1.6 l2.6 -1.1 z";
        case "drop":
            return "M12 2 q7 8 7 13 a7 7 0 0 1 -14 0 q0 -5 7 -13 z";
        case "flow":
            return "M8 1 q5 6 5 9.5 a5 5 0 0 1 -10 0 q0 -3.5 5 -9.5 z M15 9 h4 v7 h4 l-6 7 l-6 -7 h4 z";
        case "waiting":
            return "M12 1 q5.5 6.5 5.5 10.5 a5.5 5.5 0 0 1 -11 0 q0 -4 5.5 -10.5 z M2 19 h20 v3 h-20 z";
        case "fill":
            return "M2 22 v-8 q2.5 -2 5 0 t5 0 t5 0 t5 0 v8 z M10 1 h4 v5 h3 l-5 5 l-5 -5 h3 z";
        case "headstream":
            return "M12 1 l5 6 h-10 z M7 9 q5 -3 10 0 l3 13 h-16 z";
        case "energy":
            return "M14 1 l-10 13 h7 l-2 9 l11 -14 h-7 z";
        case "vp":
            return "M12 1.5 l3.2 6.9 l7.5 0.9 l-5.5 5.2 l1.4 7.4 l-6.6 -3.7 l-6.6 3.7 l1.4 -7.4 l-5.5 -5.2 l7.5 -0.9 z";
        case "base":
            return "M6 8 h12 l4 12 h-20 z";
        case "elevation":
            return "M7.5 3 h9 l2.5 8 h-14 z";
        case "powerhouse":
            return "M3 22 v-11 l5 4 v-4 l5 4 v-4 l5 4 v-12 h3 v19 z";
        case "building":
            return "M2 22 v-12 l10 -7 l10 7 v12 z";
        case "work":
            return "M4 2 h2.5 v21 h-2.5 z M8 3 h13 l-3.5 4.5 l3.5 4.5 h-13 z";
        case "officer":
            return "M6 9 l-2 -4 q8 -5 16 0 l-2 4 z M7.5 10.5 h9 q0 6 -4.5 6 t-4.5 -6 z M3 23 q1 -6 9 -6 t9 6 z";
        case "human":
            return "M12 2 a4.5 4.5 0 1 1 -0.01 0 z M3 22 q0 -9 9 -9 t9 9 z";
        case "automa":
            return "M5 8 h14 a2 2 0 0 1 2 2 v9 a2 2 0 0 1 -2 2 h-14 a2 2 0 0 1 -2 -2 v-9 a2 2 0 0 1 2 -2 z M11 2 h2 v5 h-2 z";
        case "closed":
            return "M4 11 h16 v11 h-16 z";
        case "mountains":
            return "M1 21 l8 -16 l4 8 l2 -4 l8 12 z";
        case "hills":
            return "M1 20 q5 -12 10 -4 q6 -12 12 4 z";
        case "plains":
            return "M1 15 h22 v5 h-22 z";
        case "production":
            return "M9 1 l-7 10 h5 l-1.5 7 l8 -11 h-5 z M12 19 h7 v-3 l4 5 l-4 3 v-3 h-7 z";
        default:
            return "";
        }
    }

    // Holes in the filled shapes.
    function holeOf(sign: string): string {
        switch (sign) {
        case "machine":
            return "M12 9 a3.5 3.5 0 1 1 -0.01 0 z";
        case "automa":
            return "M7 12 h3 v3 h-3 z M14 12 h3 v3 h-3 z M8 17.5 h8 v1.5 h-8 z";
        case "excavator":
            return "M5 10.5 h3 v2.5 h-3 z";
        case "building":
            return "M6 12 h4 v3.5 h-4 z M14 12 h4 v3.5 h-4 z M10 18 h4 v4 h-4 z";
        case "closed":
            return "M12 14 a2 2 0 0 1 1 3.7 v1.8 h-2 v-1.8 a2 2 0 0 1 1 -3.7 z";
        case "credit":
            return "M12 4.5 a7.5 7.5 0 1 1 -0.01 0 z";
        default:
            return "";
        }
    }

    // Strokes, over all else.
    function lineOf(sign: string): string {
        switch (sign) {
        case "credit":
            return "M15 9 a4 4 0 1 0 0 6";
        case "excavator":
            return "M10 10 l5 -6 l5 3 v6";
        case "wheel":
            return "M12 2 a10 10 0 1 1 -0.01 0 z M12 2 v20 M3.3 7 l17.4 10 M20.7 7 l-17.4 10";
        case "elevation":
            return "M4.6 14 h14.8 l2.2 7 h-19.2 z";
        case "conduit":
            return "M2 6 h6 l8 12 h6 M2 2 v8 M22 14 v8";
        case "wild":
            return "M3 3 h7 v7 h-7 z M14 3 h7 v7 h-7 z M3 14 h7 v7 h-7 z M17.5 14 v7 M14 17.5 h7";
        case "contract":
            return "M5 2 h10 l4 4 v16 h-14 z M8 9 h8 M8 13 h8 M8 17 h5";
        case "tile":
            return "M3 3 h18 v18 h-18 z M8 16 v-8 h8 v8 z";
        case "outline":
            return "M3 7 h18 v10 h-18 z";
        case "objective":
            return "M12 2 a10 10 0 1 1 -0.01 0 z M12 7 a5 5 0 1 1 -0.01 0 z";
        case "closed":
            return "M7 11 v-4 a5 5 0 0 1 10 0 v4";
        case "refused":
            return "M12 3 a9 9 0 1 1 -0.01 0 z M5.6 18.4 l12.8 -12.8";
        case "order":
            return "M4 4 h4 M4 12 h10 M4 20 h16";
        case "basin":
            return "M2 8 v8 q0 4 4 4 h12 q4 0 4 -4 v-8 M2 12 q2.5 -3 5 0 t5 0 t5 0 t5 0";
        default:
            return "";
        }
    }

    solid: solidOf(name)
    hole: holeOf(name)
    line: lineOf(name)
    color: isMuted ? Style.color.inkSoft : (isWater ? Style.color.water : Style.color.ink)
}
