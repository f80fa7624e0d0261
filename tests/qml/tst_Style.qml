import QtQuick
import QtTest
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

    function test_contrast_data() {
        const pairs = [["ink", "paper"], ["ink", "surface"], ["ink", "line"], ["inkSoft", "paper"], ["inkSoft", "surface"], ["water", "paper"], ["water", "surface"], ["waterText", "water"], ["waterText", "waterPressed"]];
        return pairs.reduce((rows, pair) => rows.concat([true, false].map(dark => ({
                                    "tag": `${pair[0]} on ${pair[1]} by ${dark ? "night" : "day"}`,
                                    "dark": dark,
                                    "text": pair[0],
                                    "ground": pair[1]
                                }))), []);
    }

    function test_contrast(row) {
        const colors = row.dark ? Style.night : Style.day;
        const measured = contrast(colors[row.text], colors[row.ground]);
        verify(measured >= 4.5, `${measured.toFixed(2)} is less than 4.5`);
    }

    function test_companyContrast() {
        compare(Style.companies.length, 5);
        for (let i = 0; i < Style.companies.length; ++i) {
            const colors = Style.companies[i];
            verify(contrast(colors.text, colors.fill) >= 4.5, `${colors.text} on ${colors.fill}`);
        }
    }

    function test_touchTargets() {
        verify(Style.touch >= 48);
        verify(Style.button >= Style.touch);
    }

    name: "Style"
}
