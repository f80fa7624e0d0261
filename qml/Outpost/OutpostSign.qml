import QtQuick
import Penstock.Table

SignPicture {
    // Filled shapes.
    function solidOf(sign: string): string {
        switch (sign) {
        case "plant":
            return "M14 1 l-10 13 h7 l-2 9 l11 -14 h-7 z";
        case "habitat":
            return "M2 20 q0 -14 10 -14 t10 14 z M1 20 h22 v2 h-22 z";
        case "station":
            return "M10.5 2 h3 l4.5 20 h-3 l-1 -5 h-4 l-1 5 h-3 z M4 7 h16 v2 h-16 z M5 12 h14 v2 h-14 z";
        case "worker":
            return "M12 2 a4.5 4.5 0 1 1 -0.01 0 z M3 22 q0 -9 9 -9 t9 9 z";
        case "robot":
        case "robots":
            return "M5 8 h14 v12 h-14 z M11 2 h2 v5 h-2 z M2 11 h2 v6 h-2 z M20 11 h2 v6 h-2 z";
        case "data_library":
            return "M3 3 h4 v18 h-4 z M9 3 h4 v18 h-4 z M15.5 4 l3.8 -1 l4 17 l-3.8 1 z";
        case "ecoplants":
            return "M12 22 v-9 q-8 1 -9 -8 q8 -1 9 6 q0 -8 9 -9 q0 9 -7.5 9.5 v10.5 z";
        case "nodule":
            return "M9 9 h6 v6 h-6 z M1 9.5 h6 v5 h-6 z M17 9.5 h6 v5 h-6 z M9.5 1 h5 v6 h-5 z M9.5 17 h5 v6 h-5 z";
        case "outpost":
            return "M3 22 v-10 q0 -7 9 -7 t9 7 v10 z M11 1 h2 v4 h-2 z";
        case "laboratory":
            return "M9 2 h6 v2 h-1 v6 l6.5 10 q0.5 2 -1.5 2 h-14 q-2 0 -1.5 -2 l6.5 -10 v-6 h-1 z";
        case "moon_base":
            return "M15 2 a10 10 0 1 0 7 14 a9 9 0 0 1 -7 -14 z M14 9 h7 v5 h-7 z";
        default:
            return "";
        }
    }

    function holeOf(sign: string): string {
        switch (sign) {
        case "habitat":
            return "M10 15 h4 v5 h-4 z";
        case "robot":
        case "robots":
            return "M8 11 h2.5 v2.5 h-2.5 z M13.5 11 h2.5 v2.5 h-2.5 z M8 16 h8 v1.5 h-8 z";
        case "outpost":
            return "M9.5 15 h5 v7 h-5 z M6 10 h3 v3 h-3 z M15 10 h3 v3 h-3 z";
        case "laboratory":
            return "M11.2 5 h1.6 v5.5 l2 3 h-5.6 l2 -3 z";
        default:
            return "";
        }
    }

    // Strokes, over all else.
    function lineOf(sign: string): string {
        switch (sign) {
        case "elektro":
            return "M12 2 a10 10 0 1 1 -0.01 0 z M15.5 8 h-7 v8 h7 M8.5 12 h5.5";
        case "discount":
            return "M12 2 a10 10 0 1 1 -0.01 0 z M7 12 h10";
        case "step3":
            return "M4 4 h16 v16 h-16 z M9 8 h6 l-3 3.5 a2.5 2.5 0 1 1 -3 4";
        case "hammer":
            return "M4 9 l6 -6 l5 5 l-6 6 z M12 11 l9 9 M3 21 h9";
        case "pile":
            return "M4 8 h12 v13 h-12 z M8 8 v-4 h12 v13 h-4";
        case "order":
            return "M4 4 h4 M4 12 h10 M4 20 h16";
        default:
            return "";
        }
    }

    solid: solidOf(name)
    hole: holeOf(name)
    line: lineOf(name)
}
