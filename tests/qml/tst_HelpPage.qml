import QtQuick
import QtTest
import Penstock.Barrage

TestCase {
    id: root

    function test_scrollsThroughEverything() {
        failOnWarning(/.?/);
        const page = createTemporaryObject(pageComponent, root) as HelpPage;
        waitForRendering(page);
        const list = findChild(page, "help");
        verify(list.count > 40);
        for (let i = 0; i < list.count; ++i) {
            list.positionViewAtIndex(i, ListView.Center);
            const row = list.itemAtIndex(i);
            verify(row.height > 0 && row.width <= list.width);
        }
    }

    name: "HelpPage"
    when: windowShown
    visible: true
    width: 360
    height: 640

    Component {
        id: pageComponent

        HelpPage {
            anchors.fill: parent
        }
    }
}
