#include "app/nucleum/words/play_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

namespace {

constexpr std::string_view kExperiment = "experiment_";

QStringList roles() {
    QStringList ids;
    for (int i = 0; i < kExperimentCount; ++i)
        ids << toQt(roleOf(static_cast<Experiment>(i)));
    return ids;
}

QString roleName(const std::string& id) {
    if (!id.starts_with(kExperiment))
        return {};
    return QCoreApplication::translate("Share", "Experiment %1")
        .arg(toQt(id.substr(kExperiment.size())).toUpper());
}

struct SourceWord {
    std::string_view id; // written by nucleum_play and the score pad; never changes
    const char* word;
};

/// In the order of the final scoring.
constexpr std::array kSources{
    SourceWord{"during_game", QT_TRANSLATE_NOOP("History", "During the game")},
    SourceWord{"milestones", QT_TRANSLATE_NOOP("History", "Milestones")},
    SourceWord{"priority_goal", QT_TRANSLATE_NOOP("History", "Priority goal")},
    SourceWord{"leftovers", QT_TRANSLATE_NOOP("History", "Supply")},
    SourceWord{"energized_buildings", QT_TRANSLATE_NOOP("History", "Energized buildings")},
    SourceWord{"government_buildings", QT_TRANSLATE_NOOP("History", "Government buildings")},
    SourceWord{"income_tracks", QT_TRANSLATE_NOOP("History", "Income tracks")},
};

QString sourceName(const std::string& id) {
    const auto* const known = std::ranges::find(kSources, id, &SourceWord::id);
    return known == kSources.end() ? QString()
                                   : QCoreApplication::translate("History", known->word);
}

QStringList sheetLabels() {
    QStringList labels;
    for (const SourceWord& source : kSources)
        labels << QCoreApplication::translate("History", source.word);
    return labels;
}

/// Who plays in which colour stands beside the result, as the role says something else.
int colourOf(const database::PlayResult& result) {
    const auto colour =
        parseId<PlayerColour>(toStd(jsonObject(result.details).value("colour").toString()));
    return colour ? games::kFirstMarker + static_cast<int>(*colour) : -1;
}

QString firstWinAs(const QString& player, const QString& experiment) {
    return QCoreApplication::translate("Share", "%1's first win with %2.").arg(player, experiment);
}

} // namespace

std::string roleOf(Experiment experiment) {
    return std::string(kExperiment) + static_cast<char>('a' + indexOf(experiment));
}

games::PlayWords playWords() {
    games::PlayWords words;
    words.roles = roles;
    words.roleName = roleName;
    words.sourceName = sourceName;
    words.sheetLabels = sheetLabels;
    words.colourOf = colourOf;
    words.roleTitle = [] { return QCoreApplication::translate("Statistics", "Experiment"); };
    words.winsByRole = [] {
        return QCoreApplication::translate("Statistics", "Wins by experiment");
    };
    words.firstWinAs = firstWinAs;
    return words;
}

} // namespace nucleum
