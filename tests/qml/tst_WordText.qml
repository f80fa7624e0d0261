import QtQuick
import QtTest
import Penstock.Components
import Penstock.Style

TestCase {
    id: root

    function test_noWordIsBrokenInTheLeastWidth_data() {
        return [{
                "tag": "small",
                "size": Style.fontSmall
            }, {
                "tag": "large",
                "size": 2 * Style.fontSmall
            }];
    }

    function test_noWordIsBrokenInTheLeastWidth(row) {
        const text = createTemporaryObject(component, root, {
                "mostSize": row.size
            });
        text.width = text.leastWidth;
        compare(text.lineCount, 1);
        compare(text.font.pixelSize, Style.fontLeast);
        text.width = 0.9 * text.leastWidth;
        compare(text.lineCount, 2);
        text.width = 10 * text.leastWidth;
        compare(text.font.pixelSize, row.size);
    }

    name: "WordText"

    Component {
        id: component

        WordText {
            text: "Zaawansowanej"
        }
    }
}
