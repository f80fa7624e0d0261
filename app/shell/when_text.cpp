#include "app/shell/when_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/common/sentence_case.h"

namespace shell {

QString whenText(database::Time time, const QDateTime& now) {
    constexpr qint64 kWeek = 7;
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(time);
    const qint64 days = moment.date().daysTo(now.date());
    if (days == 0)
        return QCoreApplication::translate("When", "Today, %1")
            .arg(QLocale().toString(moment.time(), QLocale::ShortFormat));
    if (days == 1)
        return QCoreApplication::translate("When", "Yesterday");
    if (days > 1 && days < kWeek)
        return sentenceCase(QLocale().standaloneDayName(moment.date().dayOfWeek()));
    return QLocale().toString(moment.date(), QLocale::ShortFormat);
}

} // namespace shell
