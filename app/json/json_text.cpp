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

// Far more than a file of ours has; Qt's parser would need minutes and gigabytes for what a hostile
// file can hold otherwise.
constexpr int kMostKeys = 10'000; // in one object
constexpr int kMostContainers = 1'000'000;
constexpr int kMostValues = 5'000'000;

/// The place of the closing quote, or one behind the end of a text that lacks it.
qsizetype endOfString(const QByteArray& json, qsizetype quote) {
    qsizetype i = quote + 1;
    while (i < json.size() && json[i] != '"')
        i += json[i] == '\\' ? 2 : 1;
    return i;
}

/// Whether reading the text would take too long. It need not be valid.
bool hasTooManyParts(const QByteArray& json) {
    std::vector<int> keys(1); // of the objects that are open
    int containers = 0;
    int values = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char sign = json[i];
        if (sign == '"')
            i = endOfString(json, i);
        else if (sign == '{')
            keys.push_back(0);
        else if (sign == '}' && keys.size() > 1)
            keys.pop_back();
        containers += sign == '{' || sign == '[' ? 1 : 0;
        values += sign == ',' ? 1 : 0;
        if (containers > kMostContainers || values > kMostValues ||
            (sign == ':' && ++keys.back() > kMostKeys))
            return true;
    }
    return false;
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
    if (hasTooManyParts(text))
        return Problem{QCoreApplication::translate("Json", "The file has too many parts.")};
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
