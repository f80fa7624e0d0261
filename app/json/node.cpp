#include "app/json/node.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QJsonArray>

namespace json {

void Report::refuse(const QString& path, const QString& sentence) {
    if (!m_problem)
        m_problem = Problem{path.isEmpty() ? sentence : path + QStringLiteral(": ") + sentence};
}

void Report::claim(const QString& kind, const QString& thing, const QString& path) {
    const QString key = kind + QLatin1Char(' ') + thing;
    const auto found = m_placeOf.constFind(key);
    if (found == m_placeOf.constEnd())
        m_placeOf.insert(key, path);
    else
        refuse(path, QCoreApplication::translate("Json", "\"%1\" is already at %2.")
                         .arg(shown(thing), *found));
}

int Node::integer(int lowest, int highest) const {
    return static_cast<int>(wholeNumber(lowest, highest));
}

std::int64_t Node::wholeNumber(std::int64_t lowest, std::int64_t highest) const {
    const double number = m_value.toDouble();
    if (m_value.isDouble() && number >= static_cast<double>(lowest) &&
        number <= static_cast<double>(highest) && std::floor(number) == number)
        return static_cast<std::int64_t>(number);
    refuse(QCoreApplication::translate("Json", "This has to be a whole number from %1 to %2.")
               .arg(lowest)
               .arg(highest));
    return lowest;
}

bool Node::boolean() const {
    if (!m_value.isBool())
        refuse(QCoreApplication::translate("Json", "This has to be true or false."));
    return m_value.toBool();
}

QString Node::text() const {
    if (!m_value.isString())
        refuse(QCoreApplication::translate("Json", "This has to be a text in quotes."));
    return m_value.toString();
}

std::vector<Node> Node::items(int fewest, int most) const {
    std::vector<Node> nodes;
    const QJsonArray array = m_value.toArray();
    if (!m_value.isArray()) {
        refuse(QCoreApplication::translate("Json", "This has to be a list."));
    } else if (array.size() < fewest || array.size() > most) {
        refuse(
            fewest == most
                ? QCoreApplication::translate("Json", "This list has to have %1 entries.").arg(most)
                : QCoreApplication::translate("Json", "This list has to have %1 to %2 entries.")
                      .arg(fewest)
                      .arg(most));
    } else {
        for (qsizetype i = 0; i < array.size(); ++i)
            nodes.emplace_back(array[i], QStringLiteral("%1[%2]").arg(m_path).arg(i), *m_report);
    }
    return nodes;
}

Object::Object(const Node& node) : m_node(node), m_object(node.value().toObject()) {
    if (!node.value().isObject())
        node.refuse(QCoreApplication::translate("Json", "This has to be an object in braces."));
}

Object::Object(const Node& node, std::initializer_list<const char*> keys)
    : Object(node, std::vector<std::string_view>(keys.begin(), keys.end())) {}

Object::Object(const Node& node, const std::vector<std::string_view>& keys) : Object(node) {
    for (const QString& key : this->keys()) {
        if (std::find(keys.begin(), keys.end(), key.toStdString()) != keys.end())
            continue;
        refuse(key, QCoreApplication::translate("Json", "There is no such key."));
        return; // a hostile file may have millions of them
    }
}

std::vector<QString> Object::keys() const {
    const QStringList keys = m_object.keys();
    return {keys.begin(), keys.end()};
}

Node Object::required(const QString& key) const {
    if (!m_object.contains(key))
        refuse(key, QCoreApplication::translate("Json", "This key is missing."));
    return at(key);
}

std::optional<Node> Object::optional(const QString& key) const {
    return m_object.contains(key) ? std::optional(at(key)) : std::nullopt;
}

int Object::count(const QString& key, int most) const {
    const auto node = optional(key);
    return node ? node->integer(0, most) : 0;
}

bool Object::flag(const QString& key) const {
    const auto node = optional(key);
    return node && node->boolean();
}

void Object::refuse(const QString& key, const QString& sentence) const { at(key).refuse(sentence); }

Node Object::at(const QString& key) const {
    const QString path =
        m_node.path().isEmpty() ? shown(key) : m_node.path() + QLatin1Char('.') + shown(key);
    return {m_object.value(key), path, m_node.report()};
}

} // namespace json
