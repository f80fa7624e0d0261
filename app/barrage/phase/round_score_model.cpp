#include "app/barrage/phase/round_score_model.h"

#include <algorithm>
#include <array>

#include "app/barrage/phase/round_score_text.h"
#include "app/barrage/words/company_text.h"

using namespace barrage;

namespace {

constexpr std::array kRoundSources{Source::EnergyRanking, Source::EnergyTrack, Source::BonusTile};
constexpr std::array kEndSources{Source::Objective, Source::Leftovers, Source::WaterInDams};

std::vector<Source> sourcesOf(const Events& events, bool hasBuildings) {
    std::vector<Source> sources(kRoundSources.begin(), kRoundSources.end());
    const bool isLast =
        std::ranges::find(events, EventKind::GameEnded, &Event::kind) != events.end();
    if (isLast)
        sources.insert(sources.end(), kEndSources.begin(), kEndSources.end());
    if (isLast && hasBuildings)
        sources.push_back(Source::Buildings);
    return sources;
}

int sumOf(const Events& events, EventKind kind, Company company, Source source) {
    int sum = 0;
    for (const Event& event : events)
        if (event.kind == kind && event.who == ownerOf(company) && event.source == source)
            sum += event.amount;
    return sum;
}

ScoreTableColumn columnOf(const State& before, const Events& events, Company company,
                          const std::vector<Source>& sources) {
    ScoreTableColumn column;
    column.company = company;
    column.name = barrage::nameOf(company);
    column.total = before.of(company).vp;
    column.points.append(column.total);
    for (const Source source : sources) {
        column.points.append(sumOf(events, EventKind::VpChanged, company, source));
        column.total += column.points.back();
    }
    return column;
}

QString reasonsOf(const State& before, const Events& events, Source source) {
    QStringList sentences;
    for (const Company company : before.turnOrder)
        sentences.append(round_score::reasonOf(
            before, company, source, sumOf(events, EventKind::VpChanged, company, source),
            sumOf(events, EventKind::CreditsChanged, company, source)));
    return sentences.join('\n');
}

} // namespace

void RoundScoreModel::showScoring(const State& before, const Events& events) {
    const std::vector<Source> sources = sourcesOf(events, before.options.leeghwater);
    std::vector<ScoreTableColumn> columns;
    for (const Company company : before.turnOrder)
        columns.push_back(columnOf(before, events, company, sources));
    m_labels = {QString(), tr("Before")};
    m_reasons = {QString(), QString()};
    for (const Source source : sources) {
        m_labels.append(round_score::labelOf(source));
        m_reasons.append(reasonsOf(before, events, source));
    }
    m_labels.append(tr("After"));
    m_reasons.append(QString());
    show(std::move(columns));
    emit changed();
}

void RoundScoreModel::clear() {
    if (count() == 0)
        return;
    m_labels.clear();
    m_reasons.clear();
    show({});
    emit changed();
}

#include "moc_round_score_model.cpp"
