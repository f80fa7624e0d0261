#include <QJsonArray>

#include "tests/app/barrage/position/edited.h"
#include "tests/app/cli/cli_run.h"

using cli_run::Run;
using cli_run::run;
using edited::Changes;

namespace {

/// Nothing of the example can produce, and there is no tile to build a base with.
const Changes kIdle{{"map.powerhouses", "[]"},
                    {"companies[1].tiles", R"(["basic_conduit", "basic_powerhouse"])"}};
/// One open contract, which the production of the example reaches.
Changes onlyContract(const QByteArray& colour, const QByteArray& contract) {
    QByteArray open = R"({"national": [], "green": [null, null], "yellow": [null, null],
                          "red": [null, null]})";
    open.replace(colour + "\": [null", colour + "\": [\"" + contract + '"');
    return {{"contracts", open}};
}
const Changes kDryHeadstreams{{"map.headstream_drops", "{}"}};
Changes actionTile(int tile) { return {{"automa.action_tile", QByteArray::number(tile)}}; }
Changes bases(const QByteArray& more) {
    return {{"map.bases",
             R"([{"space": "5L", "owner": "neutral", "elevations": 1, "drops": 2})" + more + ']'}};
}
const QByteArray kOwnDamBelowD = R"(, {"space": "4L", "owner": "germany"})";

QByteArray compact(const QJsonValue& value) {
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

} // namespace

class CliResolveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    /// The production of 5L through 5A: 2 drops of value 3 with tile 7 (+0), 1 VP per drop to the
    /// USA for the conduit; of the two contracts for 5 the right one: 3 credits and 2 mixers.
    void resolvesTheExample() {
        const QJsonValue turn = resolved(edited::exampleText());
        QCOMPARE(turn["company"].toString(), "germany");
        QCOMPARE(compact(turn["steps"]), compact(edited::value(R"([
            {"order": 1, "type": "production", "performed": true, "engineers": 2, "dam": "5L",
             "conduit": "5A", "powerhouse": "P8_0", "drops": 2, "energy": 6,
             "contract": "yellow_03"}])")));
        QCOMPARE(compact(turn["reveals"]), R"([["yellow"]])");
        const QJsonValue after = turn["after"];
        for (const char* key : {"active", "phase", "automa", "round", "turn_order", "patent"})
            QCOMPARE(compact(after[key]), compact(edited::example()[key]));
        const QJsonValue germany = after["companies"][1];
        QCOMPARE(germany["vp"].toInt(), 20 - 2 + 3);
        QCOMPARE(germany["energy"].toInt(), 5 + 6);
        QCOMPARE(germany["mixers"].toInt(), 4 + 2);
        QCOMPARE(germany["engineers"].toInt(), 9 - 2);
        QCOMPARE(compact(germany["fulfilled"]), R"([["yellow_03"]])");
        QCOMPARE(after["companies"][0]["vp"].toInt(), 34 + 2);
        QCOMPARE(after["companies"][0]["credits"].toInt(), 4 + 2);
        QCOMPARE(after["map"]["bases"][0]["drops"].toInt(), 0);
        QCOMPARE(compact(after["contracts"]["yellow"]), R"([["yellow_02",null]])");
        QCOMPARE(
            run({"check", keep("after.json", QJsonDocument(after.toObject()).toJson())}).output,
            QByteArray());
    }

    void tellsEveryKindOfAction_data() {
        QTest::addColumn<Changes>("changes");
        QTest::addColumn<QByteArray>("steps");
        const QByteArray noSystem =
            R"({"order": 1, "type": "production", "performed": false, "because": "A-4.1.1"},)";
        QTest::newRow("contract office and powerhouse")
            << Changes{{"map.powerhouses", R"([{"space": "P5_0", "owner": "usa"}])"},
                       {"companies[1].mixers", "2"}}
            << noSystem + R"(
            {"order": 2, "type": "contract_office", "performed": true, "engineers": 1,
             "colour": "yellow", "energy": 2},
            {"order": 3, "type": "construction", "performed": false, "because": "A-6.1 space"},
            {"order": 4, "type": "construction", "performed": true, "engineers": 2,
             "structure": "powerhouse", "space": "P8_0", "tile": "basic_powerhouse",
             "decided_by": "A-6.6", "trace": [
                ["eligible", ["P5_1", "P6_0", "P6_1", "P7_0", "P7_1", "P8_0", "P8_1", "P8_2",
                              "P9_0", "P9_1", "P9_2", "P10_0", "P10_1", "P10_2", "P11_0", "P11_1",
                              "P11_2", "P11_3", "P12_0", "P12_1", "P12_2", "P12_3"]],
                ["A-6.4", ["P8_0", "P8_1", "P8_2"]], ["A-6.6", ["P8_0"]]]})";
        QTest::newRow("water with the last engineer")
            << kIdle + kDryHeadstreams + bases(kOwnDamBelowD) + actionTile(1) +
                   Changes{{"companies[1].engineers", "1"}}
            << noSystem + R"(
            {"order": 2, "type": "water_management", "performed": true, "engineers": 1,
             "headstreams": ["D"]})";
        QTest::newRow("patent office") << kIdle + actionTile(3) << noSystem + R"(
            {"order": 2, "type": "contract_office", "performed": true, "engineers": 1,
             "colour": "green", "energy": 2},
            {"order": 3, "type": "construction", "performed": false, "because": "A-6.1 tile"},
            {"order": 4, "type": "patent_office", "performed": true, "engineers": 1, "vp_cost": 2,
             "tile": "l1_base"})";
        QTest::newRow("workshop") << kIdle + actionTile(3) +
                                         Changes{{"patent", "[null, null, null]"},
                                                 {"companies[1].wheel[0]",
                                                  R"({"tile": "basic_base", "excavators": 4})"}}
                                  << noSystem + R"(
            {"order": 2, "type": "contract_office", "performed": true, "engineers": 1,
             "colour": "green", "energy": 2},
            {"order": 3, "type": "construction", "performed": false, "because": "A-6.1 tile"},
            {"order": 4, "type": "patent_office", "performed": false, "because": "A-5.5"},
            {"order": 5, "type": "external_work", "performed": false, "because": "A-3.4"},
            {"order": 6, "type": "workshop", "performed": true, "engineers": 1, "vp_cost": 0,
             "segments": 1, "excavators": 4, "mixers": 0, "tiles": ["basic_base"]})";
        QTest::newRow("machinery shop, kind of which it has fewer")
            << kIdle + actionTile(17) << noSystem + R"(
            {"order": 2, "type": "water_management", "performed": false, "because": "A-5.1"},
            {"order": 3, "type": "construction", "performed": false, "because": "A-6.1 tile"},
            {"order": 4, "type": "construction", "performed": false, "because": "A-3.4"},
            {"order": 5, "type": "workshop", "performed": false, "because": "A-5.3"},
            {"order": 6, "type": "machinery_shop", "performed": true, "engineers": 1, "vp_cost": 3,
             "excavators": 0, "mixers": 1})";
        QTest::newRow("bank in round 5")
            << kIdle + actionTile(4) + Changes{{"round", "5"}} << noSystem + R"(
            {"order": 2, "type": "construction", "performed": false, "because": "A-6.1 tile"},
            {"order": 3, "type": "machinery_shop", "performed": false, "because": "A-5.4"},
            {"order": 4, "type": "external_work", "performed": false, "because": "A-3.4"},
            {"order": 5, "type": "workshop", "performed": false, "because": "A-5.3"},
            {"order": 6, "type": "bank", "performed": true, "engineers": 1, "vp": 1})";
        // 6 energy with tile 1 (-2): 4, enough for green_05 with its 2 drops.
        const QByteArray produced = R"({"order": 1, "type": "production", "performed": true,
             "engineers": 1, "dam": "5L", "conduit": "5A", "powerhouse": "P8_0", "drops": 2,
             "energy": 4, "contract": "green_05"},)";
        QTest::newRow("drops of a reward")
            << onlyContract("green", "green_05") + kDryHeadstreams + bases(kOwnDamBelowD) +
                   actionTile(1)
            << produced + R"({"order": 1, "type": "reward_drops", "performed": true,
                              "headstreams": ["D"]})";
        QTest::newRow("drops that help nothing")
            << onlyContract("green", "green_05") + actionTile(1)
            << produced + R"({"order": 1, "type": "reward_drops", "performed": false,
                              "because": "A-7.2"})";
        // Basin 8 has its powerhouse; the criteria of tile 12 name none or all, its code is 10.
        QTest::newRow("free structure")
            << onlyContract("yellow", "yellow_02") +
                   Changes{{"map.powerhouses", R"([{"space": "P8_0", "owner": "germany"},
                       {"space": "P9_0", "owner": "germany"}, {"space": "P5_0", "owner": "usa"},
                       {"space": "P6_0", "owner": "germany"}, {"space": "P7_0", "owner": "usa"}])"}}
            << QByteArray(R"({"order": 1, "type": "production", "performed": true,
             "engineers": 2, "dam": "5L", "conduit": "5A", "powerhouse": "P8_0", "drops": 2,
             "energy": 7, "contract": "yellow_02"},
            {"order": 1, "type": "free_structure", "performed": true, "structure": "powerhouse",
             "space": "P10_0", "decided_by": "A-6.6", "trace": [
                ["eligible", ["P5_1", "P7_1", "P10_0", "P10_1", "P10_2", "P11_0", "P11_1", "P11_2",
                              "P11_3", "P12_0", "P12_1", "P12_2", "P12_3"]],
                ["A-6.4", []], ["C-P1", []], ["C-P5", []],
                ["C-P4", ["P5_1", "P7_1", "P10_0", "P10_1", "P10_2", "P11_0", "P11_1", "P11_2",
                          "P11_3", "P12_0", "P12_1", "P12_2", "P12_3"]],
                ["A-6.7", ["P10_0", "P10_1", "P10_2"]], ["A-6.6", ["P10_0"]]]})");
        // The bonus of the second powerhouse counts for the first production only.
        QTest::newRow("8.1 second production of Germany")
            << onlyContract("yellow", "yellow_03") +
                   bases(R"(, {"space": "7L", "owner": "neutral", "drops": 1})") +
                   Changes{{"companies[1].level", R"("high")"},
                           {"map.conduits", R"([{"space": "5A", "owner": "usa"},
                                                {"space": "7A", "owner": "germany"}])"},
                           {"map.powerhouses", R"([{"space": "P8_0", "owner": "germany"},
                       {"space": "P9_0", "owner": "germany"},
                       {"space": "P10_0", "owner": "germany"}])"}}
            << QByteArray(R"({"order": 1, "type": "production", "performed": true,
             "engineers": 2, "dam": "5L", "conduit": "5A", "powerhouse": "P8_0", "drops": 2,
             "energy": 7, "contract": "yellow_03"},
            {"order": 1, "type": "second_production", "performed": true, "dam": "7L",
             "conduit": "7A", "powerhouse": "P10_0", "drops": 1, "energy": 2,
             "contract": null})");
        // The tile's own production has a bonus of 2: 8 energy reach the red contract.
        QTest::newRow("8.2 production of the level II powerhouse tile")
            << Changes{{"map.powerhouses", R"([{"space": "P8_1", "owner": "usa"}])"},
                       {"companies[1].level", R"("high")"},
                       {"companies[1].mixers", "2"},
                       {"companies[1].tiles", R"(["basic_powerhouse", "l2_powerhouse"])"}}
            << noSystem + R"(
            {"order": 2, "type": "contract_office", "performed": true, "engineers": 1,
             "colour": "yellow", "energy": 2},
            {"order": 3, "type": "construction", "performed": false, "because": "A-6.1 tile"},
            {"order": 4, "type": "construction", "performed": true, "engineers": 2,
             "structure": "powerhouse", "space": "P8_0", "tile": "l2_powerhouse",
             "decided_by": "A-6.6", "trace": [
                ["eligible", ["P5_0", "P5_1", "P6_0", "P6_1", "P7_0", "P7_1", "P8_0", "P8_2",
                              "P9_0", "P9_1", "P9_2", "P10_0", "P10_1", "P10_2", "P11_0", "P11_1",
                              "P11_2", "P11_3", "P12_0", "P12_1", "P12_2", "P12_3"]],
                ["A-6.4", ["P8_0", "P8_2"]], ["A-6.6", ["P8_0"]]]},
            {"order": 4, "type": "tile_production", "performed": true, "dam": "5L",
             "conduit": "5A", "powerhouse": "P8_0", "drops": 2, "energy": 8,
             "contract": "red_01"})";
    }
    void tellsEveryKindOfAction() {
        QFETCH(const Changes, changes);
        QFETCH(const QByteArray, steps);
        const QJsonValue turn = resolved(edited::exampleWith(changes));
        QCOMPARE(compact(turn["steps"]), compact(edited::value('[' + steps + ']')));
    }

    void leavesWhatTheStepsSay() {
        const QJsonValue after =
            resolved(edited::exampleWith(Changes{{"map.powerhouses", "[]"}}))["after"];
        const QJsonValue germany = after["companies"][1];
        QCOMPARE(germany["engineers"].toInt(), 9 - 1 - 2);
        QCOMPARE(germany["energy"].toInt(), 5 + 2);
        QCOMPARE(germany["mixers"].toInt(), 4 - 2);
        QCOMPARE(compact(germany["wheel"]), compact(edited::value(R"([{}, {}, {}, {},
                     {"tile": "basic_powerhouse", "mixers": 2}])")));
        QCOMPARE(compact(after["map"]["powerhouses"]), R"([[{"owner":"germany","space":"P8_0"}]])");
        QCOMPARE(compact(after["contracts"]["yellow"]), "[[null,null]]");
        QCOMPARE(compact(after["contracts"]["green"]), R"([["green_01","green_05"]])");
    }

    void namesEveryEmptiedSlotInOrder() {
        const QByteArray swept = edited::exampleWith("map.powerhouses", "[]");
        QCOMPARE(compact(resolved(swept)["reveals"]), R"([["yellow","yellow"]])");
        const QByteArray idle = edited::exampleWith(kIdle + actionTile(4));
        QCOMPARE(compact(resolved(idle)["reveals"]), "[[]]");
        // Only one yellow contract lies in the pile; it is not known all the same.
        const QByteArray fulfilled = R"(["yellow_01", "yellow_04", "yellow_05", "yellow_06",
            "yellow_07", "yellow_08", "yellow_09", "yellow_10", "yellow_11", "yellow_12",
            "yellow_13", "yellow_14"])";
        const QJsonValue last = resolved(edited::exampleWith("companies[0].fulfilled", fulfilled));
        QCOMPARE(compact(last["reveals"]), R"([["yellow"]])");
        QCOMPARE(compact(last["after"]["contracts"]["yellow"]), R"([["yellow_02",null]])");
    }

    void writesOneLinePerFile() {
        const QString first = keep("first.json", edited::exampleText());
        const QString second = keep("second.json", edited::exampleWith(kIdle + actionTile(4)));
        const Run both = run({"resolve", first, second});
        QCOMPARE(both.exitCode, 0);
        const QByteArrayList lines = both.output.split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[2].isEmpty());
        QCOMPARE(compact(QJsonDocument::fromJson(lines[0]).object()),
                 compact(run({"resolve", first}).json()));
        QCOMPARE(compact(QJsonDocument::fromJson(lines[1]).object()),
                 compact(run({"resolve", second}).json()));
    }

    void refusesWhatIsNoAutomaTurn_data() {
        QTest::addColumn<Changes>("changes");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* path, const char* json,
                            const char* sentence) {
            QTest::newRow(name) << Changes{{path, json}} << QByteArray(sentence) + '\n';
        };
        row("another phase", "phase", R"("water_flow")",
            "phase: Automas take turns in the phase of actions only.");
        row("a human's turn", "active", R"("usa")",
            "active: It is the turn of usa, which is no Automa.");
        row("A-1.7 no engineers", "companies[1].engineers", "0",
            "companies: germany has no engineers left and takes no turn (A-1.7).");
        row("no action tile", "automa.action_tile", "null",
            "automa.action_tile: The tile with the actions is missing.");
        row("no criteria tile", "automa.criteria_tile", "null",
            "automa.criteria_tile: The tile with the criteria is missing.");
        row("no tiles at all", "automa", "",
            "automa.action_tile: The tile with the actions is missing.");
    }
    void refusesWhatIsNoAutomaTurn() {
        QFETCH(const Changes, changes);
        QFETCH(const QByteArray, sentence);
        const QString file = keep("refused.json", edited::exampleWith(changes));
        const Run alone = run({"resolve", file});
        cli_run::verifyRefused(alone, 1, sentence);
        QCOMPARE(alone.errors, sentence);
        const QString good = keep("good.json", edited::exampleText());
        QCOMPARE(run({"resolve", good, file}).errors, file.toUtf8() + ": " + sentence);
    }

private:
    QString keep(const QString& name, const QByteArray& content) {
        return cli_run::keep(m_folder, name, content);
    }
    QJsonValue resolved(const QByteArray& position) {
        const Run result = run({"resolve", keep("position.json", position)});
        if (result.exitCode != 0)
            qCritical("%s", result.errors.constData());
        return result.json();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CliResolveTest)
#include "tst_resolve.moc"
