#include "app/history/play_choices.h"

#include "app/common/convert.h"
#include "app/games/words/game_words.h"

namespace history {

namespace {

QStringList idsOf(games::GameWords::Ids ids) { return ids ? ids() : QStringList(); }

} // namespace

QStringList enteredGames() {
    QStringList ids;
    for (const games::GameWords& words : games::allWords())
        ids << toQt(words.game);
    return ids;
}

bool hasAutomas(const std::string& game) { return games::wordsOf(game).hasAutomas; }

QString roleTitleOf(const std::string& game) {
    const auto title = games::wordsOf(game).roleTitle;
    return title ? title() : QString();
}

QStringList rolesOf(const std::string& game) { return idsOf(games::wordsOf(game).roles); }

QStringList officersOf(const std::string& game) { return idsOf(games::wordsOf(game).officers); }

QStringList levelsOf(const std::string& game) { return idsOf(games::wordsOf(game).levels); }

QStringList textsOf(const QStringList& ids, QString (*nameOf)(const std::string&)) {
    QStringList texts;
    for (const QString& id : ids)
        texts << nameOf(toStd(id));
    return texts;
}

} // namespace history
