#include <optional>

#include <QtTest>

#include "app/nucleum/library/fact_library.h"
#include "tests/app/nucleum/choice_taps.h"
#include "tests/app/nucleum/nucleum_desk.h"

using namespace nucleum;

namespace {

/// One tap of somebody who tries anything that is offered.
void tapSomething(NucleumChoiceModel& choice, core::Rng& rng) {
    if (choice.canAccept() && rng.below(3) > 0) {
        choice.accept();
        return;
    }
    if (choice.canDraw()) {
        choice.draw();
        return;
    }
    const auto& fields = choice.fields()->fields();
    if (fields.empty() || rng.below(8) == 0) {
        if (!choice.declineText().isEmpty())
            choice.decline();
        else if (choice.canGoBack())
            choice.back();
        else
            choice.accept();
        return;
    }
    const Field field = fields[rng.below(static_cast<std::uint32_t>(fields.size()))];
    if (field.kind == FieldKind::Number || field.kind == FieldKind::Switch) {
        const auto range = static_cast<std::uint32_t>(std::max(1, field.to - field.from + 1));
        choice.setNumber(field.key, field.from + static_cast<int>(rng.below(range)));
    } else if (!field.options.isEmpty()) {
        choice.choose(field.key, static_cast<int>(
                                     rng.below(static_cast<std::uint32_t>(field.options.size()))));
    }
}

} // namespace

class NucleumChoiceModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_desk.emplace();
        m_choice.emplace();
    }

    void cleanup() {
        m_choice.reset();
        m_desk.reset();
    }

    void aTurnBeginsWithThreeKinds() {
        QVERIFY(begin(true));
        QCOMPARE(m_choice->who(), QString("Ala"));
        QCOMPARE(m_choice->seat(), 0);
        const Field* const menu = m_choice->fields()->field("menu");
        QVERIFY(menu);
        QVERIFY(menu->options[0].title.startsWith("A"));
        QVERIFY(menu->options[2].title.startsWith("B"));
        QVERIFY(menu->options[3].title.startsWith("C"));
        QVERIFY(!m_choice->hasButton());
    }

    void turnABuildsForItsPrice() {
        QVERIFY(begin(true));
        open(*m_choice, Entry::Tile);
        QCOMPARE(m_desk->table.state().task().kind, TaskKind::UseActions);
        QCOMPARE(m_choice->declineText(), QString("Done with the actions"));
        open(*m_choice, Entry::Urbanize);
        take(*m_choice, "type", static_cast<int>(BuildingType::Factory));
        take(*m_choice, "level", 1);
        QVERIFY(m_choice->isOnMap());
        QVERIFY(m_choice->tapCity(static_cast<int>(City::Leipzig)));
        QVERIFY(m_choice->chosenCities().contains(static_cast<int>(City::Leipzig)));
        QVERIFY(m_choice->summary().first().contains("3 Thaler"));
        m_choice->setNumber("red", 1);
        QVERIFY(!m_choice->canAccept()); // 5 Thaler, 4 are there
        QVERIFY(m_choice->refusal().contains("N-5.1"));
        take(*m_choice, "discount", 2);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).thaler, 1);
        QVERIFY(m_desk->table.undoLabel().contains("Factory II"));
        m_choice->decline();
        QCOMPARE(m_desk->table.state().active, Player::Second);
    }

    void whatIsNotPossibleSaysWhy() {
        QVERIFY(begin(true));
        QVERIFY(m_desk->correct(Corrected::Workers, Player::First, 0));
        open(*m_choice, Entry::Railway);
        QVERIFY(m_choice->refusal().contains("N-4.5"));
        QVERIFY(!m_choice->canGoBack());
    }

    void factsAreAskedForWhenTheyMatter() {
        QVERIFY(begin(false));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Develop);
        take(*m_choice, "first", 4);
        QVERIFY(!m_choice->isFact());
        QVERIFY(m_choice->accept());
        QVERIFY(m_choice->isFact()); // the prices of the offer
        QCOMPARE(m_choice->title(), QString("Prices of the tile offer"));
        take(*m_choice, "0", 2);
        QVERIFY(m_choice->accept());
        QVERIFY(!m_choice->isFact());
        QVERIFY(m_choice->accept()); // what was chosen before is still there
        QCOMPARE(m_desk->table.state().offerTiles, 5);
        QCOMPARE(m_desk->table.state().of(Player::First).poolTiles, 4);
        const Facts later = knownFacts(m_desk->host.store(), 2);
        QCOMPARE(static_cast<int>(later.prices[0]), 2);
    }

    void aConnectionIsLearnedWithItsFirstRailway() {
        QVERIFY(begin(false));
        open(*m_choice, Entry::Railway);
        QVERIFY(m_choice->isOnMap());
        QCOMPARE(m_choice->acceptText(), QString("Tap a city on the map"));
        QVERIFY(m_choice->tapCity(static_cast<int>(City::Riesa)));
        QVERIFY(m_choice->isOnMap());
        QVERIFY(m_choice->tapCity(static_cast<int>(City::Leipzig)));
        QVERIFY(!m_choice->isOnMap());
        QVERIFY(m_choice->accept());
        QVERIFY(m_choice->isFact());
        take(*m_choice, "spaces", 2);
        QVERIFY(m_choice->accept());
        QVERIFY(!m_choice->canAccept()); // which of the two?
        take(*m_choice, "space", 0);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().tracks[0][0].owner, Owner::First);
        // What is printed on the map holds for this side of it only.
        QCOMPARE(knownFacts(m_desk->host.store(), 4).connections.size(), 1U);
        QCOMPARE(knownFacts(m_desk->host.store(), 2).connections.size(), 0U);
    }

    void theOnlySpaceOfAConnectionIsTaken() {
        QVERIFY(begin(false));
        open(*m_choice, Entry::Railway);
        QVERIFY(m_choice->tapCity(static_cast<int>(City::Riesa)));
        QVERIFY(m_choice->tapCity(static_cast<int>(City::Leipzig)));
        QVERIFY(m_choice->accept());
        take(*m_choice, "spaces", 1);
        QVERIFY(m_choice->accept());
        QVERIFY(m_choice->fields()->field("towardsOne"));
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().tracks[0][0].owner, Owner::First);
    }

    void aRechargeTakesTheIncomeOfTheMoment() {
        QVERIFY(begin(false));
        open(*m_choice, Entry::Recharge);
        m_choice->setNumber("thaler", 6);
        m_choice->setNumber("vp", 1);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).thaler, 10);
        QCOMPARE(m_desk->table.state().task().kind, TaskKind::PlaceMarker);
        take(*m_choice, "space", 0);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).markers.onStart, 1);
        QCOMPARE(m_choice->who(), QString("Ola"));
    }

    void tracksAreEnteredOnceAndThenKnown() {
        QVERIFY(begin(false));
        open(*m_choice, Entry::Recharge);
        take(*m_choice, "how", 1);
        for (int track = 0; track < kIncomeTrackCount; ++track) {
            QVERIFY(m_choice->accept());
        }
        QVERIFY(m_choice->isFact());
        QVERIFY(m_choice->accept());
        QVERIFY(!m_choice->isFact());
        QVERIFY(m_choice->summary().first().startsWith("Income:"));
        QVERIFY(!knownFacts(m_desk->host.store(), 3).income[0].empty());
    }

    /// Whatever is offered is accepted, from the first turn to the end, with and without what is
    /// printed on the pieces.
    void anythingOfferedLeadsToTheEnd_data() {
        QTest::addColumn<bool>("knowsFacts");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 3; ++seed) {
            QTest::addRow("with the facts, seed %d", seed) << true << seed;
            QTest::addRow("without, seed %d", seed) << false << seed;
        }
    }
    void anythingOfferedLeadsToTheEnd() {
        QFETCH(bool, knowsFacts);
        QFETCH(int, seed);
        QVERIFY(m_desk->begin(knowsFacts, static_cast<std::uint64_t>(seed)));
        m_choice->setTable(&m_desk->table);
        core::Rng rng(static_cast<std::uint64_t>(seed));
        constexpr int kMostTaps = 60'000;
        int taps = 0;
        for (; taps < kMostTaps && !m_desk->table.isOver(); ++taps) {
            tapSomething(*m_choice, rng);
            QVERIFY2(m_desk->table.trouble().isEmpty(), qPrintable(m_desk->table.trouble()));
        }
        QVERIFY2(taps < kMostTaps || m_desk->table.entryCount() > 1000,
                 "the table is stuck before the end");
        QVERIFY(m_desk->table.isOver() || m_desk->table.entryCount() > 1000);
    }

private:
    bool begin(bool knowsFacts) {
        if (!m_desk->begin(knowsFacts))
            return false;
        m_choice->setTable(&m_desk->table);
        return true;
    }

    std::optional<NucleumDesk> m_desk;
    std::optional<NucleumChoiceModel> m_choice;
};

QTEST_MAIN(NucleumChoiceModelTest)
#include "tst_nucleum_choice_model.moc"
