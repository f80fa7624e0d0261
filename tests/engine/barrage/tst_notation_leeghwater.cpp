#include <set>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

using namespace barrage;

namespace {

struct MoveExample {
    const char* line;
    Move move;
};

Payment paying(int excavators, int mixers, int replaced = 0, int excamixers = 0) {
    return {static_cast<std::uint8_t>(excavators), static_cast<std::uint8_t>(mixers),
            static_cast<std::uint8_t>(replaced), static_cast<std::uint8_t>(excamixers)};
}

Move usa(const MoveKind& what) { return {Actor::Usa, what}; }

Move correct(Corrected what, Owner owner, int index, int value) {
    return {Actor::Table,
            Correct{what, owner, static_cast<std::uint8_t>(index), static_cast<std::int16_t>(value),
                    CorrectionReason::TableDiffers}};
}

const BaseSpace k5L = parseId<BaseSpace>("5L").value();

const MoveExample kMoves[] = {
    {"usa take-work work_a_4 excavators=1 mixers=1",
     usa(TakeWork{Work(3), MachinesTo::GeneralSupply, paying(1, 1)})},
    {"usa take-work work_c_1 excavators=2 mixers=3 excamixers=1 on_wheel",
     usa(TakeWork{Work(10), MachinesTo::OwnWheel, paying(2, 3, 0, 1)})},
    {"netherlands use-building wind_farm right_2",
     {Actor::Netherlands, UseBuilding{PrivateBuilding::WindFarm, BuildingSpace::Right2}}},
    {"usa use-building cofferdam officer",
     usa(UseBuilding{PrivateBuilding::Cofferdam, BuildingSpace::Officer})},
    {"usa use-building cofferdam none",
     usa(UseBuilding{PrivateBuilding::Cofferdam, BuildingSpace::None})},
    {"usa use-officer", usa(UseOfficer{})},
    {"usa place-in-dam 5L", usa(PlaceInDam{k5L})},
    {"usa take-back-tile segment=5", usa(TakeBackTile{4})},
    {"usa take-back-machines segment=1 excavators=2", usa(TakeBackMachines{0, 2, 0, 0})},
    {"usa take-back-machines segment=2 mixers=1 excamixers=1", usa(TakeBackMachines{1, 0, 1, 1})},
    {"usa choose-tile slot=3", usa(ChooseTile{2})},
    {"usa go-on", usa(GoOn{})},
    {"usa add-source 5L 5B drops=2", usa(AddSource{k5L, parseId<ConduitSpace>("5B").value(), 2})},
    {"table open-work work_b_5", {Actor::Table, RevealWork{Work(9)}}},
    {"italy automa-take-work engineers=1 work_a_2 mixers=1",
     {Actor::Italy, AutomaTakeWork{1, {Work(1), MachinesTo::GeneralSupply, paying(0, 1)}}}},
    {"usa build customer_office_3 building l2_building mixers=5",
     usa(Build{Site{Structure::Building, 10}, Tile::L2Building, Tile::None, paying(0, 5)})},
    {"usa build 5L base basic_base excavators=3 excamixers=1 on_officer",
     usa(Build{Site{Structure::Base, k5L.value}, Tile::BasicBase, Tile::None, paying(3, 0, 0, 1),
               BuildSpace::Officer})},
    {"usa place-drops A=1 flowing",
     usa(PlaceDrops{DropsPerHeadstream{1, 0, 0, 0}, DropTiming::AtOnce})},
    {"table correct excamixers usa 7 table_differs",
     correct(Corrected::Excamixers, Owner::Usa, 0, 7)},
    {"table correct wheel_excamixers usa segment=5 2 table_differs",
     correct(Corrected::WheelExcamixers, Owner::Usa, 4, 2)},
    {"table correct architect usa yes table_differs",
     correct(Corrected::Architect, Owner::Usa, 0, 1)},
    {"table correct officer_engineers usa 1 table_differs",
     correct(Corrected::OfficerEngineers, Owner::Usa, 0, 1)},
    {"table correct work_fulfilled netherlands work_c_5 no table_differs",
     correct(Corrected::WorkFulfilled, Owner::Netherlands, 14, 0)},
    {"table correct open_work slot=3 none table_differs",
     correct(Corrected::OpenWork, Owner::Nobody, 2, Work::kNothing)},
    {"table correct work_engineers france slot=1 2 table_differs",
     correct(Corrected::WorkSpaceEngineers, Owner::France, 0, 2)},
    {"table correct building_in_play place=5 research_lab table_differs",
     correct(Corrected::BuildingInPlay, Owner::Nobody, 4, 7)},
    {"table correct building italy wind_farm_4 table_differs",
     correct(Corrected::BuildingOwner, Owner::Italy, 39, 0)},
    {"table correct building_engineers italy wind_farm space=4 2 table_differs",
     correct(Corrected::BuildingEngineers, Owner::Italy, 39, 2)},
};

const char* const kNoMoves[] = {
    "usa take-work",
    "usa take-work work_d_1",
    "usa take-work work_a_1 on_wheel excavators=1",
    "usa take-work work_a_1 on_wheel on_wheel",
    "usa use-building cofferdam",
    "usa use-building cofferdam right_4",
    "usa use-building casino left",
    "usa take-back-tile segment=6",
    "usa take-back-tile segment=0",
    "usa choose-tile slot=4",
    "usa go-on on",
    "usa place-drops flowing A=1",
    "usa build cofferdam_5 building basic_building",
    "usa build cofferdam_1 base basic_building",
    "table correct building_engineers italy wind_farm space=5 2 table_differs",
    "table correct building italy wind_farm_4 1 table_differs",
};

} // namespace

