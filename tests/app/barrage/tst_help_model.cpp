#include <QAbstractItemModelTester>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "app/barrage/help/help_model.h"

class HelpModelTest : public QObject {
    Q_OBJECT

    /// Every sign that is drawn.
    static QSet<QString> drawnSigns() {
        QFile file(PENSTOCK_TESTS_DIR "/../qml/Barrage/Pictogram.qml");
        QSet<QString> signs;
        if (!file.open(QIODevice::ReadOnly))
            return signs;
        static const QRegularExpression kCase("case \"(\\w+)\":");
        auto found = kCase.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            signs.insert(found.next().captured(1));
        return signs;
    }

private slots:
    void explainsEverySign() {
        HelpModel model;
        const QAbstractItemModelTester tester(&model);
        QSet<QString> explained;
        QStringList chapters;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const QString sign = index.data(HelpModel::SignRole).toString();
            if (!sign.isEmpty())
                explained.insert(sign);
            QVERIFY(!index.data(HelpModel::TitleRole).toString().isEmpty());
            QVERIFY(index.data(HelpModel::ExplanationRole).toString().endsWith('.'));
            const QString heading = index.data(HelpModel::HeadingRole).toString();
            if (!heading.isEmpty())
                chapters.append(heading);
        }
        QVERIFY(!drawnSigns().isEmpty());
        QCOMPARE(drawnSigns() - explained, QSet<QString>());
        QCOMPARE(explained - drawnSigns(), QSet<QString>());
        QCOMPARE(chapters.size(), 7);
        QCOMPARE(QSet<QString>(chapters.begin(), chapters.end()).size(), chapters.size());
    }
};

QTEST_MAIN(HelpModelTest)
#include "tst_help_model.moc"
