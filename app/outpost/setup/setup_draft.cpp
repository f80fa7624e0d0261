#include "app/outpost/setup/setup_draft.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/common/convert.h"
#include "engine/outpost/data/box.h"
#include "engine/outpost/notation.h"

namespace outpost {

namespace {

template <class Figures>
QJsonArray arrayOf(const Figures& figures) {
    QJsonArray array;
    for (const int figure : figures)
        array.append(figure);
    return array;
}

template <class Figures>
bool readArray(Figures& figures, const QJsonArray& array) {
    if (array.size() != static_cast<qsizetype>(figures.size()))
        return false;
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] =
            static_cast<std::uint8_t>(std::clamp(array[static_cast<qsizetype>(i)].toInt(), 0, 255));
    return true;
}

bool isOrderOf(const QList<int>& order, qsizetype seats) {
    QList<int> sorted = order;
    std::sort(sorted.begin(), sorted.end());
    for (qsizetype i = 0; i < sorted.size(); ++i)
        if (sorted[i] != i)
            return false;
    return sorted.size() == seats;
}

} // namespace

QByteArray textOf(const SetupDraft& draft) {
    QJsonArray seats;
    for (const SeatDraft& seat : draft.seats)
        seats.append(QJsonObject{{"name", seat.name}, {"colour", seat.colour}});
    QJsonArray tokens;
    for (const std::optional<int>& token : draft.tokens)
        tokens.append(token ? QJsonValue(*token) : QJsonValue());
    return QJsonDocument(
               QJsonObject{{"seats", seats},
                           {"order", arrayOf(draft.order)},
                           {"order_entered", draft.isOrderEntered},
                           {"rulings", toQt(formatRulings(draft.options.rulings))},
                           {"uses_map", draft.usesMap},
                           {"small_area", draft.smallArea},
                           {"tokens", tokens},
                           {"connections", QJsonArray::fromStringList(draft.connections)}})
        .toJson(QJsonDocument::Compact);
}

bool readInto(SetupDraft& draft, const QByteArray& text) {
    const QJsonObject kept = QJsonDocument::fromJson(text).object();
    QList<SeatDraft> seats;
    for (const auto& each : kept["seats"].toArray())
        seats.append({each.toObject()["name"].toString(),
                      std::clamp(each.toObject()["colour"].toInt(), 0,
                                 static_cast<int>(kColours.size()) - 1)});
    QList<int> order;
    for (const auto& each : kept["order"].toArray())
        order.append(each.toInt());
    if (seats.size() < kMinPlayers || seats.size() > kMaxPlayers || !isOrderOf(order, seats.size()))
        return false;
    draft.seats = seats;
    draft.order = order;
    draft.isOrderEntered = kept["order_entered"].toBool();
    draft.options.rulings = parseRulings(toStd(kept["rulings"].toString())).value_or(Rulings());
    draft.usesMap = kept["uses_map"].toBool(true);
    draft.smallArea = std::clamp(kept["small_area"].toInt(), 1, kAreaCount - 1);
    draft.tokens.clear();
    for (const auto& each : kept["tokens"].toArray())
        draft.tokens.append(each.isDouble()
                                ? std::optional(std::clamp(each.toInt(), 0, kMostConnectionCost))
                                : std::nullopt);
    draft.connections.clear();
    for (const auto& each : kept["connections"].toArray())
        draft.connections.append(each.toString());
    return true;
}

QJsonObject figuresOf(const Options& options) {
    return {{"payout", arrayOf(options.payout)}, {"prices", arrayOf(options.prices)}};
}

bool readFigures(Options& options, const QJsonObject& kept) {
    Options read = options;
    if (!readArray(read.payout, kept["payout"].toArray()) ||
        !readArray(read.prices, kept["prices"].toArray()))
        return false;
    options = read;
    return true;
}

core::IndexSet<std::uint8_t> smallAreasOf(const SetupDraft& draft) {
    core::IndexSet<std::uint8_t> areas;
    const int count = setupRow(static_cast<int>(draft.seats.size())).smallAreas;
    for (int area = 1; area < kAreaCount; ++area)
        if (count == kAreaCount - 1 || (count == 1 && area == draft.smallArea))
            areas.insert(static_cast<std::uint8_t>(area));
    return areas;
}

void fitTokens(SetupDraft& draft, const KnownMap& map) {
    const QStringList connections = map.connectionNames();
    TokenCosts tokens;
    for (const QString& each : connections)
        tokens.append(draft.tokens.value(draft.connections.indexOf(each)));
    draft.connections = connections;
    draft.tokens = tokens;
}

Cast castOf(const SetupDraft& draft) {
    Cast cast;
    for (qsizetype i = 0; i < draft.seats.size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        cast.names[index] = draft.seats[i].name.simplified();
        cast.colours[index] =
            QLatin1String(kColours[static_cast<std::size_t>(draft.seats[i].colour)]);
    }
    return cast;
}

Setup setupOf(const SetupDraft& draft) {
    Setup setup;
    setup.options = draft.options;
    for (const int seat : draft.order)
        setup.order.push(static_cast<Seat>(seat));
    return setup;
}

} // namespace outpost
