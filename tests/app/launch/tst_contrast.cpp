#include <memory>

#include <QQmlComponent>
#include <QtTest>

#include "tests/app/launch/contrast_check.h"
#include "tests/app/launch/toured_app.h"

/// Every page in both themes: each text stands out from what is really behind it.
class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_toured = std::make_unique<TouredApp>();
        QVERIFY(m_toured->isReady());
    }
    void cleanupTestCase() { m_toured.reset(); }

    void findsFaintText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isFault");
        QTest::newRow("black") << R"(color: "black")" << false;
        QTest::newRow("faint by its colour") << R"(color: "#999")" << true;
        QTest::newRow("faint by its opacity") << R"(color: "black"; opacity: 0.4)" << true;
        QTest::newRow("large and rather faint") << R"(color: "#888"; font.pixelSize: 30)" << false;
    }
    void findsFaintText() {
        QFETCH(const QString, text);
        QFETCH(const bool, isFault);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(QString("import QtQuick\n"
                                  "Window { width: 200; height: 100; visible: true\n"
                                  "    Rectangle { anchors.fill: parent; color: \"white\"\n"
                                  "        Text { text: \"Words\"; %1 } } }")
                              .arg(text)
                              .toUtf8(),
                          {});
        const std::unique_ptr<QObject> window(component.create());
        QVERIFY2(window, qPrintable(component.errorString()));
        QVERIFY(QTest::qWaitForWindowExposed(qobject_cast<QQuickWindow*>(window.get())));
        const QStringList faults = contrast::faultsOf(*qobject_cast<QQuickWindow*>(window.get()));
        QCOMPARE(!faults.isEmpty(), isFault);
    }

    void standsOut_data() {
        QTest::addColumn<int>("stop");
        QTest::addColumn<bool>("isDark");
        const auto stops = tour::tourStops();
        for (const bool isDark : {false, true})
            for (int i = 0; i < int(stops.size()); ++i)
                QTest::newRow(
                    qPrintable(stops[std::size_t(i)].name + (isDark ? " by night" : " by day")))
                    << i << isDark;
    }
    void standsOut() {
        QFETCH(const int, stop);
        QFETCH(const bool, isDark);
        m_toured->window().setProperty("forceDark", isDark);
        QVERIFY(tour::tourStops()[std::size_t(stop)].open(m_toured->tour()));
        const QStringList faults = contrast::faultsOf(m_toured->window());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

private:
    std::unique_ptr<TouredApp> m_toured;
};

QTEST_MAIN(ContrastTest)
#include "tst_contrast.moc"
