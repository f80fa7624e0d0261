import QtQuick
import QtTest
import Penstock.History

// Every figure of a chart is seen, on a wide and on a narrow screen.
TestCase {
    id: root

    function test_allIsSeen_data() {
        return [{
                "tag": "side by side",
                "width": 320,
                "isGrid": true,
                "best": "112"
            }, {
                "tag": "one below the other",
                "width": 160,
                "isGrid": false,
                "best": "Best: 112"
            },];
    }

    function test_allIsSeen(data) {
        failOnWarning(/.?/);
        const table = createTemporaryObject(component, root, {
                "width": data.width
            }) as ChartTable;
        compare(table.isGrid, data.isGrid);
        tryCompare(findChild(table, "cell9"), "text", data.best);
        for (let place = 0; place < table.cells.length; ++place) {
            const cell = findChild(table, `cell${place}`);
            verify(cell.contentWidth <= cell.width + 1, `${cell.text} is cut`);
            tryVerify(() => cell.mapToItem(table, cell.width, 0).x <= table.width, 5000, cell.text);
        }
    }

    name: "ChartTable"
    when: windowShown
    visible: true
    width: 390
    height: 640

    Component {
        id: component

        ChartTable {
            headers: ["Level", "Won", "Share", "Average", "Best"]
            cells: ["Without Automa", "4 of 6", "67%", "100.5", "106", "Very high", "12 of 24", "50%", "96.8", "112"]
        }
    }
}
