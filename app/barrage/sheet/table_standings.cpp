#include "app/barrage/sheet/table_standings.h"

#include <algorithm>
#include <ranges>

#include <QCoreApplication>

#include "app/barrage/phase/round_score_text.h"
#include "app/barrage/score/verdict_text.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/names.h"
#include "engine/barrage/data/energy_track.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

QString standingText(const char* source) {
    return QCoreApplication::translate("TableSheet", source);
}

int vpFrom(const std::vector<ScoreLine>& lines, Company company, Source source) {
    for (const ScoreLine& line : lines)
        if (line.company == company && line.source == source)
            return line.vp;
    return 0;
}

/// `countOf` says what is counted for a company.
template <class CountOf>
QList<TableStanding> standingsBy(const State& state, Source source, CountOf countOf) {
    const std::vector<ScoreLine> lines = scoreRound(state);
    QList<TableStanding> standings;
    for (const Company company : state.turnOrder) {
        const int vp = vpFrom(lines, company, source);
        standings.append({static_cast<int>(company), countOf(company), vp,
                          round_score::reasonOf(state, company, source, vp, 0)});
    }
    return standings;
}

} // namespace

QList<TableStanding> energyStandings(const State& state) {
    return standingsBy(state, Source::EnergyRanking,
                       [&](Company company) { return int(state.of(company).energy); });
}

QList<TableStanding> bonusStandings(const State& state) {
    const BonusTile tile = state.bonusTiles[static_cast<std::size_t>(state.round - 1)];
    return standingsBy(state, Source::BonusTile,
                       [&](Company company) { return bonusTileCount(state, company, tile); });
}

QList<TableStanding> objectiveStandings(const State& state) {
    const std::vector<ObjectiveShare> shares = objectiveShares(state);
    QList<TableStanding> standings;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const Company company = state.turnOrder[i];
        const int count = objectiveCount(state, company, state.objective);
        standings.append({static_cast<int>(company), count, shares[i].vp,
                          QStringLiteral("%1: %2. %3")
                              .arg(nameOf(company), QString::number(count),
                                   shareText(shares[i], state.of(company).isAutoma()))});
    }
    std::ranges::stable_sort(standings, std::ranges::greater(), &TableStanding::count);
    return standings;
}

QStringList energyRewardsText() {
    QStringList lines;
    for (auto reward = kEnergyRewards.rbegin(); reward != kEnergyRewards.rend(); ++reward) {
        QString gains = explain::costText(0, reward->credits);
        if (reward->vp != 0)
            gains = standingText(QT_TRANSLATE_NOOP("TableSheet", "%1, %2 VP"))
                        .arg(gains)
                        .arg(reward->vp);
        lines.append(standingText(QT_TRANSLATE_NOOP("TableSheet", "From %1: %2"))
                         .arg(QString::number(reward->from), gains));
    }
    return lines;
}

Events scoringNow(const State& state) {
    Events events;
    const auto add = [&events](EventKind kind, const ScoreLine& line, int amount) {
        Event event;
        event.kind = kind;
        event.who = ownerOf(line.company);
        event.source = line.source;
        event.amount = static_cast<std::int16_t>(amount);
        events.push_back(event);
    };
    for (const ScoreLine& line : scoreRound(state)) {
        add(EventKind::VpChanged, line, line.vp);
        add(EventKind::CreditsChanged, line, line.credits);
    }
    return events;
}

} // namespace barrage
