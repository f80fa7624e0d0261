#include "app/history/play_choices.h"

#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace history {

namespace {

constexpr int kLevelCount = static_cast<int>(barrage::Level::VeryHigh) + 1;

/// The ids of an enumeration of Barrage, numbered without gaps from `first`.
template <class Thing>
QStringList idsFor(const std::string& game, int first, int count) {
    QStringList ids;
    if (game == kBarrage)
        for (int i = first; i < count; ++i)
            ids << toQt(barrage::idOf(static_cast<Thing>(i)));
    return ids;
}

} // namespace

QStringList enteredGames() { return {kBarrage, "outpost", "nucleum"}; }

QStringList companiesOf(const std::string& game) {
    return idsFor<barrage::Company>(game, 0, barrage::kCompanyCount);
}

QStringList officersOf(const std::string& game) {
    return idsFor<barrage::Officer>(game, 1, barrage::kOfficerCount);
}

QStringList levelsOf(const std::string& game) {
    return idsFor<barrage::Level>(game, 0, kLevelCount);
}

QStringList textsOf(const QStringList& ids, QString (*nameOf)(const std::string&)) {
    QStringList texts;
    for (const QString& id : ids)
        texts << nameOf(toStd(id));
    return texts;
}

} // namespace history
