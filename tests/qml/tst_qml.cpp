#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

#include "tests/qml/test_games.h"

// The stock runner does not know modules that are linked into the program, hence this one.
class QmlTestSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle("Basic");
        qmlRegisterType<TestGames>("Penstock.Tests", 1, 0, "TestGames");
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath("qrc:/qt/qml"); }
};

QUICK_TEST_MAIN_WITH_SETUP(qml, QmlTestSetup)
#include "tst_qml.moc"
