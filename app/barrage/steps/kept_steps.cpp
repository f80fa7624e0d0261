#include "app/barrage/steps/kept_steps.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace steps {

namespace {

constexpr QLatin1String kSteps("steps");
constexpr QLatin1String kTold("told");
constexpr QLatin1String kTickedAt("ticked_at");
constexpr QLatin1String kTicked("ticked");
constexpr QLatin1String kDealt("dealt");

QJsonObject objectOf(const std::string& options) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(options)).object();
}

std::vector<int> numbersOf(const QJsonValue& value) {
    std::vector<int> numbers;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& number : array)
        numbers.push_back(number.toInt());
    return numbers;
}

QJsonArray arrayOf(const std::vector<int>& numbers) {
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

bool contains(const std::vector<int>& numbers, int wanted) {
    return std::find(numbers.begin(), numbers.end(), wanted) != numbers.end();
}

} // namespace

KeptSteps KeptSteps::upTo(int count) const {
    KeptSteps fewer = *this;
    fewer.told = std::min(told, count);
    std::erase_if(fewer.dealt, [count](int entry) { return entry >= count; });
    return fewer;
}

bool KeptSteps::isTicked(int line, int cursor) const {
    return tickedAt == cursor && contains(ticked, line);
}

bool KeptSteps::isDealt(std::size_t entry) const {
    return contains(dealt, static_cast<int>(entry));
}

std::optional<KeptSteps> readFrom(const std::string& options) {
    const QJsonObject kept = objectOf(options)[kSteps].toObject();
    if (kept.isEmpty())
        return {};
    return KeptSteps{std::max(0, kept[kTold].toInt()), kept[kTickedAt].toInt(),
                     numbersOf(kept[kTicked]), numbersOf(kept[kDealt])};
}

std::string writtenTo(const std::string& options, const KeptSteps& steps) {
    QJsonObject object = objectOf(options);
    object[kSteps] = QJsonObject{{kTold, steps.told},
                                 {kTickedAt, steps.tickedAt},
                                 {kTicked, arrayOf(steps.ticked)},
                                 {kDealt, arrayOf(steps.dealt)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace steps