/// The moves, corrections and setups of the Leeghwater Project and the promos in a log.
class NotationLeeghwaterTest : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads_data() {
        QTest::addColumn<const MoveExample*>("example");
        for (const MoveExample& example : kMoves)
            QTest::newRow(example.line) << &example;
    }
    void writesAndReads() {
        QFETCH(const MoveExample*, example);
        QCOMPARE(QByteArray::fromStdString(formatMove(example->move)), QByteArray(example->line));
        QVERIFY(parseMove(example->line) == example->move);
    }

    void theExamplesCoverEveryKind() {
        std::set<std::size_t> kinds;
        std::set<Corrected> corrected;
        for (const MoveExample& example : kMoves) {
            if (const auto* correction = std::get_if<Correct>(&example.move.what))
                corrected.insert(correction->what);
            else if (example.move.what.index() > MoveKind(Correct{}).index())
                kinds.insert(example.move.what.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<MoveKind> - MoveKind(Correct{}).index() - 1);
        QCOMPARE(static_cast<int>(corrected.size()),
                 kCorrectedCount - static_cast<int>(Corrected::Excamixers));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : kNoMoves)
            QTest::newRow(line) << QByteArray(line);
    }
    void refuses() {
        QFETCH(const QByteArray, line);
        QVERIFY(!parseMove(line.toStdString()));
    }

    void whatIsOutOfRangeIsNotReadBack() {
        for (const Move& move :
             {usa(TakeWork{Work(15), MachinesTo::GeneralSupply, {}}),
              usa(TakeWork{Work(1), static_cast<MachinesTo>(2), {}}),
              usa(UseBuilding{static_cast<PrivateBuilding>(10), BuildingSpace::Left}),
              usa(UseBuilding{PrivateBuilding::Cofferdam, static_cast<BuildingSpace>(6)}),
              usa(PlaceDrops{DropsPerHeadstream{1, 0, 0, 0}, static_cast<DropTiming>(2)}),
              usa(TakeBackTile{5}), usa(ChooseTile{3})})
            QVERIFY2(!parseMove(formatMove(move)), formatMove(move).c_str());
    }
};

QTEST_APPLESS_MAIN(NotationLeeghwaterTest)
#include "tst_notation_leeghwater.moc"
