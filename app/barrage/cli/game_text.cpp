#include "app/barrage/cli/game_text.h"

#include <QStringList>

#include "app/cli/random_games.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/score.h"

namespace cli {

namespace {

using namespace barrage;

QString scoresOf(const State& state) {
    QStringList scores;
    for (const Company company : state.turnOrder)
        scores.append(QStringLiteral("%1 %2").arg(toQt(idOf(company))).arg(state.of(company).vp));
    return scores.join(QStringLiteral(", "));
}

QString standing(const State& state) {
    if (!state.isOver())
        return QStringLiteral("round %1, %2, %3 to decide")
            .arg(state.round)
            .arg(toQt(idOf(state.phase)), toQt(idOf(decider(state))));
    QStringList names;
    for (const Company company : winners(state))
        names.append(toQt(idOf(company)));
    return QStringLiteral("winner ") + names.join(QStringLiteral(" and "));
}

} // namespace

QString gameText(const Playthrough& game) {
    return withLength(QStringLiteral("%1; %2").arg(scoresOf(game.state()), standing(game.state())),
                      game);
}

} // namespace cli
