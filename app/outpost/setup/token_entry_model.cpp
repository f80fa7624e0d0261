#include "app/outpost/setup/token_entry_model.h"

#include <algorithm>
#include <set>

using namespace outpost;

TokenEntryModel::TokenEntryModel(SetupDraft& draft, const KnownMap& map, QObject* parent)
    : QObject(parent), m_draft(draft), m_map(map) {}

void TokenEntryModel::begin() {
    m_current = 0;
    goToMissing();
}

/// Numbers of the connections that have a token face up.
QList<int> TokenEntryModel::inPlay() const {
    QList<int> found;
    for (int i = 0; i < m_map.connections.size(); ++i)
        if (isInPlay(m_map, m_map.connections[i], smallAreasOf(m_draft)))
            found.append(i);
    return found;
}

QList<TokenFace> TokenEntryModel::tokens() const {
    QList<TokenFace> faces;
    for (const int i : inPlay())
        faces.append({m_draft.connections[i], m_draft.tokens[i].value_or(-1)});
    return faces;
}

void TokenEntryModel::setCurrent(int row) {
    m_current = row;
    emit changed();
}

int TokenEntryModel::cost() const {
    const QList<int> all = inPlay();
    return m_current < all.size() ? m_draft.tokens[all[m_current]].value_or(0) : 0;
}

void TokenEntryModel::setCost(int cost) {
    const QList<int> all = inPlay();
    if (m_current < 0 || m_current >= all.size())
        return;
    m_draft.tokens[all[m_current]] = std::clamp(cost, 0, kMostConnectionCost);
    emit edited();
    emit changed();
}

int TokenEntryModel::entered() const {
    const QList<int> all = inPlay();
    return static_cast<int>(
        std::ranges::count_if(all, [this](int i) { return m_draft.tokens[i].has_value(); }));
}

bool TokenEntryModel::isComplete() const { return entered() == inPlay().size(); }

QList<int> TokenEntryModel::knownCosts() const {
    std::set<int> costs;
    for (const KnownConnection& each : m_map.connections)
        if (each.lastCost)
            costs.insert(*each.lastCost);
    for (const std::optional<int>& token : m_draft.tokens)
        if (token)
            costs.insert(*token);
    return {costs.begin(), costs.end()};
}

bool TokenEntryModel::canRepeat() const {
    return std::ranges::all_of(inPlay(),
                               [this](int i) { return m_map.connections[i].lastCost.has_value(); });
}

/// From the current one on and then from the beginning; stays if none is missing.
void TokenEntryModel::goToMissing() {
    const QList<int> all = inPlay();
    for (int step = 0; step < all.size(); ++step) {
        const int row = static_cast<int>((m_current + step) % all.size());
        if (!m_draft.tokens[all[row]]) {
            m_current = row;
            break;
        }
    }
    emit changed();
}

void TokenEntryModel::next() { take(cost()); }

void TokenEntryModel::take(int cost) {
    setCost(cost);
    goToMissing();
}

void TokenEntryModel::repeat() {
    for (const int i : inPlay())
        m_draft.tokens[i] = m_map.connections[i].lastCost;
    emit edited();
    emit changed();
}

#include "moc_token_entry_model.cpp"
