import QtQuick
import QtTest
import Penstock.Barrage as Barrage
import Penstock.Nucleum as Nucleum
import Penstock.Outpost as Outpost

TestCase {
    id: root

    function test_scrollsThroughEverything_data() {
        return [{
                "tag": "Barrage",
                "component": barrageHelp,
                "least": 41
            }, {
                "tag": "Outpost",
                "component": outpostHelp,
                "least": 20
            }, {
                "tag": "Nucleum",
                "component": nucleumHelp,
                "least": 90
            }];
    }

    function test_scrollsThroughEverything(data) {
        failOnWarning(/.?/);
        const page = createTemporaryObject(data.component, root);
        waitForRendering(page);
        const list = findChild(page, "help");
        verify(list.count >= data.least);
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
        id: barrageHelp

        Barrage.HelpPage {
            anchors.fill: parent
        }
    }

    Component {
        id: outpostHelp

        Outpost.HelpPage {
            anchors.fill: parent
        }
    }

    Component {
        id: nucleumHelp

        Nucleum.HelpPage {
            anchors.fill: parent
        }
    }
}
