#include "app/share/summary_text.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>
#include <QStringList>

#include "app/common/convert.h"
#include "app/share/play_words.h"
#include "database/points.h"

namespace share {

namespace {

QString summaryWords(const char* source) { return QCoreApplication::translate("Share", source); }

/// "1. Ala (USA / Viktor Fiesler): 112 VP, winner"; "1. Ala, winner" if nobody noted points.
QString lineOf(const database::Play& play, std::size_t index) {
    const database::PlayResult& result = play.results[index];
    const QString name = participantName(play, index);
    const QString role = roleText(play.game, result);
    const QString who = role.isEmpty() || role == name
                            ? name
                            : summaryWords(QT_TRANSLATE_NOOP("Share", "%1 (%2)")).arg(name, role);
    const std::optional<int> points = database::pointsOf(play, index);
    if (!points)
        return (result.isWinner ? summaryWords(QT_TRANSLATE_NOOP("Share", "%1. %2, winner"))
                                : summaryWords(QT_TRANSLATE_NOOP("Share", "%1. %2")))
            .arg(QString::number(result.rank), who);
    const QString line = result.isWinner
                             ? summaryWords(QT_TRANSLATE_NOOP("Share", "%1. %2: %3, winner"))
                             : summaryWords(QT_TRANSLATE_NOOP("Share", "%1. %2: %3"));
    // All at once, because a name may look like a place for the next.
    return line.arg(QString::number(result.rank), who, pointsText(play.game, *points));
}

} // namespace

QString summaryText(const database::Play& play) {
    QStringList lines{headingOf(play)};
    if (const QString board = boardText(play); !board.isEmpty())
        lines << board;
    std::vector<std::size_t> order(play.results.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return play.results[i].rank; });
    for (const std::size_t index : order)
        lines << lineOf(play, index);
    if (!play.comments.empty())
        lines << QString() << toQt(play.comments);
    return lines.join(QLatin1Char('\n'));
}

} // namespace share
