#pragma once

#include <string>

#include <QJsonDocument>
#include <QJsonObject>

#include "app/pad/pad_field.h"

namespace pad {

/// What was entered in some fields, as the details of a play or a result; what is 0 is left out.
[[nodiscard]] inline QJsonObject detailsOf(const QList<PadField>& fields) {
    QJsonObject details;
    for (const PadField& field : fields)
        if (field.value != 0)
            details.insert(field.id, field.value);
    return details;
}

[[nodiscard]] inline std::string textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace pad
