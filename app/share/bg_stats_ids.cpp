#include "app/share/bg_stats_ids.h"

#include <QDateTime>
#include <QUuid>

#include "app/common/convert.h"

namespace share {

QString uuidOf(const QString& kind, const QString& id) {
    static const QUuid ours("{6f1d2c0e-3a6b-5d53-9b0c-7c6f2b8f6a41}");
    return QUuid::createUuidV5(ours, kind + QLatin1Char('/') + id).toString(QUuid::WithoutBraces);
}

QString playerUuid(const database::Play& play, std::size_t index) {
    const database::PlayResult& result = play.results[index];
    if (!result.isAutoma && !result.playerName.empty())
        return uuidOf("player", toQt(result.playerName));
    if (!result.isAutoma)
        return result.role.empty() ? uuidOf("seat", QString::number(index + 1))
                                   : uuidOf("role", toQt(result.role));
    int number = 0;
    for (std::size_t i = 0; i <= index; ++i)
        number += play.results[i].isAutoma ? 1 : 0;
    return uuidOf("automa", QString::number(number));
}

QString bgStatsTime(database::Time time) {
    return QDateTime::fromMSecsSinceEpoch(time).toUTC().toString("yyyy-MM-dd HH:mm:ss");
}

} // namespace share
