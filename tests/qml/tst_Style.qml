import QtQuick
import QtTest
import Penstock.Pieces
import Penstock.Style

TestCase {
    id: root

    function channel(value: double): double {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    function luminance(c: color): double {
        return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b);
    }

    function contrast(a: color, b: color): double {
        const first = luminance(a);
        const second = luminance(b);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    // What stands on what, by the names of colours and maps' colours.
    function rows(pairs, least) {
        const all = [];
        for (const [text, grounds] of pairs)
            for (const ground of grounds)
                for (const dark of [false, true])
                    all.push({
                            "tag": `${text} on ${ground} by ${dark ? "night" : "day"}`,
                            "dark": dark,
                            "text": text,
                            "ground": ground,
                            "least": least
                        });
        return all;
    }

    function named(name: string, dark: bool): color {
        return (dark ? Style.night : Style.day)[name] ?? (dark ? PieceColors.nightMap : PieceColors.dayMap)[name];
    }

    function test_contrast_data() {
        const bands = ["mountains", "hills", "plains"];
        const texts = rows([["ink", ["paper", "surface", "line", "basin", ...bands]], ["inkSoft", ["paper", "surface", "basin", ...bands]], ["water", ["paper", "surface"]], ["waterText", ["water", "waterPressed"]], ["paper", ["inkSoft"]], ["neutralText", ["neutral"]], ["concernedText", ["concerned"]]], 4.5);
        const drawings = rows([["space", ["basin"]], ["redSpace", ["basin"]], ["neutral", ["basin"]], ["pipe", bands], ["pipeEdge", bands], ["basinLine", ["basin", ...bands]], ["water", ["basin", ...bands]], ["concerned", ["paper", "surface", "basin", ...bands]]], 3);
        return texts.concat(drawings);
    }

    function test_contrast(row) {
        const measured = contrast(named(row.text, row.dark), named(row.ground, row.dark));
        verify(measured >= row.least, `${measured.toFixed(2)} is less than ${row.least}`);
    }

    function test_signContrast() {
        compare(PieceColors.companies.length, 5);
        compare(PieceColors.contracts.length, 5);
        for (let i = 0; i < 5; ++i)
            for (const colors of [PieceColors.companies[i], PieceColors.contracts[i]])
                verify(contrast(colors.text, colors.fill) >= 4.5, `${colors.text} on ${colors.fill}`);
    }

    function test_playersAndCards() {
        compare(PieceColors.players.length, 6);
        compare(PieceColors.cards.length, 3);
        const shapes = new Set();
        for (let i = 0; i < 6; ++i) {
            const colors = PieceColors.players[i];
            verify(contrast(colors.text, colors.fill) >= 4.5, `${colors.text} on ${colors.fill}`);
            shapes.add(colors.shape);
        }
        compare(shapes.size, 6); // told apart without their colours
        for (let i = 0; i < 3; ++i)
            verify(contrast(PieceColors.cards[i].text, PieceColors.cards[i].fill) >= 4.5, `card ${i}`);
    }

    // In whose colours somebody plays, whatever the game.
    function test_seats() {
        compare(PieceColors.seat(0), PieceColors.companies[0]);
        compare(PieceColors.seat(5), PieceColors.players[0]);
        compare(PieceColors.seat(11), PieceColors.markers[0]);
        compare(PieceColors.seat(14), PieceColors.markers[3]);
        compare(PieceColors.seat(15), PieceColors.nobody);
        compare(PieceColors.seat(-1), PieceColors.nobody);
        const shapes = new Set();
        for (let i = 0; i < 15; ++i) {
            const colors = PieceColors.seat(i);
            verify(contrast(colors.text, colors.fill) >= 4.5, `${colors.text} on ${colors.fill}`);
            if (i > 10)
                shapes.add(colors.shape);
        }
        compare(shapes.size, 4); // told apart without their colours
    }

    function test_touchTargets() {
        verify(Style.touch >= 48);
        verify(Style.button >= Style.touch);
    }

    name: "Style"
}
