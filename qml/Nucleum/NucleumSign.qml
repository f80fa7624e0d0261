import QtQuick
import Penstock.Table

SignPicture {
    // Filled shapes.
    function solidOf(sign: string): string {
        switch (sign) {
        case "residence":
            return "M2 12 l10 -9 l10 9 h-3 v10 h-14 v-10 z";
        case "factory":
            return "M3 22 v-11 l5 4 v-4 l5 4 v-4 l5 4 v-12 h3 v19 z";
        case "laboratory":
            return "M9 2 h6 v2 h-1 v6 l6 10 q1 2 -1 2 h-14 q-2 0 -1 -2 l6 -10 v-6 h-1 z";
        case "mine":
            return "M4 4 q8 -4 16 0 l-1.5 2.5 q-4 -2 -5 -1.5 l0 17 h-3 l0 -17 q-1 -0.5 -5 1.5 z";
        case "turbine":
            return "M12 9 a3 3 0 1 1 -0.01 0 z M11 1 h3 l1 7 h-5 z M1 18 l7 -5 l2.6 4.2 l-8 3.4 z M23 18 l-7 -5 l-2.6 4.2 l8 3.4 z";
        case "uranium":
            return "M12 2 l9 5 v10 l-9 5 l-9 -5 v-10 z";
        case "coal":
            return "M2 10 h20 l-3 8 h-14 z M5 19 a2 2 0 1 0 4 0 z M15 19 a2 2 0 1 0 4 0 z M6 9 l3 -5 l4 2 l4 -1 l2 4 z";
        case "thaler":
            return "M12 2 a10 10 0 1 1 -0.01 0 z";
        case "worker":
            return "M12 2 a4.5 4.5 0 1 1 -0.01 0 z M3 22 q0 -9 9 -9 t9 9 z";
        case "token":
            return "M12 2 l10 10 l-10 10 l-10 -10 z";
        case "vp":
            return "M12 1.5 l3.2 6.9 l7.5 0.9 l-5.5 5.2 l1.4 7.4 l-6.6 -3.7 l-6.6 3.7 l1.4 -7.4 l-5.5 -5.2 l7.5 -0.9 z";
        case "tile":
            return "M3 5 h18 v14 h-18 z";
        case "contract":
            return "M5 2 h10 l4 4 v16 h-14 z";
        case "technology":
            return "M12 2 a7 7 0 0 1 4 12.5 v3.5 h-8 v-3.5 a7 7 0 0 1 4 -12.5 z M8.5 19.5 h7 v2.5 h-7 z";
        case "energize":
            return "M14 1 l-10 13 h7 l-2 9 l11 -14 h-7 z";
        case "marker":
            return "M6 22 v-20 h2 l11 5 l-11 5 v10 z";
        case "nucleum":
            return "M12 9 a3 3 0 1 1 -0.01 0 z";
        case "end":
            return "M5 2 h14 v3 q0 4 -5 7 q5 3 5 7 v3 h-14 v-3 q0 -4 5 -7 q-5 -3 -5 -7 z";
        default:
            return "";
        }
    }

    // Strokes over them.
    function lineOf(sign: string): string {
        switch (sign) {
        case "railway":
            return "M5 22 l4 -20 M19 22 l-4 -20 M7 18 h10 M8 12 h8 M9 6 h6";
        case "income":
            return "M3 20 l6 -7 l4 4 l8 -11 M15 6 h6 v6";
        case "network":
            return "M5 6 l14 3 M5 6 l4 13 M19 9 l-10 10 M5 6 h0.1 M19 9 h0.1 M9 19 h0.1";
        case "nucleum":
            return "M12 3 a4.5 9 0 1 1 -0.01 0 z M4 7.5 q6 0.5 11 5 t5 7 q-6 -0.5 -11 -5 t-5 -7 z";
        default:
            return "";
        }
    }

    // Holes in the filled parts.
    function holeOf(sign: string): string {
        switch (sign) {
        case "thaler":
            return "M8 7 h8 v2.5 h-2.7 v8 h-2.6 v-8 h-2.7 z";
        case "tile":
            return "M6 8 h5 v8 h-5 z M13 8 h5 v8 h-5 z";
        case "contract":
            return "M8 9 h8 v1.8 h-8 z M8 13 h8 v1.8 h-8 z M8 17 h5 v1.8 h-5 z";
        case "uranium":
            return "M12 8.5 a3.5 3.5 0 1 1 -0.01 0 z";
        case "token":
            return "M11 7 h2 v10 h-2 z";
        default:
            return "";
        }
    }

    solid: solidOf(name)
    hole: holeOf(name)
    line: lineOf(name)
}
