#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

QString nameOf(Site site) {
    switch (site.structure) {
    case Structure::Base:
    case Structure::Elevation:
        return QString::fromUtf8(idOf(site.base()).data());
    case Structure::Conduit:
        return QString::fromUtf8(idOf(site.conduit()).data());
    case Structure::Powerhouse:
    case Structure::Building:
        break;
    }
    return QString::fromUtf8(idOf(site.powerhouse()).data());
}

/// "1L 1L+2 1A": elevations are told with their number.
QString pieces(const Table& table, Objective objective) {
    QStringList names;
    for (const auto& [site, number] : objectivePieces(table.state(), Company::Usa, objective))
        names << nameOf(site) +
                     (site.structure == Structure::Elevation ? QString("+%1").arg(number) : "");
    return names.isEmpty() ? "-" : names.join(' ');
}

/// The companies in turn order with a base in so many basins, which is what is counted.
Table withCounts(std::initializer_list<int> counts) {
    Table table(static_cast<int>(counts.size()));
    table.state().objective = Objective::BasinsWithOne;
    const std::array spaces{"1U", "2U", "3U", "4U", "5U", "6U", "7U", "8U"};
    std::size_t space = 0;
    std::size_t company = 0;
    for (const int count : counts) {
        const Owner owner = ownerOf(table.state().turnOrder[company++]);
        for (int i = 0; i < count; ++i)
            table.dam(spaces[space++], owner);
    }
    return table;
}

/// "1: 25/2=13" for each in turn order: place, VP of the places, sharers, VP.
QString shares(const Table& table) {
    QStringList texts;
    for (const ObjectiveShare& each : objectiveShares(table.state()))
        texts << QString("%1: %2/%3=%4")
                     .arg(each.place)
                     .arg(each.placesVp)
                     .arg(each.tied)
                     .arg(each.vp);
    return texts.join(", ");
}

} // namespace

/// Which pieces an objective counts.
class TestObjectivePieces : public QObject {
    Q_OBJECT

private slots:
    void counted_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-24.1 names bases and powerhouses on red outlines, never elevations")
            << RowBody([] {
                   Table table;
                   table.dam("1U", Owner::Usa, 2).dam("2L", Owner::Usa, 2);
                   table.powerhouse("P5_1", Owner::Usa).powerhouse("P6_0", Owner::Usa);
                   table.dam("3U", Owner::Italy).conduit("1A", Owner::Usa);
                   QCOMPARE(pieces(table, Objective::RedOutlines), "1U P5_1");
               });
        QTest::newRow("B-24.2 names the connected bases, each once") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 1).conduit("1A", Owner::Usa).conduit("1B", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            table.dam("2L", Owner::Usa);
            QCOMPARE(pieces(table, Objective::ConnectedBases), "1L");
        });
        QTest::newRow("B-24.3 names what stands in the area with most") << RowBody([] {
            Table table;
            QCOMPARE(pieces(table, Objective::BestArea), "-");
            table.dam("1L", Owner::Usa, 1);                                   // mountains 2
            table.dam("5L", Owner::Usa, 2).conduit("6A", Owner::Usa);         // hills 4
            table.powerhouse("P11_0", Owner::Usa).dam("9L", Owner::Italy, 2); // plains 1
            QCOMPARE(pieces(table, Objective::BestArea), "5L 5L+2 6A");
        });
        QTest::newRow("B-24.3 of equal areas it names the uppermost") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa).powerhouse("P11_0", Owner::Usa);
            QCOMPARE(pieces(table, Objective::BestArea), "5L");
        });
        QTest::newRow("B-24.4 names what stands in the area with fewest") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 2).dam("5L", Owner::Usa, 2);
            QCOMPARE(pieces(table, Objective::WeakestArea), "-");
            table.powerhouse("P11_0", Owner::Usa).dam("8L", Owner::Usa);
            table.conduit("6A", Owner::Usa);
            QCOMPARE(pieces(table, Objective::WeakestArea), "8L P11_0");
        });
        QTest::newRow("B-24.5 names every piece, as each gives its basin") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa, 2).conduit("5A", Owner::Usa);
            table.powerhouse("P12_0", Owner::Usa).dam("2L", Owner::Neutral);
            QCOMPARE(pieces(table, Objective::BasinsWithOne), "5L 5L+2 5A P12_0");
        });
        QTest::newRow("B-24.6 names the pieces of basins with three") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 2).dam("6L", Owner::Usa).conduit("6A", Owner::Usa);
            table.dam("5L", Owner::Usa, 1).powerhouse("P5_0", Owner::Usa);
            QCOMPARE(pieces(table, Objective::BasinsWithThree), "1L 1L+2 5L 5L+1 P5_0");
        });
        QTest::newRow("B-24.7 names a conduit with the area in which it begins") << RowBody([] {
            Table table;
            table.conduit("4B", Owner::Usa); // from the mountains to the plains
            QCOMPARE(pieces(table, Objective::BestArea), "4B");
            QCOMPARE(pieces(table, Objective::WeakestArea), "-");
        });
    }
    void counted() {
        QFETCH(const RowBody, body);
        body();
    }

    void shared_data() {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("expected");
        QTest::newRow("B-19.1 a place of one's own is not divided")
            << shares(withCounts({1, 3, 2, 0})) << "3: 5/1=5, 1: 15/1=15, 2: 10/1=10, 4: 0/1=0";
        QTest::newRow("B-19.2 two share the first two places")
            << shares(withCounts({2, 1, 2, 0})) << "1: 25/2=13, 3: 5/1=5, 1: 25/2=13, 4: 0/1=0";
        QTest::newRow("B-19.2 three share the places from the second on")
            << shares(withCounts({1, 1, 1, 3})) << "2: 15/3=5, 2: 15/3=5, 2: 15/3=5, 1: 15/1=15";
        QTest::newRow("B-19.2 all four share all places")
            << shares(withCounts({1, 1, 1, 1})) << "1: 30/4=8, 1: 30/4=8, 1: 30/4=8, 1: 30/4=8";
        Table mixed = withCounts({1, 1, 2});
        mixed.automa(Company::Germany);
        QTest::newRow("A-1.6 B-19.2 a human and an Automa share, each on its own scale")
            << shares(mixed) << "2: 15/2=8, 2: 25/2=13, 1: 15/1=15";
    }
    void shared() {
        QFETCH(const QString, told);
        QTEST(told, "expected");
    }
};

QTEST_APPLESS_MAIN(TestObjectivePieces)
#include "tst_objective_pieces.moc"
