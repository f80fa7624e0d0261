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

    function test_stepsStayWithinTheLimits() {
        tap("minusButton");
        compare(chooser.value, 0);
        tap("plusButton");
        tap("plusButton");
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

    function test_keysEnterAnyNumber() {
        tap("key1");
        tap("key2");
        compare(chooser.value, 12);
        tap("key0");
        compare(chooser.value, 120);
        tap("key5");
        compare(chooser.value, 120);
        tap("key⌫");
        compare(chooser.value, 12);
        compare(findChild(chooser, "number").text, "12");
        tap("key✕");
        compare(chooser.value, 0);
    }

    function test_aNewNumberBeginsWithItsFirstDigit() {
        chooser.value = 57;
        chooser.startsAnew = true;
        tap("key9");
        compare(chooser.value, 9);
        tap("key1");
        compare(chooser.value, 91);
    }

    function test_numbersBelowZero() {
        chooser.from = -99;
        chooser.value = 0;
        tap("key1");
        tap("key2");
        tap("key±");
        compare(chooser.value, -12);
        tap("key⌫");
        compare(chooser.value, -1);
        tap("key4");
        compare(chooser.value, -14);
        tap("key5");
        compare(chooser.value, -14);
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
