import QtQuick
import QtTest
import Penstock.Style

// Home while pages lie above it, and when one comes back.
NavigatorCase {
    id: root

    function comeHome() {
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => !navigator.isChanging);
    }

    function test_doesNothingByEarWhereNothingCanBeDone() {
        const button = findChild(navigator, "sessionsButton"); // there is no game yet
        verify(!button.enabled);
        button.Accessible.pressAction();
        compare(navigator.currentPage, "home");
        findChild(navigator, "aboutButton").Accessible.pressAction();
        compare(navigator.currentPage, "about");
    }

    function test_isSeenUntilAPageCoversIt() {
        root.height = 844;
        const home = findChild(navigator, "home");
        click("aboutButton");
        verify(navigator.isChanging && home.visible);
        tryVerify(() => !navigator.isChanging);
        verify(!home.visible);
    }

    function test_isNotSeenBetweenPagesAboveIt() {
        const home = findChild(navigator, "home");
        verify(navigator.openPage("about"));
        verify(!home.visible);
        seen.target = home;
        seen.clear();
        open("licence", "licence_MIT");
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "about");
        tryVerify(() => !navigator.isChanging);
        compare(seen.count, 0);
        keyClick(Qt.Key_Escape);
        verify(navigator.isChanging && home.visible);
        tryVerify(() => !navigator.isChanging);
        verify(home.visible);
    }

    function test_staysWhereItWasScrolledTo() {
        verify(games.beginPlain(barrageTable));
        root.height = 420;
        verify(navigator.openPage("about"));
        comeHome();
        const scroll = findChild(navigator, "homeScroll");
        const most = scroll.contentHeight - scroll.height;
        verify(most > 0);
        scroll.contentY = most;
        open("helpGames", "helpButton");
        comeHome();
        compare(scroll.contentY, most);
    }

    function test_isScrolledByTheWheelAfterAPage() {
        root.height = 420;
        open("about", "aboutButton");
        comeHome();
        const scroll = findChild(navigator, "homeScroll");
        const before = scroll.contentY;
        mouseWheel(navigator, navigator.width / 2, 100, 0, -120);
        tryVerify(() => scroll.contentY > before);
    }

    name: "HomeUnderPages"

    SignalSpy {
        id: seen

        signalName: "visibleChanged"
    }
}
