import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Tests

// The way from home over the pad into the history, by taps.
TestCase {
    id: root

    property PageNavigator navigator: null

    function init() {
        failOnWarning(/.?/);
        games.meanEveryTap();
        start();
    }

    // The pages made anew over the same store, as after the program was killed.
    function start() {
        if (navigator)
            close();
        navigator = component.createObject(root) as PageNavigator;
        verify(navigator);
        settle();
    }

    function cleanup() {
        games.tapAsEver();
        close();
    }

    function close() {
        navigator.destroy();
        navigator = null;
        wait(0); // now it is gone
    }

    // Things stand where they will be once they are drawn.
    function settle() {
        grabImage(navigator);
    }

    // On the page in sight or on a sheet over it.
    function find(name: string): QtObject {
        const page = findChild(navigator, navigator.currentPage);
        const place = findChild(page, name) ?? findChild(navigator.T.Overlay.overlay, name);
        verify(place, `there is no ${name}`);
        return place;
    }

    function click(name: string) {
        settle();
        const button = find(name);
        verify(button.visible && button.enabled, `${name} cannot be tapped`);
        verify(button.width >= 48 && button.height >= 48, `${name} is too small`);
        mouseClick(button);
    }

    function open(name: string, button: string) {
        tryVerify(() => !navigator.isChanging);
        click(button);
        tryCompare(navigator, "currentPage", name);
        tryVerify(() => !navigator.isChanging);
    }

    function openPad(game: string) {
        open("scorePad", "scorePadButton");
        open("pad", `pad_${game}`);
        settle();
    }

    function typeName(player: int, name: string) {
        mouseClick(find(`name${player}`));
        for (const letter of name)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function inColumn(player: int, name: string): Item {
        settle();
        const item = findChild(find(`column${player}`), name);
        verify(item, `there is no ${name} for player ${player}`);
        return item;
    }

    function turn(width: int, height: int) {
        root.width = root.Window.window.width = width;
        root.height = root.Window.window.height = height;
        tryCompare(navigator.T.Overlay.overlay, "height", height);
        settle();
    }

    function keys(digits: string) {
        for (const digit of digits)
            click(`key${digit}`);
    }

    function total(player: int): string {
        return find(`figure${player}`).text;
    }

    function test_fromHomeToTheHistory() {
        openPad("outpost");
        typeName(0, "ida");
        typeName(1, "jan");
        click("toPoints");
        tryVerify(() => find("column0").visible);
        settle();
        mouseClick(inColumn(0, "plus_supplied"));
        compare(total(0), "1");
        mouseClick(inColumn(0, "minus_supplied"));
        compare(total(0), "0");
        mouseClick(inColumn(0, "value_supplied"));
        tryVerify(() => find("keypad").opened);
        compare(find("sheetTitle").text, "ida · Cities supplied");
        keys("14");
        compare(total(0), "14");
        click("keypadNext");
        keys("31");
        click("keypadNext"); // on to the next player
        compare(find("sheetTitle").text, "jan · Cities supplied");
        keys("14");
        click("keypadNext");
        keys("40");
        click("keypadNext"); // that was the last one
        tryVerify(() => !find("keypad").visible);
        compare(find("verdict").text, "jan wins: tied with 14 cities, but with more money.");
        click("part2");
        mouseClick(find("location"));
        for (const letter of "home")
            keyClick(letter);
        click("savePad");
        tryVerify(() => find("savedText").visible);
        verify(find("photoButton").visible && find("photoButton").enabled);
        open("share", "shareButton");
        open("pad", "backButton");
        click("correctButton");
        tryVerify(() => find("column1").visible);
        compare(total(0), "14");
        click("savePad");
        tryVerify(() => find("savedText").visible);
        open("history", "toHistory");
        plays.refresh();
        compare(plays.count, 1);
        tryVerify(() => findChild(navigator, "play0") !== null);
        verify(/jan/.test(find("play0").Accessible.name));
    }

    function test_nothingIsLostWhenThePageIsGone() {
        openPad("barrage");
        click("part0");
        typeName(0, "ida");
        click("addAutoma");
        settle();
        click("toPoints");
        settle();
        mouseClick(inColumn(0, "value_vp"));
        tryVerify(() => find("keypad").opened);
        keys("70");
        start(); // in the middle of it, the keypad still open
        open("scorePad", "scorePadButton");
        verify(/ida 80/.test(find("pad_barrage").text), find("pad_barrage").text);
        open("pad", "pad_barrage");
        compare(total(0), "80");
        click("clearPad");
        compare(total(0), "10");
        click("clearPad"); // undo
        compare(total(0), "80");
        click("backButton");
        tryCompare(navigator, "currentPage", "scorePad");
        open("pad", "pad_barrage");
        compare(total(0), "80");
    }

    // Nothing of the keypad has to be scrolled to when the phone lies on its side.
    function test_aLowScreenShowsTheWholeKeypad() {
        turn(844, 390);
        openPad("barrage");
        click("part1");
        settle();
        mouseClick(inColumn(0, "value_vp"));
        tryVerify(() => find("keypad").opened);
        settle();
        const overlay = navigator.T.Overlay.overlay;
        for (const name of ["number", "key1", "key±", "keypadDone", "keypadNext"]) {
            const item = find(name);
            const bottom = item.mapToItem(overlay, 0, item.height).y;
            verify(bottom <= overlay.height, `${name} ends at ${bottom}`);
        }
        click("keypadDone");
        tryVerify(() => !find("keypad").visible);
        turn(390, 844);
    }

    function test_escapeClosesTheKeypadFirst() {
        openPad("nucleum");
        click("toPoints");
        settle();
        mouseClick(inColumn(0, "value_vp"));
        tryVerify(() => find("keypad").opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !find("keypad").visible);
        compare(navigator.currentPage, "pad");
    }

    function test_aChoiceWithManyOptionsHasASheet() {
        openPad("barrage");
        click("part0");
        settle();
        const seat = find("seat0");
        mouseClick(findChild(seat, "choose_company"));
        tryVerify(() => find("choiceSheet").opened);
        click("option_2");
        tryVerify(() => !find("choiceSheet").visible);
        verify(/Germany/.test(findChild(seat, "choose_company").text));
    }

    function savePad() {
        openPad("outpost");
        click("part1");
        settle();
        mouseClick(inColumn(0, "plus_supplied"));
        click("savePad");
        tryVerify(() => find("savedText").visible);
    }

    function goBackTo(name: string) {
        tryVerify(() => !navigator.isChanging);
        navigator.goBack();
        tryCompare(navigator, "currentPage", name);
        tryVerify(() => !navigator.isChanging);
    }

    function openPlayFromThePad() {
        open("history", "toHistory");
        tryVerify(() => findChild(findChild(navigator, "history"), "play0") !== null);
        open("play", "play0");
    }

    function test_savedPadShowsThePhotosOfTheHistory() {
        savePad();
        const picture = games.urlOf(games.takenPicture());
        openPlayFromThePad();
        verify(find("playPhotos").play.addPhotoFile(picture));
        goBackTo("history");
        goBackTo("pad");
        compare(find("playPhotos").play.photos.length, 1);
        verify(find("playPhotos").play.addPhotoFile(picture));
        openPlayFromThePad();
        compare(find("playPhotos").play.photos.length, 2);
    }

    function test_savedPadNoticesThatThePlayIsGone() {
        savePad();
        openPlayFromThePad();
        click("deleteButton");
        tryCompare(navigator, "currentPage", "history");
        goBackTo("pad");
        compare(find("savedText").text, "The game is no longer in the history.");
        for (const name of ["shareButton", "correctButton", "photoButton"])
            verify(!find(name).visible, name);
    }

    function test_savedPadSaysThatUndoCorrects() {
        savePad();
        goBackTo("scorePad");
        open("pad", "pad_outpost");
        verify(!find("clearPad").visible);
        compare(find("correctLast").text, "Correct the game that was saved last");
        click("correctLast");
        verify(!find("correctLast").visible);
        compare(find("clearPad").text, "Clear");
    }

    function test_typedCommentsStayWhenTheDateChanges() {
        openPad("nucleum");
        click("part2");
        settle();
        mouseClick(find("comments"));
        for (const letter of "wow")
            keyClick(letter);
        click("dayBefore");
        compare(find("comments").text, "wow");
        start();
        openPad("nucleum");
        click("part2");
        compare(find("comments").text, "wow");
    }

    name: "ScorePad"
    when: windowShown
    visible: true
    width: 390
    height: 844

    HistoryModel {
        id: plays

        host: storeHost
    }

    TestGames {
        id: games
    }

    AppSettings {
        id: appSettings

        host: storeHost
    }

    GameTables {
        id: gameTables

        host: storeHost
    }

    Component {
        id: component

        PageNavigator {
            width: root.width
            height: root.height
            host: storeHost
            settings: appSettings
            tables: gameTables
        }
    }

    // Last, as in Main.qml: it has to know its file before it is asked for settings.
    StoreHost {
        id: storeHost

        file: games.storeFile()
    }
}
