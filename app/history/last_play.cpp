#include "app/history/last_play.h"

#include <QStringList>

#include "app/history/history_words.h"
#include "database/history.h"
#include "database/points.h"

namespace {

QString shortResultOf(const database::PlayHeading& play) {
    QStringList told;
    for (const std::size_t seat : history::seatsByRank(play)) {
        const QString name = history::participantName(play, seat);
        const auto points = database::pointsOf(play, seat);
        told << (points ? QStringLiteral("%1 %2").arg(name, QString::number(*points)) : name);
    }
    return told.join(QStringLiteral(", "));
}

} // namespace

void LastPlay::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

void LastPlay::refresh() {
    m_count = 0;
    m_result.clear();
    if (m_host) {
        const auto count = database::countPlays(m_host->store());
        m_count = count ? static_cast<int>(count.value()) : 0;
        const auto plays = database::listPlayHeadings(m_host->store(), {.most = 1});
        if (plays && !plays.value().empty())
            m_result = shortResultOf(plays.value().front());
    }
    emit changed();
}

#include "moc_last_play.cpp"
