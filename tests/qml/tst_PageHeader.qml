import QtQuick
import QtTest
import Penstock.Components
import Penstock.Style

TestCase {
    id: root

    function cleanup() {
        Style.textScale = 1;
    }

    function test_theTitleIsOneLineInTheMiddle_data() {
        const rows = [];
        for (const title of ["Nucleum", "Neutralne Tamy", "Kontrakty Początkowe", "Zmień rozgrywkę", "Co gdzie położyć"])
            for (const scale of [1, 1.5])
                rows.push({
                        "tag": `${title} ${scale}`,
                        "title": title,
                        "scale": scale
                    });
        return rows;
    }

    function test_theTitleIsOneLineInTheMiddle(row) {
        failOnWarning(/.?/);
        Style.textScale = row.scale;
        const header = createTemporaryObject(headerMaker, root, {
                "title": row.title
            }) as PageHeader;
        waitForRendering(header);
        const title = findChild(header, "pageTitle");
        compare(title.lineCount, 1);
        verify(title.font.pixelSize >= Style.fontSmall);
        verify(title.contentWidth <= title.width);
        verify(title.mapToItem(header, title.width, 0).x <= header.width - Style.gap);
        verify(header.height <= Style.touch + 2.5 * Style.gapSmall, `${header.height}`);
        const middle = title.mapToItem(header, 0, title.height / 2).y;
        fuzzyCompare(middle, header.height / 2, 1);
    }

    function test_aVeryLongTitleWraps() {
        failOnWarning(/.?/);
        Style.textScale = 1.5;
        const header = createTemporaryObject(headerMaker, root, {
                "title": "A title that is far too long for one line"
            }) as PageHeader;
        waitForRendering(header);
        const title = findChild(header, "pageTitle");
        verify(title.lineCount > 1);
        compare(title.font.pixelSize, Style.fontSmall);
        verify(title.contentHeight <= header.height);
    }

    function test_wordsAreNotBroken() {
        const text = createTemporaryObject(wordMaker, root) as WordText;
        compare(text.longestWord, "Zaawansowanej");
        verify(text.font.pixelSize < 22);
        verify(text.contentWidth <= text.width);
        compare(text.lineCount, 3);
        text.width = 300;
        compare(text.font.pixelSize, 22);
    }

    name: "PageHeader"
    when: windowShown
    visible: true
    width: 360
    height: 640

    Component {
        id: headerMaker

        PageHeader {
            width: 360
            height: implicitHeight
        }
    }

    Component {
        id: wordMaker

        WordText {
            width: 150
            mostSize: 22
            text: "Kafle Zaawansowanej Technologii"
        }
    }
}
