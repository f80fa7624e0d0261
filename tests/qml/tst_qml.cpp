#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

#include "app/shell/camera_finder.h"
#include "tests/qml/shown_windows.h"
#include "tests/qml/test_games.h"

// The stock runner does not know modules that are linked into the program, hence this one.
class QmlTestSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle("Basic");
        // Where no sound service runs, Qt warns at the first search; pages must not warn later.
        CameraFinder().setIsWanted(true);
        qmlRegisterType<ShownWindows>("Penstock.Tests", 1, 0, "ShownWindows");
        qmlRegisterType<TestGames>("Penstock.Tests", 1, 0, "TestGames");
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath("qrc:/qt/qml");
        // The first handler decides for all what a double tap is, so it must not be one of a test
        // that has every tap meant.
        QQmlComponent handler(engine);
        handler.setData("import QtQuick\nTapHandler {}", {});
        delete handler.create();
    }
};

QUICK_TEST_MAIN_WITH_SETUP(qml, QmlTestSetup)
#include "tst_qml.moc"
