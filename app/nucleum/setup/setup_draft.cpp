#include "app/nucleum/setup/setup_draft.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/common/convert.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/notation.h"

namespace nucleum {

namespace {

const QString kNames = QStringLiteral("names");
const QString kSetup = QStringLiteral("setup");

/// The first of `count` that no seat has.
template <class Value, class Member>
Value freeOne(const SetupDraft& draft, int count, Member member) {
    for (int i = 0; i < count; ++i) {
        const auto value = static_cast<Value>(i);
        if (std::ranges::none_of(draft.setup.seats,
                                 [&](const Seat& seat) { return seat.*member == value; }))
            return value;
    }
    return Value{};
}

template <class Value, class Member>
void giveTo(SetupDraft& draft, std::size_t wanted, Value value, Member member) {
    Seat& seat = draft.setup.seats[wanted];
    for (Seat& other : draft.setup.seats)
        if (other.*member == value)
            other.*member = seat.*member;
    seat.*member = value;
}

} // namespace

SetupDraft newDraft(core::Rng& rng) {
    SetupDraft draft;
    draft.setup = dealSetup({}, kMinPlayers, {}, rng);
    draft.names = QStringList(kMinPlayers);
    return draft;
}

void dealTable(SetupDraft& draft, core::Rng& rng) {
    const Setup before = draft.setup;
    draft.setup =
        dealSetup(before.options, static_cast<int>(before.seats.size()), before.facts, rng);
    for (std::size_t i = 0; i < before.seats.size(); ++i) {
        draft.setup.seats[i].colour = before.seats[i].colour;
        draft.setup.seats[i].experiment = before.seats[i].experiment;
    }
}

void setPlayerCount(SetupDraft& draft, int players, core::Rng& rng) {
    while (static_cast<int>(draft.setup.seats.size()) > players)
        draft.setup.seats.pop();
    while (static_cast<int>(draft.setup.seats.size()) < players)
        draft.setup.seats.push({freeOne<PlayerColour>(draft, kPlayerColourCount, &Seat::colour),
                                freeOne<Experiment>(draft, kExperimentCount, &Seat::experiment),
                                Contract{}});
    draft.names.resize(players);
    dealTable(draft, rng);
}

void setColour(SetupDraft& draft, std::size_t seat, PlayerColour colour) {
    giveTo(draft, seat, colour, &Seat::colour);
}

void setExperiment(SetupDraft& draft, std::size_t seat, Experiment experiment) {
    giveTo(draft, seat, experiment, &Seat::experiment);
}

void followCards(SetupDraft& draft) {
    const MapInstructions map =
        mapInstructions(draft.setup.cards, static_cast<int>(draft.setup.seats.size()));
    core::FixedVector<NeutralPlace, kNeutralPlaces> neutrals;
    for (const City city : map.neutralBuildings) {
        if (city == City::None)
            continue;
        const std::size_t next = neutrals.size();
        int neutral =
            next < draft.setup.neutrals.size() ? draft.setup.neutrals[next].neutral.value : 0;
        while (std::ranges::any_of(neutrals, [neutral](const NeutralPlace& each) {
            return each.neutral.value == neutral;
        }))
            neutral = (neutral + 1) % kNeutralCount;
        neutrals.push({city, Neutral(neutral)});
    }
    draft.setup.neutrals = neutrals;
}

QString writtenDraft(const SetupDraft& draft) {
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{{kNames, QJsonArray::fromStringList(draft.names)},
                                  {kSetup, toQt(formatSetup(draft.setup))}})
            .toJson(QJsonDocument::Compact));
}

std::optional<SetupDraft> readDraft(const QString& text) {
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto setup = parseSetup(toStd(kept[kSetup].toString()));
    if (!setup || !checkSetup(*setup))
        return std::nullopt;
    SetupDraft draft{{}, *setup};
    for (const auto& name : kept[kNames].toArray())
        draft.names.append(name.toString());
    draft.names.resize(static_cast<qsizetype>(setup->seats.size()));
    return draft;
}

} // namespace nucleum
