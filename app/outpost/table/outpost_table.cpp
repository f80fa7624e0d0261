#include "app/outpost/table/outpost_table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"
#include "app/outpost/words/syndicate_text.h"
#include "engine/outpost/syndicate.h"

using namespace outpost;

namespace {

const QString kCities = QStringLiteral("cities");

} // namespace

OutpostTable::~OutpostTable() { close(); }

QString OutpostTable::title() const {
    if (!isOpen())
        return {};
    const State& now = state();
    if (now.isOver() || now.phase == Phase::Setup)
        return nameOf(now.phase);
    return tr("Round %1, Step %2 · %3").arg(now.round).arg(now.step).arg(nameOf(now.phase));
}

bool OutpostTable::hasSyndicate() const { return isOpen() && state().hasSyndicate(); }

OutpostTable::Asked OutpostTable::asked() const {
    if (!isOpen())
        return Nothing;
    switch (question(state())) {
    case Question::Nothing:
        return Nothing;
    case Question::DrawCard:
        return Card;
    case Question::PlaceSyndicateStation:
        return StartStation;
    case Question::PutUpOrPass:
        return Auction;
    case Question::RaiseOrPass:
        return Bidding;
    case Question::SyndicateTakes:
    case Question::SyndicateOperates:
        return Syndicate;
    case Question::SyndicateBuilds:
        return Place;
    case Question::BuildAndHire:
        return Turn;
    case Question::DeclareSupply:
        return Supply;
    }
    return Nothing;
}

bool OutpostTable::begin(const Setup& setup, const Cast& cast) {
    std::vector<database::SessionSeat> seats;
    for (std::size_t i = 0; i < setup.order.size(); ++i)
        seats.push_back({toStd(cast.colours[i]), toStd(cast.names[i])});
    const bool isStarted = beginWith(setup, seats);
    if (isStarted && !cast.cities.isEmpty())
        nameCities(cast.cities);
    return isStarted;
}

void OutpostTable::takeSeats(const std::vector<database::SessionSeat>& seats) {
    Cast& cast = words().cast;
    cast = castOf(seats);
    const auto kept = QJsonDocument::fromJson(QByteArray::fromStdString(options())).object();
    for (const auto& name : kept[kCities].toArray())
        cast.cities.append(name.toString());
}

void OutpostTable::nameCity(City city, const QString& name) {
    const auto index = static_cast<qsizetype>(city.index());
    QStringList names = cast().cities;
    while (names.size() <= index)
        names.append(QString());
    names[index] = name.simplified();
    nameCities(names);
}

void OutpostTable::nameCities(const QStringList& names) {
    words().cast.cities = names;
    setOptions(QJsonDocument(QJsonObject{{kCities, QJsonArray::fromStringList(names)}})
                   .toJson(QJsonDocument::Compact)
                   .toStdString());
}

QStringList OutpostTable::news() const {
    QStringList news = newsIn([this](const Event& event) { return eventText(event, cast()); });
    // What the Syndicate does on its own is told before it is done.
    const Commit* const last = lastCommit();
    if (last && isPlayer(game().entries()[game().cursor() - 1].by))
        for (const Instruction& instruction : instructionsFor(last->before, last->events))
            news.append(tr("Syndicate: %1").arg(instructionText(instruction, cast())));
    return news;
}

bool OutpostTable::commit(const Move& move, City city, const QString& name) {
    if (!isOpen())
        return false;
    // Named first, so that the sentence about the move has the name. A new city without one must
    // not have the name of a city that was undone; but one that is entered anew keeps its own.
    const bool isNew = city.index() >= game().state().cities.size() && amendedEntry() == 0;
    if ((isNew || !name.simplified().isEmpty()) && check(game().state(), move))
        nameCity(city, name);
    return commit(move);
}

#include "moc_outpost_table.cpp"
