import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
    }

    function cleanup() {
        Style.textScale = 1;
    }

    function makeStrip(players: int, width: int): CompanyStrip {
        verify(games.begin(table, players));
        verify(games.proceed(table));
        const strip = createTemporaryObject(stripComponent, root, {
                "table": table,
                "width": width
            }) as CompanyStrip;
        waitForRendering(strip);
        return strip;
    }

    function test_twoWithNames() {
        const strip = makeStrip(2, 374);
        const chip = findChild(strip, "chip0");
        verify(chip.showsName);
        compare(findChild(chip, "player").text, "Anna");
        compare(findChild(chip, "points").text, "10 VP");
        compare(chip.y, findChild(strip, "chip1").y);
        verify(chip.isActive);
    }

    function test_fourOnASmallPhone_data() {
        return [{
                "tag": "100 %",
                "scale": 1,
                "columns": 4
            }, {
                "tag": "150 %",
                "scale": 1.5,
                "columns": 2
            }];
    }

    function test_fourOnASmallPhone(data) {
        Style.textScale = data.scale;
        const strip = makeStrip(4, 344);
        compare(strip.columns, data.columns);
        for (let company = 0; company < 4; ++company) {
            const chip = findChild(strip, `chip${company}`);
            verify(chip.height >= Style.touch);
            verify(chip.width >= chip.implicitWidth);
            verify(chip.x + chip.width <= strip.width + 0.5);
        }
    }

    function test_tapAsksForTheCompany() {
        const strip = makeStrip(2, 374);
        const spy = createTemporaryObject(spyComponent, root, {
                "target": strip,
                "signalName": "companyRequested"
            });
        mouseClick(findChild(strip, "chip1"));
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], 1);
    }

    function test_opensTheForecastFromTheAutomasChip_data() {
        return [{
                "tag": "two",
                "players": 2,
                "width": 344,
                "isLine": false,
                "scale": 1
            }, {
                "tag": "three",
                "players": 3,
                "width": 374,
                "isLine": false,
                "scale": 1
            }, {
                "tag": "four in a line",
                "players": 4,
                "width": 344,
                "isLine": true,
                "scale": 1
            }, {
                "tag": "four in large letters",
                "players": 4,
                "width": 344,
                "isLine": true,
                "scale": 1.5
            }];
    }

    function test_opensTheForecastFromTheAutomasChip(row) {
        Style.textScale = row.scale;
        const strip = makeStrip(row.players, row.width);
        verify(!findChild(strip, "forecastButton"));
        strip.isLine = row.isLine;
        strip.forecast = 1;
        waitForRendering(strip, 1000);
        const spy = createTemporaryObject(spyComponent, root, {
                "target": strip,
                "signalName": "forecastRequested"
            });
        const button = findChild(strip, "forecastButton");
        verify(button.width >= Style.touch && button.height >= Style.touch);
        mouseClick(button);
        compare(spy.count, 1);
        const figures = findChild(findChild(strip, "chip1"), "engineers");
        verify(!figures.visible || figures.mapToItem(strip, figures.width, 0).x <= button.mapToItem(strip, 0, 0).x);
        for (let company = 0; company < row.players; ++company) {
            const chip = findChild(strip, `chip${company}`);
            verify(chip.width - chip.signRoom + 0.5 >= (row.isLine ? chip.leastLineWidth : chip.leastWidth), `${company}: ${chip.width}`);
            verify(chip.x + chip.width <= strip.width + 0.5, `${company}: ${chip.x} ${chip.width}`);
            compare(chip.signRoom > 0, company === 1);
        }
    }

    name: "CompanyStrip"
    when: windowShown
    visible: true
    width: 390
    height: 200

    TestGames {
        id: games
    }

    Component {
        id: tableComponent

        BarrageTable {
            host: StoreHost {
                file: games.storeFile()
            }
        }
    }

    Component {
        id: stripComponent

        CompanyStrip {
        }
    }

    Component {
        id: spyComponent

        SignalSpy {
        }
    }
}
