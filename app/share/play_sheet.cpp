#include "app/share/play_sheet.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/share/play_words.h"
#include "database/points.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

QString labelOf(const Play& play, const std::string& source) {
    const auto own = games::wordsOf(play.game).sheetLabel;
    return own ? own(source) : games::sourceName(play.game, source);
}

/// In the game's own order, or as the results name them.
QStringList labelsOf(const Play& play) {
    QStringList used;
    for (const PlayResult& result : play.results)
        for (const auto& [source, vp] : result.sources)
            if (const QString label = labelOf(play, source); !used.contains(label))
                used << label;
    const auto ordered = games::wordsOf(play.game).sheetLabels;
    QStringList labels = ordered ? ordered() : QStringList();
    labels.removeIf([&used](const QString& label) { return !used.contains(label); });
    for (const QString& label : used) // what a file brought that the game does not have
        if (!labels.contains(label))
            labels << label;
    return labels;
}

SheetColumn columnOf(const Play& play, std::size_t index, const QStringList& labels) {
    const PlayResult& result = play.results[index];
    SheetColumn column;
    column.seat = index;
    column.name = participantName(play, index);
    column.role = roleText(play.game, result);
    column.score = database::pointsOf(play, index);
    column.rank = result.rank;
    column.isWinner = result.isWinner;
    column.sign = QString::number(result.rank);
    column.colour = games::colourOf(play.game, result);
    if (const QString sign = games::roleSign(play.game, result.role); !sign.isEmpty())
        column.sign = sign;
    column.points = QList<int>(labels.size(), 0);
    for (const auto& [source, vp] : result.sources)
        column.points[labels.indexOf(labelOf(play, source))] += vp;
    return column;
}

} // namespace

PlaySheet sheetOf(const Play& play) {
    PlaySheet sheet;
    sheet.labels = labelsOf(play);
    for (std::size_t i = 0; i < play.results.size(); ++i)
        sheet.columns.push_back(columnOf(play, i, sheet.labels));
    std::ranges::stable_sort(sheet.columns, {}, &SheetColumn::rank);
    return sheet;
}

} // namespace share
