#include <QtTest>

#include "app/shell/app_info.h"

class AppInfoTest : public QObject {
    Q_OBJECT

private slots:
    void hasEveryLicenceThatGoesWithTheProgram_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("MIT") << "MIT License"
                             << "SOFTWARE.";
        QTest::newRow("LGPL-3.0") << "GNU LESSER GENERAL PUBLIC LICENSE Version 3, 29 June 2007"
                                  << "Library.";
        QTest::newRow("GPL-3.0") << "GNU GENERAL PUBLIC LICENSE Version 3, 29 June 2007"
                                 << "<https://www.gnu.org/licenses/why-not-lgpl.html>.";
        QTest::newRow("LGPL-2.1") << "GNU LESSER GENERAL PUBLIC LICENSE Version 2.1, February 1999"
                                  << "That's all there is to it!";
        QTest::newRow("Apache-2.0")
            << "Apache License Version 2.0, January 2004 http://www.apache.org/licenses/"
            << "limitations under the License.";
    }

    void hasEveryLicenceThatGoesWithTheProgram() {
        QFETCH(QString, first);
        QFETCH(QString, last);
        const QStringList paragraphs = AppInfo::licence(QTest::currentDataTag());
        QVERIFY(!paragraphs.isEmpty());
        QCOMPARE(paragraphs.first(), first);
        QVERIFY2(paragraphs.last().endsWith(last), qPrintable(paragraphs.last()));
        for (const QString& paragraph : paragraphs)
            QVERIFY(!paragraph.contains('\n'));
    }

    void saysWhoseTheNamesOfTheGamesAre() {
        QCOMPARE(AppInfo::owners(),
                 "Barrage to Cranio Creations, Power Grid to 2F-Spiele, Nucleum to Board&Dice");
    }

    void hasNoOtherLicence() { QVERIFY(AppInfo::licence("BSD").isEmpty()); }
};

QTEST_GUILESS_MAIN(AppInfoTest)
#include "tst_app_info.moc"
