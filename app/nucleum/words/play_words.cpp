#include "app/nucleum/words/play_words.h"

#include <map>
#include <string_view>

#include <QCoreApplication>

#include "app/common/convert.h"

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

/// The ids are written by nucleum_play and the score pad and never change.
QString sourceName(const std::string& id) {
    static const std::map<std::string_view, const char*> kWords{
        {"during_game", QT_TRANSLATE_NOOP("History", "During the game")},
        {"milestones", QT_TRANSLATE_NOOP("History", "Milestones")},
        {"priority_goal", QT_TRANSLATE_NOOP("History", "Priority goal")},
        {"leftovers", QT_TRANSLATE_NOOP("History", "Supply")},
        {"energized_buildings", QT_TRANSLATE_NOOP("History", "Energized buildings")},
        {"government_buildings", QT_TRANSLATE_NOOP("History", "Government buildings")},
        {"income_tracks", QT_TRANSLATE_NOOP("History", "Income tracks")},
    };
    const auto known = kWords.find(id);
    return known == kWords.end() ? QString()
                                 : QCoreApplication::translate("History", known->second);
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
    words.roleTitle = [] { return QCoreApplication::translate("Statistics", "Experiment"); };
    words.winsByRole = [] {
        return QCoreApplication::translate("Statistics", "Wins by experiment");
    };
    return words;
}

} // namespace nucleum
