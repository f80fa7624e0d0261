#include "app/history/play_choices.h"

#include "app/common/convert.h"
#include "app/games/cartridges.h"

namespace history {

namespace {

QStringList idsOf(games::PlayWords::Ids ids) { return ids ? ids() : QStringList(); }

} // namespace

QStringList enteredGames() {
    QStringList ids;
    for (const games::Cartridge* game : games::cartridges())
        ids << toQt(game->id());
    return ids;
}

bool hasAutomas(const std::string& game) { return games::wordsOf(game).hasAutomas; }

QString roleTitleOf(const std::string& game) {
    return games::PlayWords::said(games::wordsOf(game).roleTitle);
}

QString officerTitleOf(const std::string& game) {
    return games::PlayWords::said(games::wordsOf(game).officerTitle);
}

QStringList rolesOf(const std::string& game) { return idsOf(games::wordsOf(game).roles); }

QStringList officersOf(const std::string& game) { return idsOf(games::wordsOf(game).officers); }

QStringList levelsOf(const std::string& game) { return idsOf(games::wordsOf(game).levels); }

QStringList textsOf(const std::string& game, const QStringList& ids,
                    QString (*nameOf)(std::string_view game, const std::string& id)) {
    QStringList texts;
    for (const QString& id : ids)
        texts << nameOf(game, toStd(id));
    return texts;
}

} // namespace history
