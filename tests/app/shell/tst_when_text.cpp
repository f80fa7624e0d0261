#include <QtTest>

#include "app/shell/when_text.h"

class WhenTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale("en_GB")); }

    void saysItAsOneWould_data() {
        QTest::addColumn<QDateTime>("moment");
        QTest::addColumn<QString>("wanted");
        const QDate today(2026, 11, 18); // a Wednesday
        QTest::newRow("a minute ago") << QDateTime(today, {20, 14}) << "Today, 20:14";
        QTest::newRow("after midnight") << QDateTime(today, {0, 0}) << "Today, 00:00";
        QTest::newRow("before midnight") << QDateTime(today.addDays(-1), {23, 59}) << "Yesterday";
        QTest::newRow("two days ago") << QDateTime(today.addDays(-2), {8, 0}) << "Monday";
        QTest::newRow("six days ago") << QDateTime(today.addDays(-6), {8, 0}) << "Thursday";
        QTest::newRow("a week ago") << QDateTime(today.addDays(-7), {8, 0}) << "11/11/2026";
        QTest::newRow("a clock set back") << QDateTime(today.addDays(1), {8, 0}) << "19/11/2026";
    }
    void saysItAsOneWould() {
        QFETCH(QDateTime, moment);
        const QDateTime now({2026, 11, 18}, {20, 15});
        QTEST(shell::whenText(moment.toMSecsSinceEpoch(), now), "wanted");
    }
};

QTEST_GUILESS_MAIN(WhenTextTest)
#include "tst_when_text.moc"
