#include "app/barrage/standing/barrage_standing.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/barrage/company/on_turn.h"
#include "app/barrage/standing/board_drawing.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace barrage {

namespace {

QString standingWord(const char* source) { return QCoreApplication::translate("Standing", source); }

QString nameAt(const std::vector<database::SessionSeat>& seats, Company company) {
    const auto seat = std::ranges::find(seats, idOf(company), &database::SessionSeat::role);
    return seat == seats.end() ? QString() : toQt(seat->playerName);
}

bool isOnlyPerson(const State& state, Company company) {
    return !state.of(company).isAutoma() &&
           std::ranges::count_if(
               state.turnOrder, [&state](Company each) { return !state.of(each).isAutoma(); }) == 1;
}

} // namespace

games::Standing standingOf(const Playthrough& game,
                           const std::vector<database::SessionSeat>& seats) {
    const State& state = game.state();
    games::Standing standing;
    const auto next = onTurn(state);
    for (const Seat& seat : game.setup().seats) {
        const CompanyState& own = state.of(seat.company);
        standing.seats.append({playerName(own, seat.company, nameAt(seats, seat.company)),
                               static_cast<int>(seat.company), own.vp,
                               standingWord(QT_TRANSLATE_NOOP("Standing", "VP")),
                               next == seat.company});
    }
    const QString waiting =
        next ? games::turnText(state.of(*next).isAutoma()
                                   ? standingWord(QT_TRANSLATE_NOOP("Standing", "Automa"))
                                   : playerName(state.of(*next), *next, nameAt(seats, *next)),
                               isOnlyPerson(state, *next))
             : explain::nameOf(state.phase);
    standing.progress =
        games::progressOf({standingWord(QT_TRANSLATE_NOOP("Standing", "Round %1 of %2"))
                               .arg(state.round)
                               .arg(kRounds),
                           waiting});
    standing.board = boardDrawing(state.map);
    return standing;
}

} // namespace barrage
