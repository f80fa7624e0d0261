#include "app/nucleum/words/play_words.h"

#include <QCoreApplication>

#include "app/common/convert.h"

namespace nucleum {

namespace {

constexpr std::string_view kExperiment = "experiment_";

QStringList roles() {
    QStringList ids;
    for (const char letter : {'a', 'b', 'c', 'd'})
        ids << toQt(kExperiment) + QLatin1Char(letter);
    return ids;
}

QString roleName(const std::string& id) {
    if (!id.starts_with(kExperiment))
        return {};
    return QCoreApplication::translate("Share", "Experiment %1")
        .arg(toQt(id.substr(kExperiment.size())).toUpper());
}

} // namespace

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
