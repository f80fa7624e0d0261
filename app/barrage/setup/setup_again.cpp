#include "app/barrage/setup/setup_again.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>

#include "app/barrage/setup/setup_part.h"
#include "app/common/convert.h"
#include "app/history/same_setup.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

using namespace barrage;

namespace {

template <class T, std::size_t N, class List>
void settle(Places<T, N>& places, const List& things) {
    std::copy(things.begin(), things.end(), places.begin());
}

SeatDraft draftSeat(const Seat& seat) {
    SeatDraft draft{{seat.kind, seat.level, seat.tracking}, 0, seat.company, {}, {}};
    if (seat.officer != Officer::None)
        draft.officer = seat.officer;
    if (seat.startingContract.isSet())
        draft.startingContract = seat.startingContract;
    return draft;
}

SetupDraft settled(const Setup& setup) {
    SetupDraft draft;
    draft.options = setup.options;
    for (const Seat& seat : setup.seats)
        draft.seats.push(draftSeat(seat));
    settle(draft.headstreams, setup.headstreams);
    settle(draft.bonusTiles, setup.bonusTiles);
    draft.objective = setup.objective;
    settle(draft.national, setup.national);
    for (std::size_t i = 0; i < setup.openContracts.size(); ++i)
        settle(draft.openContracts[i], setup.openContracts[i]);
    settle(draft.neutralDams, setup.neutralDams);
    if (!setup.options.introductory)
        settle(draft.patents, setup.patents);
    settle(draft.extraOfficers, setup.extraOfficers);
    if (setup.options.leeghwater) {
        settle(draft.buildings, setup.buildings);
        settle(draft.works, setup.works);
        settle(draft.removedTiles, setup.removedTiles);
    }
    return draft;
}

QString nameIn(const sessions::Repeat& repeat, Company company, const QStringList& knownNames) {
    const auto seat =
        std::ranges::find(repeat.seats, std::string(idOf(company)), &sessions::RepeatSeat::role);
    const QString name = seat == repeat.seats.end() ? QString() : toQt(seat->playerName);
    return knownNames.contains(name) ? name : QString();
}

} // namespace

std::optional<TableDraft> draftOf(const sessions::Repeat& repeat, const QStringList& knownNames) {
    const auto setup = parseSetup(repeat.setup);
    if (!setup)
        return std::nullopt;
    TableDraft draft;
    draft.repeat = repeat;
    draft.setup = settled(*setup);
    draft.turnOrder.resize(setup->seats.size());
    std::iota(draft.turnOrder.begin(), draft.turnOrder.end(), 0);
    for (std::size_t i = 0; i < setup->seats.size(); ++i)
        if (setup->seats[i].kind == PlayerKind::Human)
            draft.names[i] = nameIn(repeat, setup->seats[i].company, knownNames);
    tidy(draft);
    return draft;
}

bool isRepeat(const TableDraft& draft) {
    if (!draft.repeat || !openParts(draft).empty())
        return false;
    core::Rng unused(0); // nothing is open, so nothing is drawn
    return formatSetup(setupOf(completed(engineDraft(draft), unused))) == draft.repeat->setup;
}

QString repeatText(const TableDraft& draft) {
    if (!draft.repeat)
        return {};
    const QString earlier = history::repeatedText(*draft.repeat);
    if (!isRepeat(draft))
        return QCoreApplication::translate(
                   "Setup", "This is no longer the set-up of an earlier game (%1). What comes up "
                            "is left to chance.")
            .arg(earlier);
    return QCoreApplication::translate("Setup",
                                       "The same set-up as in an earlier game (%1). What Penstock "
                                       "draws comes in the same order.")
        .arg(earlier);
}

std::vector<Move> drawsOf(const TableDraft& draft) {
    std::vector<Move> draws;
    if (isRepeat(draft))
        for (const std::string& line : draft.repeat->draws)
            if (const auto move = parseMove(line))
                draws.push_back(*move);
    return draws;
}
