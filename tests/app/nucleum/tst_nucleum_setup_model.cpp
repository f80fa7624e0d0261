#include <functional>
#include <optional>

#include <QSet>
#include <QtTest>

#include "app/nucleum/library/fact_library.h"
#include "app/nucleum/setup/nucleum_setup_model.h"
#include "tests/app/nucleum/nucleum_desk.h"

using namespace nucleum;

using Change = std::function<void(Rulings&)>;

class NucleumSetupModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_desk.emplace();
        open();
    }

    void cleanup() {
        m_setup.reset();
        m_desk.reset();
    }

    void colourAndExperimentAreNobodyElses() {
        for (const int players : {2, 4, 3}) {
            m_setup->setPlayers(players);
            QCOMPARE(m_setup->seats().size(), players);
            const int wanted = m_setup->seats().last().colour;
            m_setup->setColour(0, wanted);
            m_setup->setExperiment(0, m_setup->seats().last().experiment);
            QSet<int> colours;
            QSet<int> experiments;
            for (const NucleumSeat& seat : m_setup->seats()) {
                colours.insert(seat.colour);
                experiments.insert(seat.experiment);
            }
            QCOMPARE(colours.size(), players);
            QCOMPARE(experiments.size(), players);
            QCOMPARE(m_setup->seats().first().colour, wanted);
        }
    }

    void whatIsEnteredIsKept() {
        m_setup->setPlayers(3);
        m_setup->setName(1, " Ola ");
        m_setup->rulings()->choose(0, true);
        m_setup->setFirstGame(true);
        const auto places = m_setup->places().size();
        open();
        QCOMPARE(m_setup->seats().size(), 3);
        QCOMPARE(m_setup->seats()[1].name, QString("Ola"));
        QVERIFY(m_setup->isFirstGame());
        QVERIFY(m_setup->rulings()
                    ->data(m_setup->rulings()->index(0), RulingListModel::IsOtherRole)
                    .toBool());
        QCOMPARE(m_setup->places().size(), places);
    }

    void rulings_data() {
        QTest::addColumn<QString>("number");
        QTest::addColumn<int>("row");
        QTest::addColumn<Change>("change");
        QTest::newRow("NA-1 a government building in Praha")
            << "NA-1:" << 0
            << Change([](Rulings& r) { r.governmentInPraha = GovernmentInPraha::AsPrinted; });
        QTest::newRow("NA-3 the energy of turbines 3 and 4")
            << "NA-3:" << 1
            << Change([](Rulings& r) { r.turbineEnergy = TurbineEnergy::OneThenTwo; });
        QTest::newRow("NA-5 the Special Directive as a tile")
            << "NA-5:" << 2 << Change([](Rulings& r) { r.directiveCounts = DirectiveCounts::No; });
        QTest::newRow("NA-7 Silesian coal with two players")
            << "NA-7:" << 3
            << Change([](Rulings& r) { r.easternCoal = EasternCoal::RiesaAndDresden; });
        QTest::newRow("NA-13 the multiplier of the first tier")
            << "NA-13:" << 4 << Change([](Rulings& r) { r.multipliers = {2, 2, 6}; });
        QTest::newRow("NA-13 the multiplier of the second tier")
            << "NA-13:" << 5 << Change([](Rulings& r) { r.multipliers = {1, 1, 6}; });
        QTest::newRow("NA-13 the multiplier of the last tier")
            << "NA-13:" << 6 << Change([](Rulings& r) { r.multipliers = {1, 2, 5}; });
        QTest::newRow("NA-14 wild railways")
            << "NA-14:" << 7
            << Change([](Rulings& r) { r.wildRailways = WildRailways::LaidAfterwards; });
        QTest::newRow("NA-16 income by hand")
            << "NA-16:" << 8 << Change([](Rulings& r) { r.incomeFrom = IncomeFrom::Hand; });
    }
    /// The first side is the default, the second changes this reading and no other.
    void rulings() {
        QFETCH(const QString, number);
        QFETCH(const int, row);
        QFETCH(const Change, change);
        QAbstractListModel& rulings = *m_setup->rulings();
        QCOMPARE(rulings.rowCount(), 9);
        const QModelIndex index = rulings.index(row);
        QVERIFY(index.data(RulingListModel::SentenceRole).toString().startsWith(number));
        QVERIFY(!index.data(RulingListModel::IsOtherRole).toBool());
        m_setup->rulings()->choose(row, true);
        QVERIFY(index.data(RulingListModel::IsOtherRole).toBool());
        m_setup->showTable();
        QVERIFY(m_setup->start());
        Rulings expected;
        change(expected);
        QVERIFY(m_desk->table.state().options.rulings == expected);
    }

    void everythingOnTheTableCanBeCopied() {
        m_setup->setPlayers(4);
        m_setup->showTable();
        for (int place = 0; place < m_setup->places().size(); ++place) {
            m_setup->choosePlace(place);
            QCOMPARE(m_setup->stage(), NucleumSetupModel::Choosing);
            const int last = static_cast<int>(m_setup->choices().size()) - 1;
            const QString wanted = m_setup->choices()[last].title;
            m_setup->pick(last);
            QCOMPARE(m_setup->stage(), NucleumSetupModel::Table);
            if (place < m_setup->places().size())
                QCOMPARE(m_setup->places()[place].value, wanted);
        }
        QVERIFY(m_setup->start());
    }

    void twoOfTheSameNameCannotStart() {
        m_setup->setName(0, "Ala");
        m_setup->setName(1, "Ala");
        QVERIFY(!m_setup->trouble().isEmpty());
        m_setup->showTable();
        QCOMPARE(m_setup->stage(), NucleumSetupModel::Players);
        QVERIFY(!m_setup->start());
    }

    void theGameBeginsWithWhatIsKnown() {
        QVERIFY(remember(m_desk->host.store(), TopSlotsFact{7}, 2));
        QVERIFY(remember(m_desk->host.store(), CityFact{City::Leipzig, CityColour::Green}, 3));
        m_setup->setName(0, "Ala");
        m_setup->showTable();
        QVERIFY(m_setup->start());
        const State& state = m_desk->table.state();
        QCOMPARE(static_cast<int>(state.facts.topSlots), 7);
        QCOMPARE(state.facts.colourOf(City::Leipzig), CityColour::Unknown); // the other side
        QCOMPARE(m_desk->table.cast().nameOf(Player::First), QString("Ala"));
        QVERIFY(m_desk->table.title().contains("Ala"));
        QCOMPARE(m_setup->stage(), NucleumSetupModel::Players);
        QCOMPARE(m_setup->seats().first().name, QString("Ala")); // for the next evening
    }

    void theDrawTurnsTheTable() {
        m_setup->setPlayers(4);
        for (int i = 0; i < 4; ++i)
            m_setup->setName(i, QString::number(i));
        for (int draw = 0; draw < 5; ++draw) {
            m_setup->drawFirstPlayer();
            const int first = m_setup->seats().first().name.toInt();
            for (int i = 0; i < 4; ++i)
                QCOMPARE(m_setup->seats()[i].name.toInt(), (first + i) % 4);
        }
    }

private:
    void open() {
        m_setup.emplace();
        m_setup->setProperty("table", QVariant::fromValue(&m_desk->table));
        m_setup->setHost(&m_desk->host);
    }

    std::optional<NucleumDesk> m_desk;
    std::optional<NucleumSetupModel> m_setup;
};

QTEST_MAIN(NucleumSetupModelTest)
#include "tst_nucleum_setup_model.moc"
