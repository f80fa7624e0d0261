#include "app/launch/warning_watch.h"

#include <array>
#include <atomic>
#include <string_view>

#include <QQmlEngine>
#include <QtGlobal>

namespace launch {

namespace {

std::atomic<int> count = 0;
QtMessageHandler previousHandler = nullptr;

/// Some of its classes log under no name but begin with their own.
bool namesItself(const QString& message) {
    return message.startsWith(QLatin1String("DelegateModel::")) ||
           message.startsWith(QLatin1String("QQml")) || message.startsWith(QLatin1String("QQuick"));
}

bool isFromQml(const QMessageLogContext& context) {
    // console.warn() and the modules of Qt Quick log under these names; warnings of the engine
    // itself (bindings, missing types) arrive through its signal.
    constexpr std::array kPrefixes{std::string_view("qml"), std::string_view("js"),
                                   std::string_view("qt.qml"), std::string_view("qt.quick")};
    const std::string_view category = context.category ? context.category : "";
    for (const std::string_view prefix : kPrefixes) {
        if (category.starts_with(prefix))
            return true;
    }
    return false;
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type != QtDebugMsg && type != QtInfoMsg && (isFromQml(context) || namesItself(message)))
        ++count;
    previousHandler(type, context, message);
}

} // namespace

void watchWarnings(QQmlEngine& engine) {
    if (!previousHandler)
        previousHandler = qInstallMessageHandler(handle);
    QObject::connect(&engine, &QQmlEngine::warnings,
                     [](const QList<QQmlError>& warnings) { count += int(warnings.size()); });
}

int warningCount() { return count; }

} // namespace launch
