import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style

// The game to go on with, as home shows it.
NavigatorCase {
    id: root

    function comeHome() {
        verify(navigator.openPage("about"));
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => !navigator.isChanging);
    }

    // Of the small picture of the board, on a grid.
    function boardColours(): string {
        const board = findChild(navigator, "continueBoard");
        const at = board.mapToItem(navigator, 0, 0);
        const image = grabImage(navigator);
        const colours = [];
        for (let x = 1; x < board.width; x += 2)
            for (let y = 1; y < board.height; y += 2)
                colours.push(image.pixel(at.x + x, at.y + y));
        return colours.join();
    }

    function textOf(name: string): string {
        return findChild(navigator, name)?.text ?? "";
    }

    function cleanup() {
        Style.textScale = 1;
        root.width = 390;
        root.height = 844;
    }

    function test_saysHowTheGameStands() {
        verify(games.begin(barrageTable, 3));
        verify(games.proceed(barrageTable));
        comeHome();
        compare(textOf("continueGame"), "Barrage");
        tryVerify(() => textOf("continueProgress") === "Round 1 of 5 · Anna's turn");
        tryVerify(() => findChild(navigator, "continueSeat2"));
        const first = findChild(navigator, "continueSeat0");
        compare(first.seat.name, "Anna");
        verify(first.seat.isNext);
        verify(!findChild(navigator, "continueSeat3"));
        open("game", "continueButton");
    }

    function test_showsTheBoardAsItIs() {
        verify(games.beginPlain(barrageTable));
        comeHome();
        tryVerify(() => textOf("continueProgress") !== " ");
        waitForRendering(navigator);
        const before = boardColours();
        verify(games.playOn(barrageTable, 60));
        comeHome();
        tryVerify(() => boardColours() !== before);
    }

    function test_otherGamesAreOneTapAway() {
        verify(games.begin(barrageTable, 2));
        const older = barrageTable.sessionId;
        verify(games.beginPlain(barrageTable));
        verify(barrageTable.sessionId !== older);
        comeHome();
        tryVerify(() => findChild(navigator, "running0"));
        verify(findChild(navigator, "running0").detail.includes("Anna"));
        open("game", "running0");
        compare(barrageTable.sessionId, older);
    }

    function test_theCardStaysWhereItIsWhenMoreIsKnown() {
        verify(games.begin(barrageTable, 4));
        verify(games.proceed(barrageTable));
        const card = createTemporaryObject(alone, root);
        waitForRendering(card);
        const height = card.height;
        verify(!findChild(card, "continueSeat0"));
        card.standing.follow(barrageTable.sessionId);
        tryVerify(() => findChild(card, "continueSeat3"));
        waitForRendering(card);
        compare(card.height, height);
    }

    function test_largeLettersFindTheirPlace() {
        verify(games.begin(barrageTable, 4));
        Style.textScale = 1.5;
        root.width = 360;
        root.height = 640;
        comeHome();
        tryVerify(() => findChild(navigator, "continueSeat3"));
        const card = findChild(navigator, "continueButton");
        for (let i = 0; i < 4; ++i) {
            const seat = findChild(navigator, `continueSeat${i}`);
            verify(seat.mapToItem(card, 0, 0).x >= 0);
            verify(seat.mapToItem(card, seat.width, 0).x <= card.width);
            verify(seat.width > 0.9 * card.width); // below the picture, not beside it
        }
    }

    name: "HomeContinue"

    Component {
        id: alone

        HomeContinue {
            width: root.width
            height: implicitHeight
            tables: root.tables
            isLast: true

            last: LastSession {
                host: root.host
            }

            standing: SessionStanding {
                host: root.host
            }
        }
    }
}
