#include <string>

#include <QtTest>

#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// One site with what a first construction there costs.
struct SiteRow {
    const char* id;
    const char* structure;
    const char* machine;
    int machines;
    int credits;
};

constexpr const char* kBase = "base";
constexpr const char* kElevation = "elevation";
constexpr const char* kConduit = "conduit";
constexpr const char* kPowerhouse = "powerhouse";
constexpr const char* kExcavators = "excavators";
constexpr const char* kMixers = "mixers";

// clang-format off
constexpr SiteRow kBases[] = {
    {"1U", kBase, kExcavators, 5, 3}, {"1L", kBase, kExcavators, 5, 0},
    {"2U", kBase, kExcavators, 5, 3}, {"2L", kBase, kExcavators, 5, 0},
    {"3U", kBase, kExcavators, 5, 3}, {"3L", kBase, kExcavators, 5, 0},
    {"4U", kBase, kExcavators, 5, 3}, {"4L", kBase, kExcavators, 5, 0},
    {"5U", kBase, kExcavators, 4, 3}, {"5L", kBase, kExcavators, 4, 0},
    {"6U", kBase, kExcavators, 4, 3}, {"6L", kBase, kExcavators, 4, 0},
    {"7U", kBase, kExcavators, 4, 3}, {"7L", kBase, kExcavators, 4, 0},
    {"8U", kBase, kExcavators, 3, 3}, {"8L", kBase, kExcavators, 3, 0},
    {"9U", kBase, kExcavators, 3, 3}, {"9L", kBase, kExcavators, 3, 0},
    {"10U", kBase, kExcavators, 3, 3}, {"10L", kBase, kExcavators, 3, 0},
};
constexpr SiteRow kElevations[] = {
    {"1U", kElevation, kMixers, 4, 0}, {"1L", kElevation, kMixers, 4, 0},
    {"2U", kElevation, kMixers, 4, 0}, {"2L", kElevation, kMixers, 4, 0},
    {"3U", kElevation, kMixers, 4, 0}, {"3L", kElevation, kMixers, 4, 0},
    {"4U", kElevation, kMixers, 4, 0}, {"4L", kElevation, kMixers, 4, 0},
    {"5U", kElevation, kMixers, 3, 0}, {"5L", kElevation, kMixers, 3, 0},
    {"6U", kElevation, kMixers, 3, 0}, {"6L", kElevation, kMixers, 3, 0},
    {"7U", kElevation, kMixers, 3, 0}, {"7L", kElevation, kMixers, 3, 0},
    {"8U", kElevation, kMixers, 2, 0}, {"8L", kElevation, kMixers, 2, 0},
    {"9U", kElevation, kMixers, 2, 0}, {"9L", kElevation, kMixers, 2, 0},
    {"10U", kElevation, kMixers, 2, 0}, {"10L", kElevation, kMixers, 2, 0},
};
constexpr SiteRow kConduits[] = {
    {"1A", kConduit, kExcavators, 10, 0}, {"1B", kConduit, kExcavators, 8, 0},
    {"2A", kConduit, kExcavators, 6, 0}, {"2B", kConduit, kExcavators, 10, 0},
    {"3A", kConduit, kExcavators, 8, 0}, {"3B", kConduit, kExcavators, 6, 0},
    {"4A", kConduit, kExcavators, 6, 0}, {"4B", kConduit, kExcavators, 10, 0},
    {"5A", kConduit, kExcavators, 6, 0}, {"5B", kConduit, kExcavators, 8, 0},
    {"6A", kConduit, kExcavators, 8, 0}, {"6B", kConduit, kExcavators, 4, 0},
    {"7A", kConduit, kExcavators, 4, 0}, {"7B", kConduit, kExcavators, 6, 0},
    {"8A", kConduit, kExcavators, 6, 0}, {"8B", kConduit, kExcavators, 4, 0},
    {"9A", kConduit, kExcavators, 2, 0}, {"9B", kConduit, kExcavators, 6, 0},
    {"10A", kConduit, kExcavators, 4, 0}, {"10B", kConduit, kExcavators, 2, 0},
};
constexpr SiteRow kPowerhouses[] = {
    {"P5_0", kPowerhouse, kMixers, 2, 0}, {"P5_1", kPowerhouse, kMixers, 2, 3},
    {"P6_0", kPowerhouse, kMixers, 2, 0}, {"P6_1", kPowerhouse, kMixers, 2, 3},
    {"P7_0", kPowerhouse, kMixers, 2, 0}, {"P7_1", kPowerhouse, kMixers, 2, 3},
    {"P8_0", kPowerhouse, kMixers, 2, 0}, {"P8_1", kPowerhouse, kMixers, 2, 0},
    {"P8_2", kPowerhouse, kMixers, 2, 3},
    {"P9_0", kPowerhouse, kMixers, 2, 0}, {"P9_1", kPowerhouse, kMixers, 2, 0},
    {"P9_2", kPowerhouse, kMixers, 2, 3},
    {"P10_0", kPowerhouse, kMixers, 2, 0}, {"P10_1", kPowerhouse, kMixers, 2, 3},
    {"P10_2", kPowerhouse, kMixers, 2, 3},
    {"P11_0", kPowerhouse, kMixers, 2, 0}, {"P11_1", kPowerhouse, kMixers, 2, 0},
    {"P11_2", kPowerhouse, kMixers, 2, 3}, {"P11_3", kPowerhouse, kMixers, 2, 3},
    {"P12_0", kPowerhouse, kMixers, 2, 0}, {"P12_1", kPowerhouse, kMixers, 2, 3},
    {"P12_2", kPowerhouse, kMixers, 2, 3}, {"P12_3", kPowerhouse, kMixers, 2, 3},
};
// clang-format on

