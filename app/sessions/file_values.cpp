#include "app/sessions/file_values.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/json/json_text.h"
#include "app/sessions/penstock_file.h"

namespace sessions {

namespace {

using json::Node;
using json::Object;

constexpr qsizetype kLargestFreeObject = json::kMebibyte;
constexpr database::Time kLastTime = 7'258'118'399'999;        // the end of the year 2199
constexpr database::Duration kLongestTime = 3'600'000'000'000; // a million hours

} // namespace

QString timeText(database::Time time) {
    return QDateTime::fromMSecsSinceEpoch(time).toUTC().toString(Qt::ISODateWithMs);
}

database::Time readTime(const Node& node) {
    const QString text = node.text();
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    const database::Time ms = time.isValid() ? time.toMSecsSinceEpoch() : -1;
    // Only one way to write it: what reads back as the same text.
    if (ms >= 0 && ms <= kLastTime && timeText(ms) == text)
        return ms;
    node.refuse(QCoreApplication::translate("Sessions",
                                            "This has to be a time from 1970 to 2199 in UTC, "
                                            "like \"2026-01-31T18:30:00.000Z\"."));
    return 0;
}

database::Duration readDuration(const Node& node) { return node.wholeNumber(0, kLongestTime); }

std::string readUuid(const Node& node) {
    static const QRegularExpression form(
        QStringLiteral("\\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\z"));
    const QString text = node.text();
    if (!form.match(text).hasMatch())
        node.refuse(QCoreApplication::translate(
            "Sessions", "This has to be an id like \"01234567-89ab-cdef-0123-456789abcdef\"."));
    return toStd(text);
}

std::string readLine(const Node& node, qsizetype longest) {
    const QString text = node.text();
    if (text.isEmpty() || text.size() > longest || !json::isOneLine(text))
        node.refuse(QCoreApplication::translate("Sessions",
                                                "This has to be one line of 1 to %1 characters.")
                        .arg(longest));
    return toStd(text);
}

std::string readOptionalLine(const Object& object, const char* key, qsizetype longest) {
    const auto node = object.optional(key);
    return node ? readLine(*node, longest) : std::string();
}

std::string readProse(const Object& object, const char* key) {
    const auto node = object.optional(key);
    if (!node)
        return {};
    const QString text = node->text();
    if (text.size() > kLongestNotes || !text.isValidUtf16() || text.contains(QChar::Null))
        node->refuse(QCoreApplication::translate("Sessions",
                                                 "This has to be a text of at most %1 characters.")
                         .arg(kLongestNotes));
    return toStd(text);
}

std::string readFreeObject(const Object& object, const char* key) {
    const auto node = object.optional(key);
    if (!node)
        return jsonLine({});
    const Object checked(*node);
    std::string text = jsonLine(node->value().toObject());
    if (text.size() > static_cast<std::size_t>(kLargestFreeObject))
        node->refuse(QCoreApplication::translate("Sessions", "This object is larger than %1 MiB.")
                         .arg(kLargestFreeObject / json::kMebibyte));
    return text;
}

json::Result<QJsonObject> freeObject(const std::string& text) {
    return json::parseObject(QByteArray::fromStdString(text), kLargestFreeObject);
}

} // namespace sessions
