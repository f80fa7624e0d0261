#include <memory>

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QtTest>

#include "app/shell/announcer.h"
#include "tests/app/heard.h"

/// What is said aloud, and when.
class AnnouncerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qmlRegisterType<Announcer>("Penstock.Tests", 1, 0, "Announcer"); }
    void init() {
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\n"
                          "import Penstock.Tests\n"
                          "Item {\n"
                          "    id: root\n"
                          "    property alias text: announcer.text\n"
                          "    Accessible.role: Accessible.AlertMessage\n"
                          "    Accessible.name: text\n"
                          "    Announcer { id: announcer; item: root }\n"
                          "}\n",
                          {});
        m_item.reset(component.create());
        QVERIFY2(m_item, qPrintable(component.errorString()));
    }

    void saysANewText() {
        Heard heard;
        m_item->setProperty("text", "The pile is empty");
        QCOMPARE(heard.texts(), QStringList{}); // other changes may follow from the same cause
        QCoreApplication::sendPostedEvents();
        QCOMPARE(heard.texts(), QStringList{"The pile is empty"});
    }
    void saysOnlyTheLastOfManyChanges() {
        Heard heard;
        m_item->setProperty("text", "one");
        m_item->setProperty("text", "two");
        QCoreApplication::sendPostedEvents();
        QCOMPARE(heard.texts(), QStringList{"two"});
    }
    void isSilentWithoutAText() {
        Heard heard;
        m_item->setProperty("text", "one");
        m_item->setProperty("text", "");
        QCoreApplication::sendPostedEvents();
        QCOMPARE(heard.texts(), QStringList{});
    }
    void saysTheSameTextAgainAfterSilence() {
        Heard heard;
        for (const char* text : {"one", "one", "", "one"}) {
            m_item->setProperty("text", text);
            QCoreApplication::sendPostedEvents();
        }
        QCOMPARE(heard.texts(), (QStringList{"one", "one"}));
    }

private:
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_item;
};

QTEST_MAIN(AnnouncerTest)
#include "tst_announcer.moc"
