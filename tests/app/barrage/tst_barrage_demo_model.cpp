#include <algorithm>

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QtTest>

#include "app/barrage/barrage_demo_model.h"
#include "app/explain/company_text.h"

namespace {

QVariant at(const BarrageDemoModel& model, int row, int role) {
    return model.data(model.index(row), role);
}

} // namespace

class BarrageDemoModelTest : public QObject {
    Q_OBJECT

private slots:
    void isEmptyBeforeTheFirstGame() {
        const BarrageDemoModel model;
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.gameNumber(), 0);
        QVERIFY(model.winners().isEmpty());
    }

    void playsAWholeGameOfFour() {
        BarrageDemoModel model;
        const QAbstractItemModelTester tester(&model);
        const QSignalSpy played(&model, &BarrageDemoModel::played);
        model.playNext();
        QCOMPARE(played.count(), 1);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.gameNumber(), 1);
        QVERIFY(model.moveCount() > 100);
    }

    void explainsEveryPointOfTheTotals() {
        BarrageDemoModel model;
        for (int game = 0; game < 20; ++game) {
            model.playNext();
            for (int row = 0; row < model.rowCount(); ++row) {
                int sum = 0;
                for (const int part : at(model, row, model.PointsRole).value<QList<int>>())
                    sum += part;
                QCOMPARE(sum, at(model, row, model.TotalRole).toInt());
            }
        }
    }

    void listsTheWinnerFirst() {
        BarrageDemoModel model;
        for (int game = 0; game < 20; ++game) {
            model.playNext();
            QVERIFY(!model.winners().isEmpty());
            const int best = at(model, 0, model.TotalRole).toInt();
            for (int row = 0; row < model.rowCount(); ++row) {
                const int total = at(model, row, model.TotalRole).toInt();
                QVERIFY(total <= best);
                if (at(model, row, model.IsWinnerRole).toBool()) {
                    QCOMPARE(total, best);
                    QVERIFY(model.winners().contains(at(model, row, model.NameRole).toString()));
                }
            }
        }
    }

    void playsTheSameFirstGameEveryTime() {
        BarrageDemoModel first;
        BarrageDemoModel second;
        first.playNext();
        second.playNext();
        QCOMPARE(first.moveCount(), second.moveCount());
        for (int row = 0; row < first.rowCount(); ++row) {
            for (const int role : first.roleNames().keys())
                QCOMPARE(at(first, row, role), at(second, row, role));
        }
    }

    void namesEveryCompanyDifferently() {
        QSet<QString> names;
        QSet<QString> shortNames;
        for (int i = 0; i < barrage::kCompanyCount; ++i) {
            names.insert(barrage::nameOf(barrage::Company(i)));
            shortNames.insert(barrage::shortNameOf(barrage::Company(i)));
        }
        QCOMPARE(names.size(), barrage::kCompanyCount);
        QCOMPARE(shortNames.size(), barrage::kCompanyCount);
    }
};

QTEST_GUILESS_MAIN(BarrageDemoModelTest)
#include "tst_barrage_demo_model.moc"
