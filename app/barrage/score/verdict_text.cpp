#include "app/barrage/score/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "engine/barrage/data/objective_tiles.h"

namespace barrage {

namespace {

QString verdictWords(const char* source) { return QCoreApplication::translate("Verdict", source); }

template <class Predicate>
QString namesOf(const std::vector<ScoreColumn>& columns, const NameOf& nameOf, Predicate isMeant) {
    QStringList names;
    for (const ScoreColumn& column : columns)
        if (isMeant(column))
            names << nameOf(column.company);
    return names.join(QStringLiteral(", "));
}

/// "15 + 10".
QString summandsOf(const ObjectiveShare& share, bool isAutoma) {
    const auto& scale = isAutoma ? kAutomaObjectiveVp : kObjectiveVp;
    QStringList summands;
    for (int place = share.place; place < share.place + share.tied; ++place)
        summands << QString::number(scale[static_cast<std::size_t>(place - 1)]);
    return summands.join(QStringLiteral(" + "));
}

} // namespace

QString verdictText(const std::vector<ScoreColumn>& columns, const NameOf& nameOf) {
    if (columns.empty())
        return {};
    const ScoreColumn& best = columns.front();
    const auto isLevel = [&best](const ScoreColumn& each) { return each.total == best.total; };
    const auto isWinner = [](const ScoreColumn& each) { return each.isWinner; };
    const QString level = namesOf(columns, nameOf, isLevel);
    const QString winners = namesOf(columns, nameOf, isWinner);
    const QString vp = QString::number(best.total);
    if (level == winners && columns.size() > 1 && isLevel(columns[1]))
        return verdictWords(QT_TRANSLATE_NOOP("Verdict",
                                              "Level at %1 VP and at %2 energy in round 5: %3 "
                                              "share the victory."))
            .arg(vp, QString::number(best.energy.back()), winners);
    if (level != winners) {
        int energy = 0;
        for (const ScoreColumn& column : columns)
            if (column.isWinner)
                energy = column.energy.back();
        return verdictWords(QT_TRANSLATE_NOOP("Verdict",
                                              "Level at %1 VP: %2. The energy of round 5 "
                                              "decides: %3 with %4."))
            .arg(vp, level, winners, QString::number(energy));
    }
    if (columns.size() == 1)
        return verdictWords(QT_TRANSLATE_NOOP("Verdict", "%1 with %2 VP.")).arg(winners, vp);
    return verdictWords(QT_TRANSLATE_NOOP("Verdict", "%1 VP, %2 more than %3."))
        .arg(vp, QString::number(best.total - columns[1].total), nameOf(columns[1].company));
}

QString shareText(const ObjectiveShare& share, bool isAutoma) {
    const QString place = QString::number(share.place);
    const QString vp = QString::number(share.vp);
    if (share.tied == 1)
        return verdictWords(QT_TRANSLATE_NOOP("Verdict", "Place %1: %2 VP.")).arg(place, vp);
    const QString last = QString::number(share.place + share.tied - 1);
    const QString line =
        share.placesVp % share.tied == 0
            ? verdictWords(QT_TRANSLATE_NOOP(
                  "Verdict", "Places %1 to %2 are shared: %3 = %4, divided by %5: %6 VP."))
            : verdictWords(QT_TRANSLATE_NOOP("Verdict",
                                             "Places %1 to %2 are shared: %3 = %4, divided by "
                                             "%5 and rounded up: %6 VP."));
    return line.arg(place, last, summandsOf(share, isAutoma), QString::number(share.placesVp),
                    QString::number(share.tied), vp);
}

} // namespace barrage
