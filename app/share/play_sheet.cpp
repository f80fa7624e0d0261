#include "app/share/play_sheet.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/explain/names.h"
#include "app/share/play_words.h"
#include "app/share/source_words.h"
#include "database/points.h"
#include "engine/barrage/ids.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

struct Group {
    std::string_view source;
    const char* label;
};

/// What play itself gave in all its small ways is one line; it takes every source not named here.
constexpr const char* kInPlay = QT_TRANSLATE_NOOP("Share", "In play");
constexpr std::array kBarrageGroups{
    Group{"start", QT_TRANSLATE_NOOP("Share", "Start")},
    Group{"", kInPlay},
    Group{"energy_ranking", QT_TRANSLATE_NOOP("Share", "Energy")},
    Group{"energy_track", QT_TRANSLATE_NOOP("Share", "Energy")},
    Group{"bonus_tile", QT_TRANSLATE_NOOP("Share", "Bonus tiles")},
    Group{"objective", QT_TRANSLATE_NOOP("Share", "Objective")},
    Group{"leftovers", QT_TRANSLATE_NOOP("Share", "Supply")},
    Group{"water_in_dams", QT_TRANSLATE_NOOP("Share", "Water")},
};

QString labelOf(const Play& play, const std::string& source) {
    if (play.game != "barrage")
        return sourceName(source);
    const auto group = std::ranges::find(kBarrageGroups, source, &Group::source);
    return QCoreApplication::translate("Share",
                                       group == kBarrageGroups.end() ? kInPlay : group->label);
}

/// Barrage has its lines in a fixed order, the rest as their results name them.
QStringList labelsOf(const Play& play) {
    QStringList used;
    for (const PlayResult& result : play.results)
        for (const auto& [source, vp] : result.sources)
            if (const QString label = labelOf(play, source); !used.contains(label))
                used << label;
    if (play.game != "barrage")
        return used;
    QStringList labels;
    for (const Group& group : kBarrageGroups)
        if (const QString label = QCoreApplication::translate("Share", group.label);
            used.contains(label) && !labels.contains(label))
            labels << label;
    return labels;
}

SheetColumn columnOf(const Play& play, std::size_t index, const QStringList& labels) {
    const PlayResult& result = play.results[index];
    SheetColumn column;
    column.name = participantName(play, index);
    column.role = roleText(result);
    column.score = database::pointsOf(play, index);
    column.rank = result.rank;
    column.isWinner = result.isWinner;
    column.sign = QString::number(result.rank);
    if (const auto company = barrage::parseId<barrage::Company>(result.role)) {
        column.company = static_cast<int>(*company);
        column.sign = barrage::shortNameOf(*company);
    }
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