std::string buildMove(const SiteRow& row, int machines) {
    return QString("usa build %1 %2 basic_%2 %3=%4")
        .arg(row.id, row.structure, row.machine, QString::number(machines))
        .toStdString();
}

Table tableFor(const SiteRow& row, int machines, int credits) {
    Table table;
    if (row.structure == kElevation)
        table.dam(row.id, Owner::Usa);
    const bool digs = row.machine == kExcavators;
    table.supply(kUsa, credits, digs ? machines : 20, digs ? 20 : machines);
    return table;
}

} // namespace

Q_DECLARE_METATYPE(SiteRow)

/// What a piece costs on every site of the map.
class TestConstructionCosts : public QObject {
    Q_OBJECT

private slots:
    void everySite_data() {
        QTest::addColumn<SiteRow>("row");
        for (const SiteRow& row : kBases)
            QTest::addRow("B-8.5 B-8.8 a base on %s", row.id) << row;
        for (const SiteRow& row : kElevations)
            QTest::addRow("B-8.6 B-8.8 an elevation on %s", row.id) << row;
        for (const SiteRow& row : kConduits)
            QTest::addRow("B-8.7a B-8.8 a conduit on %s", row.id) << row;
        for (const SiteRow& row : kPowerhouses)
            QTest::addRow("B-8.7b B-8.8 a first powerhouse on %s", row.id) << row;
    }

    void everySite() {
        QFETCH(const SiteRow, row);
        const std::string move = buildMove(row, row.machines);
        QVERIFY(tableFor(row, row.machines - 1, row.credits)
                    .refuses(move, ErrorCode::NotEnoughMachines, "B-8.4"));
        if (row.credits > 0)
            QVERIFY(tableFor(row, row.machines, row.credits - 1)
                        .refuses(move, ErrorCode::NotEnoughCredits, "R-B7"));
        for (const int wrong : {row.machines - 1, row.machines + 1})
            QVERIFY(tableFor(row, 20, row.credits)
                        .refuses(buildMove(row, wrong), ErrorCode::WrongPayment, "B-8.2c"));

        Table table = tableFor(row, row.machines, row.credits);
        QVERIFY(table.isOffered(move));
        QVERIFY(table.play(move));
        const bool digs = row.machine == kExcavators;
        QCOMPARE(table[kUsa].credits, 0);
        QCOMPARE(table[kUsa].excavators, digs ? 0 : 20);
        QCOMPARE(table[kUsa].mixers, digs ? 20 : 0);
        QCOMPARE(static_cast<int>(table[kUsa].wheel[4].excavators), digs ? row.machines : 0);
        QCOMPARE(static_cast<int>(table[kUsa].wheel[4].mixers), digs ? 0 : row.machines);
        QCOMPARE(sumOf(table.events(), EventKind::CreditsChanged, Owner::Usa, Source::Surcharge),
                 -row.credits);
    }

    void wrongKind_data() {
        QTest::addColumn<QString>("move");
        QTest::newRow("B-8.5 refuses mixers for a base") << "usa build 8L base basic_base mixers=3";
        QTest::newRow("B-8.5 refuses a mix for a base")
            << "usa build 8L base basic_base excavators=2 mixers=1";
        QTest::newRow("B-8.5 refuses a base without machines") << "usa build 8L base basic_base";
        QTest::newRow("B-8.6 refuses excavators for an elevation")
            << "usa build 9L elevation basic_elevation excavators=2";
        QTest::newRow("B-8.6 refuses a mix for an elevation")
            << "usa build 9L elevation basic_elevation excavators=1 mixers=1";
        QTest::newRow("B-8.7a refuses mixers for a conduit")
            << "usa build 9A conduit basic_conduit mixers=1";
        QTest::newRow("B-8.7a refuses a mix for a conduit")
            << "usa build 9A conduit basic_conduit excavators=1 mixers=1";
        QTest::newRow("B-8.7b refuses excavators for a powerhouse")
            << "usa build P5_0 powerhouse basic_powerhouse excavators=2";
        QTest::newRow("B-8.7b refuses credits for a machine")
            << "usa build P5_0 powerhouse basic_powerhouse mixers=1 replaced=1";
    }

    void wrongKind() {
        QFETCH(const QString, move);
        Table table;
        table.dam("9L", Owner::Usa).supply(kUsa, 20, 20, 20);
        QVERIFY(table.refuses(move.toStdString(), ErrorCode::WrongPayment, "B-8.2c"));
    }
};

QTEST_APPLESS_MAIN(TestConstructionCosts)
#include "tst_construction_costs.moc"
