#include "app/nucleum/words/play_words.h"

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

} // namespace

std::string roleOf(Experiment experiment) {
    return std::string(kExperiment) + static_cast<char>('a' + indexOf(experiment));
}

games::GameWords playWords() {
    games::GameWords words;
    words.game = "nucleum";
    words.roles = roles;
    words.roleName = roleName;
    words.roleTitle = [] { return QCoreApplication::translate("Statistics", "Experiment"); };
    words.winsByRole = [] {
        return QCoreApplication::translate("Statistics", "Wins by experiment");
    };
    return words;
}

} // namespace nucleum
