#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage_table.h"
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
};

QTEST_APPLESS_MAIN(TestObjectivePieces)
#include "tst_objective_pieces.moc"
