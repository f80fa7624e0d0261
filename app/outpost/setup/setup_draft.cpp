#include "app/outpost/setup/setup_draft.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
    return QJsonDocument(QJsonObject{{"seats", seats},
                                     {"order", arrayOf(draft.order)},
                                     {"order_entered", draft.isOrderEntered}})
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
    return true;
}

QByteArray figuresText(const Options& options) {
    return QJsonDocument(QJsonObject{{"payout", arrayOf(options.payout)},
                                     {"prices", arrayOf(options.prices)}})
        .toJson(QJsonDocument::Compact);
}

bool readFigures(Options& options, const QByteArray& text) {
    const QJsonObject kept = QJsonDocument::fromJson(text).object();
    Options read = options;
    if (!readArray(read.payout, kept["payout"].toArray()) ||
        !readArray(read.prices, kept["prices"].toArray()))
        return false;
    options = read;
    return true;
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
