import QtQuick
import QtTest
import Penstock.Components
import Penstock.Style

TestCase {
    id: root

    property NumberChooser chooser: null

    function init() {
        failOnWarning(/.?/);
        chooser = createTemporaryObject(component, root) as NumberChooser;
        verify(chooser);
        waitForRendering(chooser);
    }

    function tap(name: string) {
        const button = findChild(chooser, name);
        verify(button.width >= Style.touch && button.height >= Style.touch);
        mouseClick(button);
    }

    function tapAll(names: var) {
        names.forEach(tap);
    }

    function line(): string {
        return findChild(chooser, "numberLine").text;
    }

    function test_stepsStayWithinTheLimits() {
        tap("minusButton");
        compare(chooser.value, 0);
        tapAll(["plusButton", "plusButton"]);
        compare(chooser.value, 2);
        tap("minusButton");
        compare(chooser.value, 1);
        chooser.value = 270;
        tap("plusButton");
        compare(chooser.value, 270);
    }

    function test_stepsStandAtTheThumb() {
        const number = findChild(chooser, "number");
        for (const name of ["minusButton", "plusButton"])
            verify(findChild(chooser, name).x > number.x);
        Style.leftHanded = true;
        waitForRendering(chooser, 1000);
        for (const name of ["minusButton", "plusButton"])
            verify(findChild(chooser, name).x < number.x);
        Style.leftHanded = false;
    }

    function test_theFirstDigitReplaces() {
        chooser.value = 57;
        tap("key9");
        compare(chooser.value, 9);
        tap("key1");
        compare(chooser.value, 91);
        tapAll(["plusButton", "key4"]); // a step ends what was typed
        compare(chooser.value, 4);
        chooser.begin();
        tap("key6");
        compare(chooser.value, 6);
        compare(findChild(chooser, "number").text, "6");
    }

    function test_keysTakeBackAndClear() {
        chooser.value = 120;
        tap("key⌫");
        compare(chooser.value, 12);
        tap("key5");
        compare(chooser.value, 125);
        tap("key✕");
        compare(chooser.value, 0);
        tapAll(["key0", "key3"]);
        compare(chooser.value, 3);
    }

    function test_whatIsNotPossibleIsRefusedAndNothingIsLost() {
        chooser.value = 57;
        compare(line(), "From 0 to 270");
        tapAll(["key2", "key8"]);
        compare(chooser.value, 28);
        tap("key1");
        compare(chooser.value, 28);
        compare(line(), "⊘ 281 is too much: it can be 0 to 270.");
        tapAll(["key⌫", "key7", "key0"]);
        compare(chooser.value, 270);
        compare(line(), "From 0 to 270");
    }

    function test_aNumberThatIsBegunDoesNotHoldYet() {
        chooser.from = 12;
        chooser.value = 20;
        tap("key1");
        compare(chooser.value, 20);
        compare(line(), "1… from 12 to 270");
        tap("key5");
        compare(chooser.value, 15);
        chooser.to = 19;
        chooser.begin();
        tap("key5"); // 50 is no way on
        compare(chooser.value, 15);
        compare(line(), "⊘ 5 is too little: it can be 12 to 19.");
        tapAll(["key1", "key8"]);
        compare(chooser.value, 18);
    }

    function test_numbersBelowZero() {
        chooser.from = -99;
        chooser.value = 0;
        tapAll(["key1", "key2", "key±"]);
        compare(chooser.value, -12);
        tap("key⌫");
        compare(chooser.value, -1);
        tap("key4");
        compare(chooser.value, -14);
        tap("key5");
        compare(chooser.value, -14);
        compare(line(), "⊘ -145 is too little: it can be -99 to 270.");
        tap("key±");
        compare(chooser.value, 14);
    }

    name: "NumberChooser"
    when: windowShown
    visible: true
    width: 360
    height: 640

    Component {
        id: component

        NumberChooser {
            width: parent.width
            to: 270
        }
    }
}
