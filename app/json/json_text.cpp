#include "app/json/json_text.h"

#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonParseError>
#include <QSet>

namespace json {

namespace {

qsizetype endOfString(const QByteArray& json, qsizetype quote) {
    qsizetype i = quote + 1;
    while (json[i] != '"')
        i += json[i] == '\\' ? 2 : 1;
    return i;
}

bool isFollowedByColon(const QByteArray& json, qsizetype i) {
    while (QByteArrayLiteral(" \t\r\n").contains(json[i]))
        ++i;
    return json[i] == ':';
}

/// Two spellings of a key with and without escapes are the same key.
QString withoutEscapes(const QByteArray& quoted) {
    if (!quoted.contains('\\'))
        return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
    return QJsonDocument::fromJson('[' + quoted + ']').array().first().toString();
}

/// The first key that stands twice in one object of a valid JSON text. Qt's parser keeps the last
/// one and says nothing.
std::optional<QString> repeatedKey(const QByteArray& json) {
    std::vector<QSet<QString>> open;
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (json[i] == '{') {
            open.emplace_back();
        } else if (json[i] == '}') {
            open.pop_back();
        } else if (json[i] == '"') {
            const qsizetype end = endOfString(json, i);
            if (isFollowedByColon(json, end + 1)) {
                const QString key = withoutEscapes(json.mid(i, end + 1 - i));
                if (open.back().contains(key))
                    return key;
                open.back().insert(key);
            }
            i = end;
        }
    }
    return std::nullopt;
}

} // namespace

Result<QJsonObject> parseObject(const QByteArray& text, qsizetype largest) {
    if (text.size() > largest)
        return Problem{QCoreApplication::translate("Json", "The file is larger than %1 MiB.")
                           .arg(largest / kMebibyte)};
    if (text.trimmed().isEmpty())
        return Problem{QCoreApplication::translate("Json", "The file is empty.")};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = text.left(error.offset).count('\n') + 1;
        return Problem{QCoreApplication::translate("Json", "Line %1 is not valid JSON: %2.")
                           .arg(line)
                           .arg(error.errorString())};
    }
    if (!document.isObject())
        return Problem{
            QCoreApplication::translate("Json", "The file does not hold one JSON object.")};
    if (const auto key = repeatedKey(text))
        return Problem{
            QCoreApplication::translate("Json", "The key \"%1\" stands twice in one object.")
                .arg(shown(*key))};
    return document.object();
}

} // namespace json
