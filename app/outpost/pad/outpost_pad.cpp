#include "app/outpost/pad/outpost_pad.h"

#include <algorithm>

namespace {

const QString kSupplied = QStringLiteral("supplied");
const QString kMoney = QStringLiteral("money");
constexpr int kMostCities = 60;

std::vector<outpost::PadScore> engineScores(const pad::Draft& draft) {
    std::vector<outpost::PadPlayer> players;
    for (const pad::Participant& each : draft.participants)
        players.push_back({each.value(kSupplied), each.value(kMoney)});
    return outpost::padScores(players);
}

} // namespace

QList<PadField> OutpostPad::pointFields(const pad::Draft& draft, std::size_t participant) const {
    const pad::Values& values = draft.participants[participant].values;
    PadField supplied = pad::number(values, kSupplied, tr("Cities supplied"), 0, kMostCities);
    PadField money = pad::number(values, kMoney, tr("Elektro"), 0, pad::kMostValue);
    if (engineScores(draft)[participant].isTied)
        money.note = tr("decides the tie");
    return {supplied, money};
}

std::vector<pad::Score> OutpostPad::scores(const pad::Draft& draft) const {
    std::vector<pad::Score> scores;
    for (const outpost::PadScore& each : engineScores(draft))
        scores.push_back({{{"cities", each.supplied}}, each.supplied, each.rank});
    return scores;
}

QString OutpostPad::verdict(const pad::Draft& draft) const {
    const std::vector<outpost::PadScore> results = engineScores(draft);
    const QStringList winners = pad::winnersOf(draft, scores(draft));
    const auto first = std::ranges::find(results, 1, &outpost::PadScore::rank);
    const QString cities = pointsText(first->supplied);
    if (winners.size() > 1)
        return tr("%1 share the victory: %2 each and the same money.")
            .arg(pad::listOf(winners), cities);
    if (first->isTied)
        return tr("%1 wins: tied with %2, but with more money.").arg(winners.first(), cities);
    return tr("%1 wins with %2.").arg(winners.first(), cities);
}
