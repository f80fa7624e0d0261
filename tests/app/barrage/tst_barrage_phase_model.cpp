#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/phase/barrage_phase_model.h"
#include "app/barrage/steps/step_lines.h"
#include "app/barrage/words/names.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using barrage::test::Table;

namespace {

constexpr Move kProceed{Actor::Table, Proceed{}};

/// Round 2 is about to be scored: energy of USA, Germany, Italy, France; the bonus tile of the
/// round counts bases.
Table scoring(std::array<int, 4> energy) {
    Table table;
    for (int i = 0; i < 4; ++i)
        table[static_cast<Company>(i)].energy = static_cast<std::uint8_t>(energy[std::size_t(i)]);
    table.state().bonusTiles[1] = BonusTile::Bases;
    table.phase(Phase::Scoring, 2);
    return table;
}

void show(RoundScoreModel& model, const State& before) {
    State after = before;
    const auto events = apply(after, kProceed);
    QVERIFY(events.ok());
    model.showScoring(before, events.value());
    for (const ScoreTableColumn& column : model.columns())
        QCOMPARE(column.total, int(after.of(column.company).vp));
}

} // namespace

class BarragePhaseModelTest : public QObject {
    Q_OBJECT

private slots:
    void scoresBySource() {
        Table table = scoring({12, 7, 7, 0});
        table.dam("1L", Owner::Usa).dam("2L", Owner::Germany);
        RoundScoreModel model;
        show(model, table.state());
        QCOMPARE(model.labels(),
                 QStringList({"", "Before", "Ranking", "Energy track", "Bonus tile", "After"}));
        QCOMPARE(model.count(), 4);
        const int start = table[Company::Usa].vp;
        QCOMPARE(model.columns()[0].points, QList<int>({start, 6, 0, 4}));
        QCOMPARE(model.columns()[0].total, start + 10);
        QCOMPARE(model.columns()[1].points, QList<int>({start, 1, 0, 0}));
        QCOMPARE(model.columns()[3].points, QList<int>({start, 0, -3, 0}));
    }

    void saysWhy_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("B-17.1 the first alone") << 2 << "USA: energy 12, place 1 → 6 VP";
        QTest::newRow("B-17.2 two share the second place")
            << 2 << "Germany: energy 7, place 2 shared → 1 VP";
        QTest::newRow("B-17.1 no energy has no place") << 2 << "France: no energy → 0 VP";
        QTest::newRow("B-17.3 credits of the track") << 3 << "USA: energy 12 → 5 credits";
        QTest::newRow("B-17.3 no energy costs VP") << 3 << "France: energy 0 → -3 VP, 3 credits";
        QTest::newRow("B-17.4 what the tile counts") << 4 << "USA: bases 1 × 4 → 4 VP";
        QTest::newRow("B-17.4 less for a section behind")
            << 4 << "Germany: bases 1 × 4, sections behind: 1, so −4 → 0 VP";
        QTest::newRow("B-17.4 no section reached")
            << 4 << "France: no section of the energy track reached → 0 VP";
    }
    void saysWhy() {
        QFETCH(const int, line);
        QFETCH(const QString, sentence);
        Table table = scoring({12, 7, 7, 0});
        table.dam("1L", Owner::Usa).dam("2L", Owner::Germany);
        RoundScoreModel model;
        show(model, table.state());
        const QStringList sentences = model.reasons()[line].split('\n');
        QVERIFY2(sentences.contains(sentence), qPrintable(model.reasons()[line]));
        QCOMPARE(sentences.size(), 4);
    }

    void tellsThatAnAutomasCreditsAreVp() {
        Table table = scoring({12, 7, 7, 0});
        table.automa(Company::Germany);
        RoundScoreModel model;
        show(model, table.state());
        const QString sentence = "Germany: energy 7, credits count as VP → 4 VP";
        QVERIFY2(model.reasons()[3].contains(sentence), qPrintable(model.reasons()[3]));
    }

    void theLastRoundHasTheEndOfTheGameToo() {
        Table table = scoring({12, 7, 7, 0});
        table.phase(Phase::Scoring, kRounds);
        RoundScoreModel model;
        show(model, table.state());
        QCOMPARE(model.labels().size(), 9);
        QCOMPARE(model.reasons().size(), 9);
        QVERIFY(!model.reasons()[5].isEmpty());
    }

    void equalDropsAreOneThingToDo() {
        Table table;
        table.headstream(Headstream::A, 2).phase(Phase::WaterFlow, 1);
        State after = table.state();
        const auto events = apply(after, kProceed);
        QVERIFY(events.ok());
        const auto all = instructionsFor(table.state(), events.value());
        const auto list = steps::linesFor({{table.state(), events.value(), {}}}, Owner::Nobody);
        QCOMPARE(all.size(), list.size() + 1);
        QVERIFY2(list.front().text.startsWith("2 drops"), qPrintable(list.front().text));
    }

    /// Pages may ask before the model has heard of a change.
    void canBeAskedWhileTheTableCloses() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("games.sqlite"));
        BarrageTable table;
        table.setHost(&host);
        BarragePhaseModel phase;
        int asked = 0;
        connect(&table, &BarrageTable::changed, &phase,
                [&] { asked += phase.marks().list.empty() ? 1 : 0; });
        phase.setTable(&table);
        QVERIFY(table.begin(test::plainSetup(2), {}));
        const Playthrough game = playRandomGame(table.game().setup(), 1);
        for (std::size_t at = 0; table.state().phase != Phase::WaterFlow; ++at)
            QVERIFY(table.commit(game.entries()[at]));
        QVERIFY(phase.isWaiting());
        const int before = asked;
        table.close();
        QVERIFY(asked > before);
        QCOMPARE(phase.marks().foresight, Foresight::None);
    }

    void saysWhatAPhaseBrings() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("games.sqlite"));
        BarrageTable table;
        table.setHost(&host);
        BarragePhaseModel phase;
        phase.setTable(&table);
        core::Rng rng(1);
        const std::array<PlayerRequest, 2> players{};
        QVERIFY(table.begin(dealSetup({}, players, rng), {}));
        const Playthrough game = playRandomGame(table.game().setup(), 1);
        int scorings = 0;
        int ends = 0;
        for (const Move& move : game.entries()) {
            QCOMPARE(phase.marks().foresight == Foresight::Waiting,
                     table.state().phase == Phase::WaterFlow);
            const bool isScoring = phase.isWaiting() && table.state().phase == Phase::Scoring;
            QCOMPARE(phase.score()->count(), isScoring ? 2 : 0);
            for (const AutomaLine& line : phase.lines()->lines())
                QVERIFY2(!isScoring || !line.text.contains("VP"), qPrintable(line.text));
            scorings += isScoring;
            if (phase.isWaiting() && table.state().phase == Phase::EndOfRound) {
                ++ends;
                const auto& lines = phase.lines()->lines();
                QVERIFY(lines.size() >= 3); // B-18.2, B-18.3, B-18.4, then what comes up by itself
                for (const Tile tile : table.state().patents.open)
                    QCOMPARE(lines[2].text.contains(explain::nameOf(tile)), tile != Tile::None);
            }
            QVERIFY(table.commit(move));
        }
        QCOMPARE(ends, kRounds - 1);
        QCOMPARE(scorings, kRounds);
        QCOMPARE(phase.score()->count(), 0);
    }
};

QTEST_MAIN(BarragePhaseModelTest)
#include "tst_barrage_phase_model.moc"
