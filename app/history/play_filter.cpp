#include "app/history/play_filter.h"

#include <algorithm>

#include <QStringList>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/history/history_words.h"

namespace history {

namespace {

using database::PlayHeading;
using database::ResultHeading;

bool isWanted(const std::string& wanted, const std::string& value) {
    return wanted.empty() || wanted == value;
}

/// Somebody who fits all of player, company, officer and outcome.
bool hasParticipant(const PlayFilter& filter, const PlayHeading& play) {
    return std::ranges::any_of(play.results, [&filter](const ResultHeading& result) {
        if (!filter.player.empty() && (result.isAutoma || result.playerName != filter.player))
            return false;
        if (!filter.player.empty() && filter.outcome != Outcome::Any &&
            result.isWinner != (filter.outcome == Outcome::Won))
            return false;
        return isWanted(filter.role, result.role) && isWanted(filter.officer, result.officer);
    });
}

bool isWonByPeople(const PlayHeading& play) {
    return std::ranges::any_of(play.results, [](const ResultHeading& result) {
        return !result.isAutoma && result.isWinner;
    });
}

bool hasLevel(const PlayFilter& filter, const PlayHeading& play) {
    return filter.level.empty() ||
           std::ranges::any_of(play.results, [&filter](const ResultHeading& result) {
               return result.isAutoma && result.level == filter.level;
           });
}

bool hasWords(const QString& words, const QString& searchText) {
    const QStringList wanted = folded(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        wanted, [&searchText](const QString& word) { return searchText.contains(word); });
}

} // namespace

bool PlayFilter::isEmpty() const {
    return text.trimmed().isEmpty() && game.empty() && player.empty() && role.empty() &&
           officer.empty() && level.empty() && outcome == Outcome::Any && !from && !until;
}

QString folded(const QString& text) {
    QString plain;
    for (const QChar letter : text.toCaseFolded().normalized(QString::NormalizationForm_D))
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter == QChar(0x142) ? QLatin1Char('l') : letter; // ł is no l with a mark
    return plain.simplified();
}

QString searchTextOf(const PlayHeading& play) {
    QStringList parts{games::gameName(play.game), toQt(play.location), toQt(play.comments)};
    for (std::size_t seat = 0; seat < play.results.size(); ++seat)
        parts << participantName(play, seat) << games::roleName(play.game, play.results[seat].role)
              << games::officerName(play.game, play.results[seat].officer);
    return folded(parts.join(QLatin1Char(' ')));
}

bool matches(const PlayFilter& filter, const PlayHeading& play, const QString& searchText) {
    if (!isWanted(filter.game, play.game) || !hasLevel(filter, play))
        return false;
    if ((filter.from && play.ended < *filter.from) || (filter.until && play.ended >= *filter.until))
        return false;
    const bool asksForSomebody =
        !filter.player.empty() || !filter.role.empty() || !filter.officer.empty();
    if (asksForSomebody && !hasParticipant(filter, play))
        return false;
    if (filter.player.empty() && filter.outcome != Outcome::Any &&
        isWonByPeople(play) != (filter.outcome == Outcome::Won))
        return false;
    return hasWords(filter.text, searchText);
}

} // namespace history
