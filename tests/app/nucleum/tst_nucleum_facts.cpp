#include <algorithm>
#include <string>
#include <vector>

#include <QtTest>

#include "app/nucleum/facts/nucleum_facts_model.h"
#include "app/nucleum/library/fact_library.h"
#include "app/sessions/bring_in.h"
#include "app/sessions/exchange.h"
#include "database/store.h"
#include "engine/nucleum/notation.h"
#include "tests/app/nucleum/nucleum_desk.h"

using namespace nucleum;

namespace {

/// In an order of their own: the store keeps them by their names.
std::vector<std::string> linesOf(const Facts& facts) {
    std::vector<std::string> lines;
    for (const Fact& fact : listOf(facts))
        lines.push_back(formatFact(fact));
    std::ranges::sort(lines);
    return lines;
}

/// Everything there is to know about games of two, three and four; the tracks of the first are
/// known by their spaces only.
void fill(const database::DatabaseFile& store) {
    for (const int players : {2, 3, 4}) {
        core::Rng rng(static_cast<std::uint64_t>(players));
        Facts facts = inventedFacts(players, rng);
        facts.lowestSpace = ContractSpace::Worker;
        for (std::size_t i = 0; players == 2 && i < facts.income.size(); ++i) {
            facts.incomeSpaces[i] = static_cast<std::uint8_t>(facts.income[i].size());
            facts.income[i].clear();
        }
        for (const Fact& fact : listOf(facts))
            QVERIFY(remember(store, fact, static_cast<std::size_t>(players)));
    }
}

void compareStores(const database::DatabaseFile& one, const database::DatabaseFile& other) {
    for (const std::size_t players : {2U, 3U, 4U}) {
        QVERIFY(linesOf(knownFacts(one, players)).size() > 80);
        QCOMPARE(linesOf(knownFacts(one, players)), linesOf(knownFacts(other, players)));
    }
}

} // namespace

/// What was entered once: kept, listed, changed and carried elsewhere.
class NucleumFactsTest : public QObject {
    Q_OBJECT

private slots:
    void anExportCarriesThem() {
        NucleumDesk from;
        NucleumDesk to;
        fill(from.host.store());
        const auto exported = sessions::exportAll(from.host.store());
        QVERIFY(exported);
        QVERIFY(exported.value().leftOut == sessions::LeftOut{});
        QVERIFY(sessions::importText(to.host.store(), exported.value().text));
        compareStores(from.host.store(), to.host.store());
    }

    void aBackupCarriesThem() {
        NucleumDesk from;
        NucleumDesk to;
        fill(from.host.store());
        const QString file = to.folder.filePath("backup.sqlite");
        QVERIFY(database::backUp(from.host.store(), file.toStdU16String()));
        auto contents = sessions::contentsOfFile(file);
        QVERIFY(contents);
        QVERIFY(
            sessions::bringIn(to.host.store(), std::move(contents.value()), database::alwaysGoesOn)
                .isComplete);
        compareStores(from.host.store(), to.host.store());
    }

    void whatIsKnownStaysWhenAFileSaysOtherwise() {
        NucleumDesk from;
        NucleumDesk to;
        QVERIFY(remember(from.host.store(), TopSlotsFact{6}, 2));
        QVERIFY(remember(to.host.store(), TopSlotsFact{7}, 2));
        const auto exported = sessions::exportAll(from.host.store());
        QVERIFY(sessions::importText(to.host.store(), exported.value().text));
        QCOMPARE(int(knownFacts(to.host.store(), 2).topSlots), 7);
    }

    void theyAreEnteredWithoutAGame() {
        NucleumDesk desk;
        NucleumFactsModel facts;
        facts.setHost(&desk.host);
        QVERIFY(facts.stateText().isEmpty()); // nobody said for which games
        facts.setPlayers(2);
        QVERIFY(facts.stateText().contains("Known: 1 of")); // the lowest space by N-30.1
        const Field* const board = facts.fields()->field("chapter0");
        QVERIFY(board);
        const auto places = std::ranges::find_if(board->options, [](const NucleumOption& option) {
            return option.title.contains("Tile places");
        });
        QVERIFY(places != board->options.end());
        facts.choose("chapter0", static_cast<int>(places - board->options.begin()));
        facts.setNumber("count", 9);
        QVERIFY(facts.canAccept());
        QVERIFY(facts.accept());
        QVERIFY(!facts.canGoBack());
        QVERIFY(facts.stateText().contains("Known: 2 of"));
        QCOMPARE(int(knownFacts(desk.host.store(), 4).topSlots), 9);
        QVERIFY(desk.begin(true)); // a game of three is no matter here
        QCOMPARE(facts.players(), 2);
        QVERIFY(facts.stateText().contains("Known: 2 of"));
    }

    void aTrackIsKnownByItsValuesOrItsSpaces() {
        NucleumDesk desk;
        NucleumFactsModel facts;
        facts.setHost(&desk.host);
        facts.setPlayers(3);
        const auto before = facts.fields()->field("chapter0")->options.size();
        facts.choose("chapter0", 1); // spaces of the first track
        facts.setNumber("spaces", 10);
        QVERIFY(facts.accept());
        QCOMPARE(int(knownFacts(desk.host.store(), 3).incomeSpaces[0]), 10);
        facts.choose("chapter0", 0); // its values
        QVERIFY(facts.accept());
        QCOMPARE(knownFacts(desk.host.store(), 3).income[0].size(), std::size_t(8));
        QCOMPARE(facts.fields()->field("chapter0")->options.size(), before - 1);
    }
};

QTEST_MAIN(NucleumFactsTest)
#include "tst_nucleum_facts.moc"
