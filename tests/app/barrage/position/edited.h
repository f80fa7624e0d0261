#pragma once

#include <QFile>

#include "tests/support/edited_json.h"
#include "tests/support/tests_dir.h"

/// The example of the format's description, and changes to it.
namespace edited {

inline QByteArray exampleText() {
    QFile file(inTestsDir("app/barrage/position/example.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject example() { return QJsonDocument::fromJson(exampleText()).object(); }

/// A path like "companies[1].id" and the JSON text that replaces what stands there.
struct Change {
    QString path;
    QByteArray json;
};
using Changes = QList<Change>;

inline QByteArray exampleWith(const Changes& changes) {
    QJsonValue whole = example();
    for (const Change& change : changes)
        whole = with(whole, steps(change.path), value(change.json));
    return QJsonDocument(whole.toObject()).toJson();
}
inline QByteArray exampleWith(const QString& path, const QByteArray& json) {
    return exampleWith({{path, json}});
}

} // namespace edited
