#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

/// Changes to JSON values.
namespace edited {

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

/// The steps of a path like "companies[1].id".
inline QStringList steps(const QString& path) {
    static const QRegularExpression separators(QStringLiteral("[.\\[\\]]+"));
    return path.split(separators, Qt::SkipEmptyParts);
}

} // namespace edited
