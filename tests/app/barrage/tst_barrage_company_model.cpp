#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/company/barrage_company_model.h"
#include "app/barrage/company/company_detail_model.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

class BarrageCompanyModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;

    bool correct(Corrected what, Owner owner, int index, int value) {
        return m_table.commit(
            {Actor::Table, Correct{what, owner, static_cast<std::uint8_t>(index),
                                   static_cast<std::int16_t>(value), CorrectionReason::Other}});
    }

    static QVariant at(const BarrageCompanyModel& model, int row, int role) {
        return model.index(row).data(role);
    }

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }

    /// An Automa with Germany, then Anna with the USA; the actions have begun.
    void init() {
        Setup setup = test::plainSetup(2);
        std::swap(setup.seats[0], setup.seats[1]);
        setup.seats[0].kind = PlayerKind::Automa;
        setup.seats[0].level = Level::Medium;
        setup.seats[0].officer = Officer::None;
        setup.seats[0].startingContract = {};
        BarrageTable::Names names;
        names[0] = "Anna";
        QVERIFY2(m_table.begin(setup, names), qPrintable(m_table.trouble()));
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
    }

    void tellsOfNoAbilityThatAnAutomaNeverGets() {
        CompanyDetailModel detail;
        detail.setTable(&m_table);
        detail.setCompany(static_cast<int>(Company::Germany));
        QCOMPARE(detail.abilityText(), QString());
        detail.setCompany(static_cast<int>(Company::Usa));
        QVERIFY(!detail.abilityText().isEmpty());
    }

    void showsCompaniesInTurnOrder() {
        BarrageCompanyModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTable(&m_table);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(at(model, 0, BarrageCompanyModel::PlayerRole).toString(), "Automa · Medium");
        QCOMPARE(at(model, 1, BarrageCompanyModel::PlayerRole).toString(), "Anna");
        QCOMPARE(at(model, 1, BarrageCompanyModel::CompanyNameRole).toString(), "USA");
        QVERIFY(at(model, 0, BarrageCompanyModel::IsAutomaRole).toBool());
        QCOMPARE(at(model, 1, BarrageCompanyModel::VpRole).toInt(), 10);
        QCOMPARE(at(model, 1, BarrageCompanyModel::SummaryRole).toString(),
                 "USA, Anna, 10 VP, energy 0, 12 engineers, credits: 6, 6 excavators, 4 mixers");
        QVERIFY(correct(Corrected::TurnOrderPlace, Owner::Usa, 0, 0));
        QCOMPARE(at(model, 0, BarrageCompanyModel::CompanyRole).toInt(), 0);
    }

    void showsWhoIsOnTurn() {
        BarrageCompanyModel model;
        model.setTable(&m_table);
        QCOMPARE(m_table.state().task().kind, TaskKind::RevealAutomaTile); // for its turn
        QVERIFY(at(model, 0, BarrageCompanyModel::IsActiveRole).toBool());
        QVERIFY(!at(model, 1, BarrageCompanyModel::IsActiveRole).toBool());
        for (std::uint8_t tile = 1; m_table.state().task().kind != TaskKind::TakeTurn; ++tile)
            QVERIFY(m_table.commit({Actor::Table, RevealAutomaTile{tile}}));
        QVERIFY(correct(Corrected::HasPassed, Owner::Germany, 0, 1));
        QVERIFY(at(model, 0, BarrageCompanyModel::HasPassedRole).toBool());
        QVERIFY(at(model, 0, BarrageCompanyModel::SummaryRole).toString().endsWith("has passed"));
        QVERIFY(at(model, 1, BarrageCompanyModel::IsActiveRole).toBool());
        QVERIFY(at(model, 1, BarrageCompanyModel::SummaryRole).toString().endsWith("on turn"));
        m_table.view(0); // before the income
        QVERIFY(!at(model, 0, BarrageCompanyModel::IsActiveRole).toBool());
        QVERIFY(!at(model, 1, BarrageCompanyModel::IsActiveRole).toBool());
    }

    void figuresFollowTheTable() {
        BarrageCompanyModel model;
        model.setTable(&m_table);
        QVERIFY(correct(Corrected::Energy, Owner::Usa, 0, 9));
        QCOMPARE(at(model, 1, BarrageCompanyModel::EnergyRole).toInt(), 9);
        m_table.view(1);
        QCOMPARE(at(model, 1, BarrageCompanyModel::EnergyRole).toInt(), 0);
        m_table.close();
        QCOMPARE(model.rowCount(), 0);
    }

    void detailShowsTheWheel() {
        CompanyDetailModel detail;
        detail.setTable(&m_table);
        detail.setCompany(0);
        QVERIFY(correct(Corrected::TileInSupply, Owner::Usa, int(Tile::BasicBase), 0));
        QVERIFY(correct(Corrected::WheelTile, Owner::Usa, 1, int(Tile::BasicBase)));
        QVERIFY(correct(Corrected::WheelExcavators, Owner::Usa, 1, 3));
        const QList<WheelPart> wheel = detail.wheel();
        QCOMPARE(wheel.size(), 6);
        QCOMPARE(wheel[0].text, "open");
        QCOMPARE(wheel[1].text, "empty");
        QCOMPARE(wheel[2].sign, "base");
        QCOMPARE(wheel[2].text, "basic tile (base), 3 excavators");
        QVERIFY(detail.wheelText().startsWith(
            "segment 1: empty; segment 2: basic tile (base), 3 excavators; segment 3: empty"));
        QVERIFY(!detail.tiles().contains(int(Tile::BasicBase)));
    }

    void detailShowsIncomesAsTheyAreUncovered() {
        CompanyDetailModel detail;
        detail.setTable(&m_table);
        detail.setCompany(0);
        for (const int space : {1, 3}) // 1L, 2L
            QVERIFY(correct(Corrected::DamOwner, Owner::Usa, space, 0));
        const PieceTrack bases = detail.pieces()[0];
        QCOMPARE(bases.title, "Bases: 2 of 5 built");
        QCOMPARE(bases.incomes.size(), 3);
        QVERIFY(bases.incomes[0].isUncovered);
        QCOMPARE(bases.incomes[1].pieces, 4);
        QVERIFY(!bases.incomes[1].isUncovered);
        QVERIFY(detail.pieces()[3].incomes.isEmpty());
    }

    void detailTellsTheAbility() {
        CompanyDetailModel detail;
        detail.setTable(&m_table);
        detail.setCompany(0);
        QVERIFY(!detail.abilityText().isEmpty());
        for (const int space : {0, 2, 4}) { // in basins 5, 6 and 7
            QVERIFY(!detail.hasAbility());
            QVERIFY(correct(Corrected::PowerhouseOwner, Owner::Usa, space, 0));
        }
        QVERIFY(detail.hasAbility());
        QCOMPARE(detail.productionBonus(), 1);
        detail.setCompany(2);
        QVERIFY(!detail.isInPlay());
        QCOMPARE(detail.companyName(), QString());
        QVERIFY(detail.pieces().isEmpty());
    }

    void detailListsContracts() {
        CompanyDetailModel detail;
        detail.setTable(&m_table);
        detail.setCompany(0);
        QCOMPARE(detail.contracts().size(), 1); // the starting one
        QVERIFY(correct(Corrected::ContractFulfilled, Owner::Usa, 9, 1));
        QCOMPARE(detail.fulfilled(), QList<int>{9});
        QVERIFY(!detail.officerName().isEmpty());
        QVERIFY(!detail.officerText().isEmpty());
    }
};

QTEST_MAIN(BarrageCompanyModelTest)
#include "tst_barrage_company_model.moc"
