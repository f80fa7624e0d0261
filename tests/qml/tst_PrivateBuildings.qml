import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

// The action of every private building by taps: the space, what the action asks, and who stands
// there afterwards.
TestCase {
    id: root

    property AppSettings appSettings: null

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
        if (!appSettings)
            appSettings = settingsComponent.createObject(root) as AppSettings;
    }

    function cleanup() {
        Style.reducedMotion = false;
    }

    // Engineers and credits of the left space and of the right ones; then what is asked.
    function test_usesItsSpaces_data() {
        const rows = [];
        const add = (building, title, left, right, prompt) => {
            rows.push({
                    "tag": `B-25.18 ${building} left`,
                    "building": building,
                    "title": title,
                    "space": "Left space",
                    "place": 0,
                    "paid": left,
                    "prompt": prompt
                });
            rows.push({
                    "tag": `B-25.18 ${building} right`,
                    "building": building,
                    "title": title,
                    "space": "Right space 2",
                    "place": 2,
                    "paid": right,
                    "prompt": prompt
                });
        };
        add("cofferdam", "Cofferdam", [1, 0], [1, 3], "Which dam gets a drop?");
        add("control_station", "Control station", [2, 0], [2, 3], "Which system produces?");
        add("customer_office", "Customer office", [2, 3], [2, 6], "Which contract do you fulfil?");
        add("development_office", "Development office", [1, 0], [1, 3], "Which tile do you take back from the wheel?");
        add("energy_relay_field", "Energy relay field", [1, 1], [1, 4], "");
        add("financial_division", "Financial division", [1, -5], [2, -5], "");
        add("loan_agency", "Loan agency", [1, 0], [2, 0], "Which external work do you buy?");
        add("research_lab", "Research lab", [1, 0], [1, 3], "Which machines do you take from the wheel?");
        add("robot_factory", "Robot factory", [2, 1], [2, 4], "Which machines do you take?");
        add("wind_farm", "Wind farm", [2, 2], [2, 5], "Which contract of at most 5 do you fulfil?");
        return rows;
    }
    function test_usesItsSpaces(row) {
        verify(games.beginWithBuilding(barrageTable, row.building));
        const page = createTemporaryObject(pageComponent, root) as GamePage;
        waitForRendering(page);
        taps.page = page;
        const before = games.supplyOfUsa(barrageTable);
        taps.tap(taps.optionCalled("Private building"));
        taps.tap(taps.optionCalled(row.title));
        taps.tap(taps.optionCalled(row.space));
        taps.confirm();
        const after = games.supplyOfUsa(barrageTable);
        compare([before[0] - after[0], before[1] - after[1]], row.paid);
        if (row.prompt !== "") {
            compare(findChild(page, "prompt").text, row.prompt);
            taps.finish();
        }
        const boards = createTemporaryObject(boardsComponent, root) as TablePage;
        for (let i = 0; i < 4; ++i)
            compare(findChild(boards, "building0").place.spaces[i].company, i === row.place ? 0 : -1);
    }

    function test_refusesASpaceThatIsTaken() {
        verify(games.beginWithBuilding(barrageTable, "wind_farm"));
        verify(games.takeBuildingSpace(barrageTable, 1));
        const page = createTemporaryObject(pageComponent, root) as GamePage;
        waitForRendering(page);
        taps.page = page;
        taps.tap(taps.optionCalled("Private building"));
        taps.tap(taps.optionCalled("Wind farm"));
        const option = taps.optionCalled("Right space 1");
        verify(!option.isLegal);
        taps.tap(option);
        verify(findChild(page, "refusedTap").text.startsWith("Right space 1: "));
        verify(taps.optionCalled("Right space 2").isLegal);
    }

    name: "PrivateBuildings"
    when: windowShown
    width: 390
    height: 844
    visible: true

    TestGames {
        id: games
    }

    GameTaps {
        id: taps

        test: root
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }

    BarrageTable {
        id: barrageTable

        host: storeHost
    }

    // Reads the store at once, so its file has to be known.
    Component {
        id: settingsComponent

        AppSettings {
            host: storeHost
        }
    }

    Component {
        id: pageComponent

        GamePage {
            table: barrageTable
            settings: root.appSettings
            width: root.width
            height: root.height
        }
    }

    Component {
        id: boardsComponent

        TablePage {
            table: barrageTable
            width: 390
            height: 844
        }
    }
}
