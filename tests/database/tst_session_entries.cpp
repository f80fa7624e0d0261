#include <optional>
#include <set>
#include <variant>

#include <QtTest>

#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/move.h"
#include "engine/barrage/notation.h"
#include "engine/core/game_log.h"
#include "tests/support/stores.h"
#include "tests/support/tests_dir.h"

using namespace database;
using namespace database::test;

using Lines = std::vector<std::string>;

namespace {

constexpr Time kNow = 1'800'000'000'000;

/// What the golden games happen not to have.
const Lines kRareLines{
    "netherlands pass",     "germany produce none 5L 5A P8_0 drops=2",
    "usa place-drops none", "usa go-on",
    "usa use-officer",      "usa add-source 3L 3A drops=1",
};

/// One of each; other numbers have no other form.
const Lines kCorrections{
    "table correct vp usa -3 wrong_entry",
    "table correct energy italy 12 forgotten_step",
    "table correct credits france 0 other",
    "table correct excavators usa 5 table_differs",
    "table correct mixers usa 4 table_differs",
    "table correct engineers usa 12 table_differs",
    "table correct constructions usa 2 table_differs",
    "table correct officer_copies netherlands 1 table_differs",
    "table correct passed usa yes table_differs",
    "table correct headstream_drops C 2 table_differs",
    "table correct dam_drops 10L 3 table_differs",
    "table correct dam neutral 5L elevations=1 table_differs",
    "table correct conduit usa 5A table_differs",
    "table correct powerhouse nobody P8_0 table_differs",
    "table correct tile_in_supply usa l3_wild no table_differs",
    "table correct wheel_tile usa segment=5 basic_base table_differs",
    "table correct wheel_excavators usa segment=2 6 table_differs",
    "table correct wheel_mixers usa segment=3 2 table_differs",
    "table correct contract_held usa green_03 yes table_differs",
    "table correct contract_fulfilled usa starting_01 no table_differs",
    "table correct open_contract yellow_left yellow_02 table_differs",
    "table correct national_contract national_02 yes table_differs",
    "table correct open_tile slot=3 none table_differs",
    "table correct space_engineers usa workshop_one_left 2 table_differs",
    "table correct bank_engineers usa 2 table_differs",
    "table correct beside_engineers germany machinery_shop 1 table_differs",
    "table correct headstream_tile A tile=8 table_differs",
    "table correct bonus_tile round=5 advanced_technology_tiles table_differs",
    "table correct objective basins_with_three table_differs",
    "table correct turn_order_place usa place=4 table_differs",
    "table correct automa_action_tile 20 table_differs",
    "table correct automa_criteria_tile 0 table_differs",
    "table correct excamixers usa 7 table_differs",
    "table correct wheel_excamixers usa segment=5 2 table_differs",
    "table correct architect usa yes table_differs",
    "table correct officer_engineers usa 2 table_differs",
    "table correct work_fulfilled netherlands work_c_5 no table_differs",
    "table correct open_work slot=3 none table_differs",
    "table correct work_engineers france slot=1 2 table_differs",
    "table correct building_in_play place=5 research_lab table_differs",
    "table correct building italy wind_farm_4 table_differs",
    "table correct building_engineers italy wind_farm space=4 2 table_differs",
};

QString goldenFolder() { return inTestsDir("golden/barrage"); }

core::GameLog goldenLog(const QString& name) {
    QFile file(goldenFolder() + '/' + name);
    core::GameLog log;
    if (!file.open(QIODevice::ReadOnly) || !core::fromText(file.readAll().toStdString(), log))
        qFatal("%s cannot be read", qPrintable(name));
    return log;
}

QStringList goldenNames() { return QDir(goldenFolder()).entryList({"*.log"}); }

} // namespace

class SessionEntriesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }
    void cleanup() { m_folder.reset(); }

    void theLinesCoverEveryKind() {
        std::set<std::size_t> kinds;
        std::set<barrage::Corrected> corrected;
        const auto note = [&](const Lines& lines) {
            for (const std::string& line : lines) {
                const auto move = barrage::parseMove(line);
                QVERIFY2(move, line.c_str());
                kinds.insert(move->what.index());
                if (const auto* correction = std::get_if<barrage::Correct>(&move->what))
                    corrected.insert(correction->what);
            }
        };
        for (const QString& name : goldenNames())
            note(goldenLog(name).entries);
        note(kRareLines);
        note(kCorrections);
        QCOMPARE(kinds.size(), std::variant_size_v<barrage::MoveKind>);
        QCOMPARE(corrected.size(), std::size_t{barrage::kCorrectedCount});
    }

    void keepsEveryLine_data() {
        QTest::addColumn<core::GameLog>("log");
        for (const QString& name : goldenNames())
            QTest::newRow(qPrintable(name)) << goldenLog(name);
        QTest::newRow("rare kinds") << core::GameLog{"barrage", 1, "setup", kRareLines};
        QTest::newRow("corrections") << core::GameLog{"barrage", 1, "setup", kCorrections};
    }
    void keepsEveryLine() {
        QFETCH(const core::GameLog, log);
        QVERIFY(!log.entries.empty());
        const auto path = pathIn(*m_folder, "games.sqlite");
        {
            const auto store = openStore(path);
            QVERIFY2(store.ok(), why(store).c_str());
            SessionRecord added;
            added.id = "added at once";
            added.log = log;
            QVERIFY(addSession(store.value(), added).ok());
            SessionRecord played = added;
            played.id = "played";
            played.log.entries.clear();
            QVERIFY(addSession(store.value(), played).ok());
            auto journal = SessionJournal::open(store.value(), "played");
            QVERIFY(journal.ok());
            // A turn of three entries at a time is enough to see that each of them is kept.
            for (std::size_t i = 0; i < log.entries.size(); i += 3) {
                const auto from = log.entries.begin() + std::ptrdiff_t(i);
                const auto count = std::min<std::size_t>(3, log.entries.size() - i);
                QVERIFY(
                    journal.value().append(Lines(from, from + std::ptrdiff_t(count)), kNow).ok());
            }
        }
        const auto store = openStore(path);
        QVERIFY2(store.ok(), why(store).c_str());
        for (const char* id : {"added at once", "played"}) {
            const auto session = loadSession(store.value(), id);
            QVERIFY2(session.ok(), why(session).c_str());
            QVERIFY(session.value().log == log);
            for (const std::string& line : session.value().log.entries)
                QVERIFY2(barrage::formatMove(barrage::parseMove(line).value()) == line,
                         line.c_str());
        }
    }

private:
    std::optional<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(SessionEntriesTest)
#include "tst_session_entries.moc"
