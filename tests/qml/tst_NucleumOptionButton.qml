import QtQuick
import QtTest
import Penstock.Nucleum
import Penstock.Style

TestCase {
    id: root

    function test_aLongTitleIsBrokenIntoLines() {
        failOnWarning(/.?/);
        const button = createTemporaryObject(buttonComponent, root, {
                "title": "Uran na robotników"
            }) as OptionButton;
        waitForRendering(button);
        verify(button.width < button.widest);
        const oneLine = button.height;
        button.title = "Uran na robotników: Kopalnia 1, Kopalnia 2";
        tryVerify(() => button.height > oneLine);
        verify(button.width <= button.widest);
        button.isChosen = true; // wider letters and a tick
        waitForRendering(button);
        verify(button.width <= button.widest);
    }

    name: "NucleumOptionButton"
    when: windowShown
    visible: true
    width: 360
    height: 640

    Component {
        id: buttonComponent

        OptionButton {
            detail: ""
            sign: "worker"
            isLegal: true
            isChosen: false
            reason: ""
            mark: -1
            widest: 16 * Style.fontSmall
        }
    }
}
