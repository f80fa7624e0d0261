#include "app/cli/session_text.h"

#include <algorithm>

#include <QDateTime>
#include <QTimeZone>

#include "app/common/convert.h"

namespace cli {

QString timeText(database::Time time) {
    return QDateTime::fromMSecsSinceEpoch(time).toUTC().toString(Qt::ISODate);
}

QString statusText(database::SessionStatus status) {
    return status == database::SessionStatus::Finished ? QStringLiteral("finished")
                                                       : QStringLiteral("playing");
}

QString seatsText(const std::vector<database::SessionSeat>& seats) {
    QStringList texts;
    for (const database::SessionSeat& seat : seats)
        texts.append((toQt(seat.role) + QLatin1Char(' ') + toQt(seat.playerName)).trimmed());
    return texts.join(QStringLiteral(", "));
}

QString tableOf(const QList<QStringList>& rows) {
    QList<qsizetype> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += row[i].leftJustified(widths[i] + 2);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

} // namespace cli
