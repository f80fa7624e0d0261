#include "app/history/history_words.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/share/play_words.h"

namespace history {

namespace {

QString text(const char* source) { return QCoreApplication::translate("History", source); }

} // namespace

QString participantName(const database::PlayHeading& play, std::size_t seat) {
    const database::ResultHeading& result = play.results[seat];
    if (result.isAutoma)
        return text(QT_TRANSLATE_NOOP("History", "Automa"));
    if (!result.playerName.empty())
        return toQt(result.playerName);
    return result.role.empty() ? share::seatName(seat) : games::roleName(play.game, result.role);
}

QString participantWithRole(const database::PlayHeading& play, std::size_t seat) {
    const database::ResultHeading& result = play.results[seat];
    const QString name = participantName(play, seat);
    if (result.role.empty() || (result.playerName.empty() && !result.isAutoma))
        return name;
    return text(QT_TRANSLATE_NOOP("History", "%1 (%2)"))
        .arg(name, games::roleName(play.game, result.role));
}

std::vector<std::size_t> seatsByRank(const database::PlayHeading& play) {
    std::vector<std::size_t> seats(play.results.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, {},
                             [&play](std::size_t seat) { return play.results[seat].rank; });
    return seats;
}

QString standingText(int rank, const QString& participant, std::optional<int> points) {
    const QString place =
        text(QT_TRANSLATE_NOOP("History", "%1. %2")).arg(QString::number(rank), participant);
    return points
               ? text(QT_TRANSLATE_NOOP("History", "%1: %2")).arg(place, QString::number(*points))
               : place;
}

QString dayText(database::Time time) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time).date(), QLocale::ShortFormat);
}

QString durationText(database::Duration time) {
    constexpr database::Duration kMinute = 60'000;
    if (time == 0)
        return {};
    const auto minutes = (time + kMinute / 2) / kMinute;
    if (minutes == 0)
        return text(QT_TRANSLATE_NOOP("History", "under a minute"));
    if (minutes < 60)
        return text(QT_TRANSLATE_NOOP("History", "%1 min")).arg(minutes);
    return text(QT_TRANSLATE_NOOP("History", "%1 h %2 min")).arg(minutes / 60).arg(minutes % 60);
}

} // namespace history
