#include <memory>

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QtTest>

#include "app/common/path_picture.h"
#include "app/tour/layout_check.h"
#include "app/tour/tour_window.h"

class LayoutCheckTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QQuickStyle::setStyle("Basic");
        qmlRegisterType<PathPicture>("Signs", 1, 0, "DrawnSign");
    }

    void finds_data() {
        QTest::addColumn<QString>("items");
        QTest::addColumn<QString>("fault"); // empty: nothing is wrong
        QTest::newRow("a text that is elided")
            << "Text { text: 'far too long for this'; width: 40; elide: Text.ElideRight }"
            << "is cut";
        QTest::newRow("a text wider than its place")
            << "Text { text: 'far too long for this'; width: 40 }"
            << "needs";
        QTest::newRow("a text higher than its place")
            << "Text { text: 'a b c d e f'; width: 20; height: 20; wrapMode: Text.Wrap }"
            << "needs";
        QTest::newRow("a word that goes on in the next line")
            << "Text { text: 'far unreasonable'; width: 60; wrapMode: Text.Wrap }"
            << "breaks a word";
        QTest::newRow("a text outside the window") << "Text { text: 'there'; x: 180 }"
                                                   << "does not fit where it stands";
        QTest::newRow("a text outside a clipped item")
            << "Item { width: 20; height: 20; clip: true; Text { text: 'there' } }"
            << "does not fit where it stands";
        QTest::newRow("a text outside its button")
            << "Button { width: 60; height: 60; contentItem: Item { Text { text: 'x'; y: 80 } } }"
            << "reaches out of";
        QTest::newRow("a control outside the window") << "Button { text: 'OK'; x: -20 }"
                                                      << "does not fit where it stands";
        QTest::newRow("texts on each other") << "Text { text: 'one' }\nText { text: 'two'; x: 4 }"
                                             << "lies on";
        QTest::newRow("a sign on a text") << "Text { text: 'one' }\nText { text: '\u2298'; x: 4 }"
                                          << "lies on";
        QTest::newRow("a drawn sign on a text")
            << "Text { text: 'one' }\nDrawnSign { width: 24; height: 24; x: 4 }"
            << "lies on";
        QTest::newRow("a text on a button")
            << "Button { text: 'OK' }\nText { text: 'two'; x: 4; y: 4 }"
            << "lies on";
        QTest::newRow("a text beside what scrolls down")
            << "Flickable { width: 100; height: 100; contentHeight: 900; contentWidth: width\n"
               "Text { text: 'there'; x: 90 } }"
            << "does not fit where it stands";

        QTest::newRow("fine: lines broken between words")
            << "Text { text: 'one two three\\nfour'; width: 60; wrapMode: Text.Wrap }"
            << "";
        QTest::newRow("fine: below in what scrolls")
            << "Flickable { width: 100; height: 100; contentHeight: 900; contentWidth: width\n"
               "Text { text: 'there'; y: 800 } }"
            << "";
        QTest::newRow("fine: scrolled out of sight over another text")
            << "Text { text: 'one'; y: 150 }\n"
               "Flickable { width: 100; height: 100; contentHeight: 900; contentWidth: width\n"
               "Text { text: 'there'; y: 150 } }"
            << "";
        QTest::newRow("fine: one of two is hidden")
            << "Text { text: 'one'; visible: false }\nText { text: 'two' }"
            << "";
        QTest::newRow("fine: a sign that crosses out a control")
            << "Slider { width: 100 }\nText { text: '\u2298'; x: 4 }"
            << "";
        QTest::newRow("fine: a line closer to its edges than lines are to one another")
            << "Text { text: 'one'; height: contentHeight * 0.8 }"
            << "";
        QTest::newRow("fine: side by side") << "Row { Text { text: 'one' }\nText { text: 'two' } }"
                                            << "";
        QTest::newRow("fine: a button with its text") << "Button { text: 'OK' }"
                                                      << "";
        QTest::newRow("fine: a popup over the page")
            << "Text { text: 'one' }\nPopup { visible: true; Text { text: 'two' } }"
            << "";
    }
    void finds() {
        QFETCH(const QString, items);
        QFETCH(const QString, fault);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(
            QString("import QtQuick\nimport QtQuick.Controls.Basic\nimport Signs\n"
                    "ApplicationWindow { width: 200; height: 200; visible: true\n%1\n}")
                .arg(items)
                .toUtf8(),
            QUrl());
        const std::unique_ptr<QObject> root(component.create());
        QVERIFY2(root, qPrintable(component.errorString()));
        auto& window = *qobject_cast<QQuickWindow*>(root.get());
        QVERIFY(tour::TourWindow(window, {}).draw());
        const QStringList faults = tour::layoutFaults(window);
        QCOMPARE(faults.size(), fault.isEmpty() ? 0 : 1);
        if (!fault.isEmpty())
            QVERIFY2(faults.first().contains(fault), qPrintable(faults.first()));
    }
};

QTEST_MAIN(LayoutCheckTest)
#include "tst_layout_check.moc"
