#include "app/outpost/table/outpost_table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"
#include "app/outpost/words/syndicate_text.h"
#include "app/sessions/identity.h"
#include "engine/outpost/syndicate.h"

using namespace outpost;

namespace {

const QString kCities = QStringLiteral("cities");

QString soundFor(const Events& events) {
    QString sound;
    for (const Event& event : events) {
        if (event.kind == EventKind::GameEnded || event.kind == EventKind::RoundBegan)
            return QStringLiteral("round_end");
        if (event.kind == EventKind::MoneyChanged && event.source == Source::Income)
            sound = QStringLiteral("points");
        else if (event.kind == EventKind::CardBought || event.kind == EventKind::CardDrawn)
            sound = QStringLiteral("tile");
    }
    return sound;
}

} // namespace

OutpostTable::~OutpostTable() { close(); }

int OutpostTable::round() const { return isOpen() ? state().round : 0; }

QString OutpostTable::title() const {
    if (!isOpen())
        return {};
    const State& now = state();
    if (now.isOver() || now.phase == Phase::Setup)
        return nameOf(now.phase);
    return tr("Round %1, Step %2 · %3").arg(now.round).arg(now.step).arg(nameOf(now.phase));
}

bool OutpostTable::isOver() const { return isOpen() && state().isOver(); }

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
    const auto begun = outpost::Playthrough::begin(setup);
    if (!begun)
        return refuse(sentenceFor(begun.error()));
    std::vector<database::SessionSeat> seats;
    for (std::size_t i = 0; i < setup.order.size(); ++i)
        seats.push_back({toStd(cast.colours[i]), toStd(cast.names[i])});
    const bool isStarted = start([&](const database::DatabaseFile& store) {
        return Own::create(store, begun.value(), seats, sessions::now());
    });
    if (isStarted && !cast.cities.isEmpty())
        nameCities(cast.cities);
    return isStarted;
}

core::Result<std::unique_ptr<OpenGame>, OpenGame::ResumeError>
OutpostTable::resume(const database::DatabaseFile& store, const std::string& id) const {
    return Own::resume(store, id);
}

void OutpostTable::takeSeats(const std::vector<database::SessionSeat>& seats) {
    m_cast = {};
    m_newsAt = -1;
    for (std::size_t i = 0; i < seats.size() && i < m_cast.names.size(); ++i) {
        m_cast.names[i] = toQt(seats[i].playerName);
        m_cast.colours[i] = toQt(seats[i].role);
    }
    const auto kept = QJsonDocument::fromJson(QByteArray::fromStdString(options())).object();
    for (const auto& name : kept[kCities].toArray())
        m_cast.cities.append(name.toString());
    own().words().cast = m_cast;
}

void OutpostTable::nameCity(City city, const QString& name) {
    const auto index = static_cast<qsizetype>(city.index());
    QStringList names = m_cast.cities;
    while (names.size() <= index)
        names.append(QString());
    names[index] = name.simplified();
    nameCities(names);
}

void OutpostTable::nameCities(const QStringList& names) {
    m_cast.cities = names;
    own().words().cast = m_cast;
    setOptions(QJsonDocument(QJsonObject{{kCities, QJsonArray::fromStringList(m_cast.cities)}})
                   .toJson(QJsonDocument::Compact)
                   .toStdString());
}

bool OutpostTable::make(const Move& move) {
    const State before = game().state();
    const auto events = own().session().commit(move, sessions::now());
    if (!events)
        return refuse(sentenceFor(events.error()));
    tell(before, events.value());
    keep();
    if (const QString sound = soundFor(events.value()); !sound.isEmpty())
        emit heard(sound);
    return true;
}

void OutpostTable::tell(const State& before, const Events& events) {
    for (const Event& event : events)
        if (const QString sentence = eventText(event, m_cast); !sentence.isEmpty())
            m_news.append(sentence);
    if (isPlayer(game().entries()[game().cursor() - 1].by))
        for (const Instruction& instruction : instructionsFor(before, events))
            m_news.append(tr("Syndicate: %1").arg(instructionText(instruction, m_cast)));
    m_newsAt = cursor();
}

bool OutpostTable::commit(const Move& move) { return commit(std::vector{move}); }

bool OutpostTable::commit(const std::vector<Move>& moves) {
    if (!isOpen())
        return false;
    endView();
    m_news.clear();
    for (const Move& move : moves)
        if (!make(move))
            return false;
    return true;
}

bool OutpostTable::commit(const Move& move, City city, const QString& name) {
    if (!isOpen())
        return false;
    // Named first, so that the sentence about the move has the name. A new city without one must
    // not have the name of a city that was undone.
    const bool isNew = city.index() >= game().state().cities.size();
    if ((isNew || !name.simplified().isEmpty()) && check(game().state(), move))
        nameCity(city, name);
    return commit(move);
}

#include "moc_outpost_table.cpp"
