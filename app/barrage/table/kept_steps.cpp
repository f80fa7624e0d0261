#include "app/barrage/table/kept_steps.h"

#include <algorithm>
#include <utility>

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

KeptSteps::Ticks ticksOf(const QJsonValue& value) {
    KeptSteps::Ticks ticks;
    const QJsonObject lists = value.toObject();
    for (auto list = lists.begin(); list != lists.end(); ++list)
        ticks[list.key().toStdString()] = numbersOf(list.value());
    return ticks;
}

QJsonObject objectOf(const KeptSteps::Ticks& ticks) {
    QJsonObject lists;
    for (const auto& [list, lines] : ticks)
        lists[QString::fromStdString(list)] = arrayOf(lines);
    return lists;
}

bool contains(const std::vector<int>& numbers, int wanted) {
    return std::find(numbers.begin(), numbers.end(), wanted) != numbers.end();
}

} // namespace

KeptSteps KeptSteps::upTo(int count) const {
    KeptSteps fewer = *this;
    fewer.told = std::min(told, count);
    if (tickedAt > count)
        fewer.ticked.clear();
    std::erase_if(fewer.dealt, [count](int entry) { return entry >= count; });
    return fewer;
}

KeptSteps KeptSteps::behind(const sessions::ReplacedEntries& replaced) const {
    KeptSteps moved = *this;
    const auto first = static_cast<int>(replaced.first);
    if (told > first) {
        const auto place = replaced.placeOf(static_cast<std::size_t>(told));
        moved.told = static_cast<int>(
            place.value_or(replaced.isCut ? replaced.cursor : replaced.first + replaced.fresh));
    }
    moved.ticked.clear();
    moved.dealt.clear();
    for (const int entry : dealt)
        if (const auto place = replaced.placeOf(static_cast<std::size_t>(std::max(0, entry))))
            moved.dealt.push_back(static_cast<int>(*place));
    return moved;
}

bool KeptSteps::isTicked(const std::string& list, int line, int cursor) const {
    const auto found = ticked.find(list);
    return tickedAt == cursor && found != ticked.end() && contains(found->second, line);
}

void KeptSteps::tick(const std::string& list, std::vector<int> lines, int cursor) {
    if (tickedAt != cursor)
        ticked.clear(); // of lists that are gone
    tickedAt = cursor;
    ticked[list] = std::move(lines);
}

bool KeptSteps::isDealt(std::size_t entry) const {
    return contains(dealt, static_cast<int>(entry));
}

std::optional<KeptSteps> readFrom(const std::string& options) {
    const QJsonObject kept = objectOf(options)[kSteps].toObject();
    if (kept.isEmpty())
        return {};
    return KeptSteps{std::max(0, kept[kTold].toInt()), kept[kTickedAt].toInt(),
                     ticksOf(kept[kTicked]), numbersOf(kept[kDealt])};
}

std::string writtenTo(const std::string& options, const KeptSteps& steps) {
    QJsonObject object = objectOf(options);
    object[kSteps] = QJsonObject{{kTold, steps.told},
                                 {kTickedAt, steps.tickedAt},
                                 {kTicked, objectOf(steps.ticked)},
                                 {kDealt, arrayOf(steps.dealt)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace steps
