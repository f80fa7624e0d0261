import QtQuick
import QtTest
import Penstock.Shell

TestCase {
    id: root

    property PageNavigator navigator: null

    function init() {
        failOnWarning(/.?/);
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(navigator);
        compare(navigator.currentPage, "home");
    }

    function click(name: string) {
        const button = findChild(navigator, name);
        verify(button, `there is no ${name}`);
        verify(button.width >= 48 && button.height >= 48);
        mouseClick(button);
    }

    function openAbout() {
        click("aboutButton");
        tryCompare(navigator, "currentPage", "about");
        tryVerify(() => !navigator.isChanging);
    }

    function test_aboutAndBack() {
        openAbout();
        click("backButton");
        tryCompare(navigator, "currentPage", "home");
    }

    function test_demoAndBack() {
        click("demoButton");
        tryCompare(navigator, "currentPage", "demo");
        tryVerify(() => !navigator.isChanging);
        click("backButton");
        tryCompare(navigator, "currentPage", "home");
    }

    function test_demoPlaysAnotherGame() {
        verify(navigator.openPage("demo"));
        const winner = findChild(navigator, "winner");
        const number = findChild(navigator, "gameNumber");
        verify(winner.text.length > "Winner: ".length);
        const before = number.text;
        click("againButton");
        verify(number.text !== before);
    }

    function test_keysGoBack_data() {
        return [{
                "tag": "Esc",
                "key": Qt.Key_Escape
            }, {
                "tag": "Back",
                "key": Qt.Key_Back
            }];
    }

    function test_keysGoBack(row) {
        openAbout();
        keyClick(row.key);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_keysStayOnHome() {
        keyClick(Qt.Key_Escape);
        compare(navigator.currentPage, "home");
    }

    function test_returnPressesTheFocusedButton() {
        const button = findChild(navigator, "aboutButton");
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(navigator, "currentPage", "about");
    }

    function test_openPage() {
        verify(navigator.openPage("about"));
        compare(navigator.currentPage, "about");
        verify(navigator.openPage("about"));
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_openPageAtOnce() {
        verify(navigator.openPage("about"));
        const page = findChild(navigator, "about");
        compare(page.opacity, 1);
        verify(page.visible);
    }

    function test_openPageRefusesUnknownNames() {
        verify(!navigator.openPage("nowhere"));
        compare(navigator.currentPage, "home");
    }

    name: "PageNavigator"
    when: windowShown
    visible: true
    width: 390
    height: 844

    Component {
        id: component

        PageNavigator {
            anchors.fill: parent
        }
    }
}
