#include <optional>

#include <QtTest>

#include "tests/app/nucleum/choice_taps.h"
#include "tests/app/nucleum/nucleum_desk.h"

using namespace nucleum;

/// What the forms of single actions say, offer and make.
class NucleumActionFormsTest : public QObject {
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

    void plots_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<QString>("symbols");
        QTest::newRow("NT-3 N-5.3 N-5.4 N-20.7 a residence: which plots are allowed")
            << 0 << "shows Residence. Of the black ones, a free plot with a single symbol";
        QTest::newRow("N-5.3 N-20.7 level IV: the government symbol as well")
            << 3 << "shows Residence or government.";
    }
    void plots() {
        QFETCH(const int, level);
        QFETCH(const QString, symbols);
        QVERIFY(begin(true));
        QVERIFY(m_desk->correct(Corrected::Thaler, Player::First, 9));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Urbanize);
        take(*m_choice, "type", static_cast<int>(BuildingType::Residence));
        take(*m_choice, "level", level);
        QVERIFY2(m_choice->summary().last().contains(symbols),
                 qPrintable(m_choice->summary().last()));
        QVERIFY(m_choice->summary().first().contains(QString("%1 Thaler of").arg(2 + level)));
        m_choice->setNumber("red", 1);
        QVERIFY(m_choice->summary().first().contains(QString("%1 Thaler of").arg(4 + level)));
    }

    void oneStepOfAnyIncomeIsOneTap() {
        QVERIFY(begin(true));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Subsidize);
        take(*m_choice, "subsidy", static_cast<int>(Subsidy::IncomeAny));
        take(*m_choice, "track", static_cast<int>(IncomeTrack::Workers));
        QCOMPARE(m_desk->table.state().of(Player::First).income[1], std::uint8_t(1));
        QCOMPARE(m_desk->table.state().task().kind, TaskKind::UseActions);
    }

    /// The symbols of a tile are entered after what they are used for.
    void whatOnlyASymbolPaysForCanBeChosen() {
        QVERIFY(begin(true));
        QVERIFY(m_desk->correct(Corrected::Thaler, Player::First, 1));
        QVERIFY(m_desk->correct(Corrected::Workers, Player::First, 0));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Industrialize);
        take(*m_choice, "kind", static_cast<int>(IndustryKind::Mine));
        take(*m_choice, "row", 0);
        take(*m_choice, "city", static_cast<int>(City::Zittau));
        QVERIFY(!m_choice->canAccept());
        QVERIFY(m_choice->refusal().contains("N-6.1"));
        m_choice->setNumber("workerSymbol", 1);
        QVERIFY(m_choice->accept());
        QVERIFY(m_choice->accept()); // the cube
        open(*m_choice, Entry::Urbanize);
        take(*m_choice, "type", static_cast<int>(BuildingType::Factory));
        take(*m_choice, "level", 1);
        take(*m_choice, "city", static_cast<int>(City::Zittau));
        QVERIFY(!m_choice->canAccept());
        take(*m_choice, "discount", 2);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).thaler, 0);
    }

    void energyOfTheTileIsEnteredBeforeTheBuilding() {
        QVERIFY(begin(true));
        QVERIFY(m_desk->correct(Corrected::BuildingCity, Player::First,
                                static_cast<int>(City::Zittau)));
        QVERIFY(m_desk->table.learn(BuildingFact{{BuildingType::Residence, 0}, 3, {}}));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Energize);
        QVERIFY(m_choice->canGoBack());
        QVERIFY(!m_choice->fields()->field("target")->options[0].isLegal);
        m_choice->setNumber("tileEnergy", 3);
        take(*m_choice, "target", 0);
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).achievement, 3);
    }

    void afterItsFactsABuildingIsPoweredTheCheapestWay() {
        QVERIFY(begin(false));
        QVERIFY(
            m_desk->correct(Corrected::BuildingCity, Player::First, static_cast<int>(City::Riesa)));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Energize);
        take(*m_choice, "target", 0);
        QVERIFY(m_choice->accept());
        m_choice->setNumber("demand", 2);
        QVERIFY(m_choice->accept()); // then the coal wagons of the plant's area
        QVERIFY(m_choice->isFact());
        QVERIFY(m_choice->accept());
        QVERIFY(!m_choice->isFact());
        QVERIFY(m_choice->canAccept());
        QVERIFY(m_choice->accept());
        QCOMPARE(m_desk->table.state().of(Player::First).thaler, 2);
        QCOMPARE(m_desk->table.state().of(Player::First).achievement, 2);
    }

    void missingThalerCanComeFromWorkers() {
        QVERIFY(begin(true));
        QVERIFY(
            m_desk->correct(Corrected::BuildingCity, Player::First, static_cast<int>(City::Riesa)));
        QVERIFY(m_desk->table.learn(BuildingFact{{BuildingType::Residence, 0}, 3, {}}));
        QVERIFY(m_desk->correct(Corrected::Thaler, Player::First, 1));
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Energize);
        const NucleumOption riesa = m_choice->fields()->field("target")->options[0];
        QVERIFY(!riesa.isLegal);
        QVERIFY2(riesa.reason.contains("2 Thaler missing for the demand of 3"),
                 qPrintable(riesa.reason));
    }

    void feesGoToWhomThePlayerChooses() {
        QVERIFY(m_desk->begin(true));
        NucleumTable& table = m_desk->table;
        const auto set = [this](Corrected what, Player player, int value, int index = 0) {
            QVERIFY(m_desk->correct(what, player, value, index));
        };
        const int zittau = static_cast<int>(City::Zittau);
        if (!table.state().plantNucleum[nucleum::indexOf(Plant::Zittau)]) {
            QVERIFY(table.commit({Actor::Table, Correct{Corrected::SegmentNucleum, Owner::Nobody, 0,
                                                        0, CorrectionReason::TableDiffers}}));
            QVERIFY(table.commit({Actor::Table, Correct{Corrected::PlantNucleum, Owner::Nobody,
                                                        static_cast<std::uint8_t>(Plant::Zittau), 1,
                                                        CorrectionReason::TableDiffers}}));
        }
        set(Corrected::BuildingCity, Player::First, zittau, 0);
        set(Corrected::MineCity, Player::First, zittau, 0);
        set(Corrected::MineUranium, Player::First, 3, 0);
        set(Corrected::TurbineCity, Player::Second, zittau, 0);
        set(Corrected::TurbineCity, Player::Third, zittau, 0);
        QVERIFY(table.learn(BuildingFact{{BuildingType::Residence, 0}, 4, {}}));
        m_choice->setTable(&table);
        open(*m_choice, Entry::Tile);
        open(*m_choice, Entry::Energize);
        take(*m_choice, "target", 0);
        take(*m_choice, "way", static_cast<int>(Plant::Zittau) * 100 + 2);
        const Field* const fees = m_choice->fields()->field("fees");
        QVERIFY(fees);
        QCOMPARE(fees->options.size(), 2);
        QVERIFY(fees->options[0].title.startsWith("Ola"));
        take(*m_choice, "fees", 1);
        QVERIFY(m_choice->accept());
        QCOMPARE(table.state().of(Player::First).thaler, 3);
        QCOMPARE(table.state().of(Player::Second).thaler, 4);
        QCOMPARE(table.state().of(Player::Third).thaler, 5);
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

QTEST_MAIN(NucleumActionFormsTest)
#include "tst_nucleum_action_forms.moc"
