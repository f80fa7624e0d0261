#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include <QHash>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include "app/json/problem.h"

namespace json {

/// The first thing wrong with a file. After it reading goes on with harmless values that nobody
/// will see, so that not every value needs a check.
class Report {
public:
    void refuse(const QString& path, const QString& sentence);
    /// For things that exist once: refuses the second place where one is found. The kind keeps
    /// equal ids apart; it is never shown.
    void claim(const QString& kind, const QString& thing, const QString& path);

    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

private:
    std::optional<Problem> m_problem;
    QHash<QString, QString> m_placeOf;
};

/// A value of the file and the way to it, like "companies[1].wheel[2].tile".
class Node {
public:
    Node(QJsonValue value, QString path, Report& report)
        : m_value(std::move(value)), m_path(std::move(path)), m_report(&report) {}

    [[nodiscard]] const QJsonValue& value() const { return m_value; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Report& report() const { return *m_report; }
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }
    void refuse(const QString& sentence) const { m_report->refuse(m_path, sentence); }

    [[nodiscard]] int integer(int lowest, int highest) const;
    /// For what does not fit an int; limits up to 2^53 either way are exact.
    [[nodiscard]] std::int64_t wholeNumber(std::int64_t lowest, std::int64_t highest) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] std::vector<Node> items(int fewest, int most) const;

private:
    QJsonValue m_value;
    QString m_path;
    Report* m_report;
};

/// A node that has to be an object.
class Object {
public:
    /// With names for keys of their own, like companies: any key is let through.
    explicit Object(const Node& node);
    /// Refuses every key that is not one of these.
    Object(const Node& node, std::initializer_list<const char*> keys);
    Object(const Node& node, const std::vector<std::string_view>& keys);

    [[nodiscard]] std::vector<QString> keys() const;
    [[nodiscard]] Node required(const QString& key) const;
    [[nodiscard]] std::optional<Node> optional(const QString& key) const;
    [[nodiscard]] int count(const QString& key, int most) const; // 0 if it is missing
    [[nodiscard]] bool flag(const QString& key) const;           // false if it is missing
    void refuse(const QString& key, const QString& sentence) const;

private:
    [[nodiscard]] Node at(const QString& key) const;

    Node m_node;
    QJsonObject m_object;
};

} // namespace json
