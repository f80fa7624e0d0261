#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

/// The example of the format's description, and changes to it.
namespace edited {

inline QByteArray exampleText() {
    QFile file(QStringLiteral(PENSTOCK_TESTS_DIR "/app/position/example.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject example() { return QJsonDocument::fromJson(exampleText()).object(); }

/// The value a JSON text stands for; nothing for an empty text.
inline QJsonValue value(const QByteArray& json) {
    const QJsonArray list = QJsonDocument::fromJson('[' + json + ']').array();
    return list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : list.first();
}

/// The value with what stands at the path replaced; Undefined takes a key away.
inline QJsonValue with(const QJsonValue& whole, QStringList path, const QJsonValue& part) {
    if (path.isEmpty())
        return part;
    const QString step = path.takeFirst();
    if (whole.isArray()) {
        QJsonArray list = whole.toArray();
        const int i = step.toInt();
        if (i == list.size())
            list.append(part);
        else
            list[i] = with(list[i], path, part);
        return list;
    }
    QJsonObject object = whole.toObject();
    object[step] = with(object.value(step), path, part);
    return object;
}

/// A path like "companies[1].id" and the JSON text that replaces what stands there.
struct Change {
    QString path;
    QByteArray json;
};
using Changes = QList<Change>;

inline QByteArray exampleWith(const Changes& changes) {
    static const QRegularExpression separators(QStringLiteral("[.\\[\\]]+"));
    QJsonValue whole = example();
    for (const Change& change : changes)
        whole = with(whole, change.path.split(separators, Qt::SkipEmptyParts), value(change.json));
    return QJsonDocument(whole.toObject()).toJson();
}
inline QByteArray exampleWith(const QString& path, const QByteArray& json) {
    return exampleWith({{path, json}});
}

} // namespace edited
