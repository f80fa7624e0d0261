#include <QTranslator>
#include <QtTest>

#include "app/barrage/words/move_text.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

namespace {

constexpr int kGames = 24;
constexpr std::size_t kKinds = std::variant_size_v<MoveKind>;
/// The kinds of the base game stand before it.
const std::size_t kCorrections = MoveKind(Correct{}).index();
constexpr int kLeeghwaterGames = 240;

} // namespace

class MoveTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_polish.load(qEnvironmentVariable("PENSTOCK_TRANSLATIONS") + "/penstock_pl.qm"));
    }
    void cleanup() { QCoreApplication::removeTranslator(&m_polish); }

    void hasASentenceForEveryMoveOfManyGames() {
        std::array<int, kKinds> seen{};
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            const Playthrough game =
                seed % 2 == 0 ? test::playGame(seed) : test::playAutomaGame(seed);
            auto replay = Playthrough::begin(game.setup());
            QVERIFY(replay.ok());
            for (const Move& move : game.entries()) {
                ++seen[move.what.index()];
                verifySentence(replay.value().state(), move);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(replay.value().commit(move).ok());
            }
        }
        for (std::size_t kind = 0; kind < kCorrections; ++kind)
            QVERIFY2(seen[kind] > 0, qPrintable(QString("no move of kind %1").arg(kind)));
    }

    void hasASentenceForEveryMoveOfTheLeeghwaterProject() {
        std::array<int, kKinds> seen{};
        for (std::uint64_t seed = 0; seed < kLeeghwaterGames; ++seed) {
            const Playthrough game = seed % 3 == 0 ? test::playLeeghwaterAutomaGame(seed)
                                                   : test::playLeeghwaterGame(seed);
            auto replay = Playthrough::begin(game.setup());
            QVERIFY(replay.ok());
            for (const Move& move : game.entries()) {
                ++seen[move.what.index()];
                verifySentence(replay.value().state(), move);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(replay.value().commit(move).ok());
            }
        }
        for (std::size_t kind = kCorrections + 1; kind < kKinds; ++kind)
            QVERIFY2(seen[kind] > 0, qPrintable(QString("no move of kind %1").arg(kind)));
    }

    void hasWordsForEveryCorrection() {
        const test::Table table(2);
        QSet<QString> sentences;
        for (int i = 0; i < kCorrectedCount; ++i) {
            const Correct what{static_cast<Corrected>(i), Owner::Germany, 1, 1,
                               CorrectionReason::TableDiffers};
            const Move move{Actor::Table, what};
            verifySentence(table.state(), move);
            sentences.insert(explain::moveText(table.state(), move));
        }
        QCOMPARE(sentences.size(), kCorrectedCount);
    }

    void saysWhatHappened_data() {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* move, const char* sentence) {
            QTest::newRow(move) << QString(move) << QString::fromUtf8(sentence);
        };
        row("usa build 5L base basic_base excavators=4",
            "USA builds a base at 5L: basic tile (base), 4 excavators");
        row("usa bank engineers=2", "USA puts 2 engineers in the bank");
        row("usa water water_management_two_drops_left A=2",
            "USA places drops on headstreams: A ×2");
        row("usa pass", "USA passes");
        row("usa workshop workshop_two_left", "USA turns the wheel in the workshop: 2 segments");
        row("table proceed", "Round 1: actions");
        row("table reveal green_06",
            "Contract uncovered: green contract, 3 energy: 4 credits + 1 excavator");
    }
    void saysWhatHappened() {
        QFETCH(const QString, move);
        const test::Table table(2);
        const auto parsed = parseMove(move.toStdString());
        QVERIFY2(parsed, "cannot be read");
        QTEST(explain::moveText(table.state(), *parsed), "sentence");
    }

    void namesTheEnergyOfAProduction() {
        test::Table table(2);
        table.dam("5L", Owner::Usa, 2, 2).conduit("5B", Owner::Usa).powerhouse("P10_1", Owner::Usa);
        const Move move{Actor::Usa,
                        Produce{*parseId<ActionSpace>("turbine_station_plus_2_left"),
                                {*parseId<BaseSpace>("5L"), *parseId<ConduitSpace>("5B"),
                                 *parseId<PowerhouseSpace>("P10_1")},
                                2}};
        QCOMPARE(explain::moveText(table.state(), move),
                 "USA produces 10 energy with 2 drops: dam 5L, conduit 5B, powerhouse P10-2");
    }

private:
    void verifySentence(const State& before, const Move& move) {
        const QString english = explain::moveText(before, move);
        QCoreApplication::installTranslator(&m_polish);
        const QString polish = explain::moveText(before, move);
        QCoreApplication::removeTranslator(&m_polish);
        for (const QString& sentence : {english, polish}) {
            QVERIFY2(sentence.size() > 3, formatMove(move).c_str());
            QVERIFY2(!sentence.contains('_') && !sentence.contains('%') &&
                         !sentence.trimmed().endsWith(':'),
                     qPrintable(sentence));
        }
    }

    QTranslator m_polish;
};

QTEST_GUILESS_MAIN(MoveTextTest)
#include "tst_move_text.moc"
