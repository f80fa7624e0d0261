#include "app/barrage/words/play_facts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "engine/barrage/ids.h"

namespace barrage {

namespace {

QString text(const char* source) { return QCoreApplication::translate("History", source); }

template <class Thing>
QString nameOfThing(const QString& id) {
    const auto thing = parseId<Thing>(toStd(id));
    return thing ? explain::nameOf(*thing) : id;
}

/// "Ala 5, Automa 3", with the counts that everybody's details have under the key.
QString countsText(const database::Play& play, const QStringList& names, const QString& key) {
    QStringList counts;
    for (std::size_t i = 0; i < play.results.size(); ++i) {
        const QJsonValue count = jsonObject(play.results[i].details).value(key);
        if (count.isDouble())
            counts
                << QStringLiteral("%1 %2").arg(names[static_cast<qsizetype>(i)]).arg(count.toInt());
    }
    return counts.join(QStringLiteral(", "));
}

} // namespace

QStringList factsOf(const database::Play& play, const QStringList& names) {
    QStringList facts;
    const QJsonObject details = jsonObject(play.details);
    if (const QString objective = details.value("objective").toString(); !objective.isEmpty()) {
        const QString name = nameOfThing<Objective>(objective);
        const QString counts = countsText(play, names, QStringLiteral("objective"));
        facts << (counts.isEmpty()
                      ? text(QT_TRANSLATE_NOOP("History", "Objective: %1")).arg(name)
                      : text(QT_TRANSLATE_NOOP("History", "Objective: %1 (%2)")).arg(name, counts));
    }
    QStringList tiles;
    for (const QJsonValue& tile : details.value("bonus_tiles").toArray())
        tiles << nameOfThing<BonusTile>(tile.toString());
    if (!tiles.isEmpty())
        facts << text(QT_TRANSLATE_NOOP("History", "Bonus tiles: %1"))
                     .arg(tiles.join(QStringLiteral(", ")));
    return facts;
}

} // namespace barrage
