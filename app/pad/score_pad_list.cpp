#include "app/pad/score_pad_list.h"

#include <algorithm>

#include "app/common/convert.h"
#include "app/games/shelf.h"
#include "app/pad/pad_store.h"

namespace {

QString totalsOf(const pad::Game& game, const pad::Draft& draft) {
    QStringList totals;
    const std::vector<pad::Score> scores = game.scores(draft);
    for (std::size_t i = 0; i < scores.size(); ++i)
        totals.append(QStringLiteral("%1 %2").arg(pad::labelOf(draft, i)).arg(scores[i].total));
    return totals.join(QStringLiteral(", "));
}

} // namespace

void ScorePadList::setHost(StoreHost* host) {
    m_host = host;
    emit changed();
}

QList<ScorePadEntry> ScorePadList::entries() const {
    QList<ScorePadEntry> entries;
    if (m_host == nullptr)
        return entries;
    for (const games::ShelfGame& each : games::shelf()) {
        const pad::Game* const game = &each.pad();
        const pad::Draft draft = pad::keptDraft(m_host->store(), *game);
        entries.append({toQt(game->name()), game->title(),
                        pad::isTouched(draft) ? totalsOf(*game, draft) : QString()});
    }
    std::ranges::sort(entries, [](const ScorePadEntry& one, const ScorePadEntry& other) {
        return one.title.localeAwareCompare(other.title) < 0;
    });
    return entries;
}

#include "moc_score_pad_list.cpp"
