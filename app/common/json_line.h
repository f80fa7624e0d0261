#pragma once

#include <string>

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

/// JSON objects as the store keeps them: in one line.
[[nodiscard]] inline std::string jsonLine(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

/// Empty if the line is none.
[[nodiscard]] inline QJsonObject jsonObject(const std::string& line) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}
