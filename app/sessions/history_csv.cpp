#include "app/sessions/history_csv.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include "app/common/convert.h"
#include "app/sessions/file_values.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/points.h"

namespace sessions {

namespace {

using database::Play;
using database::PlayResult;

QString quoted(QString text) {
    static const QString special = QStringLiteral("\",\r\n");
    if (std::none_of(text.cbegin(), text.cend(), [](QChar c) { return special.contains(c); }))
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) +
           QLatin1Char('"');
}

QByteArray rowOf(QStringList cells) {
    for (QString& cell : cells)
        cell = quoted(cell);
    return cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

QString yesNo(bool flag) { return flag ? QStringLiteral("yes") : QStringLiteral("no"); }

/// What the app keeps in a JSON object has a column per key; a list stands there as JSON.
QString cellOf(const QJsonValue& value) {
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.isBool() ? yesNo(value.toBool()) : value.toVariant().toString();
}

QJsonObject objectOf(const std::string& text) {
    const auto object = freeObject(text);
    return object ? object.value() : QJsonObject();
}

void appendNew(QStringList& names, const QString& name) {
    if (!names.contains(name))
        names.append(name);
}

/// The columns that depend on the plays, each name in the order of its first appearance.
struct Columns {
    QStringList sources;
    qsizetype rounds = 0;
    QStringList playDetails;
    QStringList resultDetails;
};

Columns columnsFor(const std::vector<Play>& plays) {
    Columns columns;
    for (const Play& play : plays) {
        for (const QString& key : objectOf(play.details).keys())
            appendNew(columns.playDetails, key);
        for (const PlayResult& result : play.results) {
            for (const database::SourceScore& score : result.sources)
                appendNew(columns.sources, toQt(score.source));
            columns.rounds = std::max(columns.rounds, static_cast<qsizetype>(result.energy.size()));
            for (const QString& key : objectOf(result.details).keys())
                appendNew(columns.resultDetails, key);
        }
    }
    return columns;
}

QStringList headings(const Columns& columns) {
    QStringList cells{"ended",   "game",   "board",  "location", "minutes",
                      "players", "player", "automa", "role",     "officer",
                      "level",   "place",  "winner", "starter",  "total_vp"};
    for (const QString& source : columns.sources)
        cells.append(QStringLiteral("vp_") + source);
    for (qsizetype round = 1; round <= columns.rounds; ++round)
        cells.append(QStringLiteral("energy_%1").arg(round));
    for (const QString& key : columns.resultDetails)
        cells.append(QStringLiteral("result_") + key);
    for (const QString& key : columns.playDetails)
        cells.append(QStringLiteral("play_") + key);
    return cells << "comments"
                 << "session"
                 << "play";
}

/// Nothing if the source gave nothing.
int vpFrom(const PlayResult& result, const QString& source) {
    int vp = 0;
    for (const database::SourceScore& score : result.sources)
        if (toQt(score.source) == source)
            vp += score.vp;
    return vp;
}

QStringList cellsOf(const Play& play, const PlayResult& result, const Columns& columns) {
    constexpr database::Duration kMinute = 60'000;
    QStringList cells{timeText(play.ended),
                      toQt(play.game),
                      toQt(play.board),
                      toQt(play.location),
                      QString::number((play.playTime + kMinute / 2) / kMinute),
                      QString::number(play.results.size()),
                      toQt(result.playerName),
                      yesNo(result.isAutoma),
                      toQt(result.role),
                      toQt(result.officer),
                      toQt(result.level),
                      QString::number(result.rank),
                      yesNo(result.isWinner),
                      yesNo(result.isStarter),
                      database::havePoints(play.results) ? QString::number(result.score)
                                                         : QString()};
    for (const QString& source : columns.sources)
        cells.append(QString::number(vpFrom(result, source)));
    for (std::size_t i = 0; i < static_cast<std::size_t>(columns.rounds); ++i)
        cells.append(i < result.energy.size() ? QString::number(result.energy[i]) : QString());
    const QJsonObject resultDetails = objectOf(result.details);
    for (const QString& key : columns.resultDetails)
        cells.append(cellOf(resultDetails.value(key)));
    const QJsonObject playDetails = objectOf(play.details);
    for (const QString& key : columns.playDetails)
        cells.append(cellOf(playDetails.value(key)));
    return cells << toQt(play.comments) << toQt(play.session) << toQt(play.id);
}

} // namespace

QByteArray csvOf(const std::vector<Play>& plays) {
    std::vector<Play> sorted = plays;
    std::ranges::stable_sort(sorted, {}, &Play::ended);
    const Columns columns = columnsFor(sorted);
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBF") + rowOf(headings(columns));
    for (const Play& play : sorted)
        for (const PlayResult& result : play.results)
            text += rowOf(cellsOf(play, result, columns));
    return text;
}

json::Result<QByteArray> historyCsv(const database::DatabaseFile& store) {
    const auto plays = database::listPlays(store);
    if (!plays)
        return json::Problem{storeErrorSentence(plays.error())};
    return csvOf(plays.value());
}

} // namespace sessions
