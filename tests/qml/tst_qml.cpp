#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

// The stock runner does not know modules that are linked into the program, hence this one.
class QmlTestSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { QQuickStyle::setStyle("Basic"); }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath("qrc:/qt/qml"); }
};

QUICK_TEST_MAIN_WITH_SETUP(qml, QmlTestSetup)
#include "tst_qml.moc"
