#include "app/sessions/left_out.h"

#include <QCoreApplication>
#include <QStringList>

namespace sessions {

QString leftOutText(const LeftOut& leftOut) {
    QStringList sentences;
    const auto tell = [&sentences](int count, const char* sentence) {
        if (count > 0)
            sentences << QCoreApplication::translate("Sessions", sentence).arg(count);
    };
    tell(leftOut.records,
         QT_TRANSLATE_NOOP("Sessions", "Games, results and cards that are not in the file, because "
                                       "it could not be read with them: %1."));
    tell(leftOut.endings,
         QT_TRANSLATE_NOOP("Sessions", "Games that are in the file only up to a move that the "
                                       "rules do not allow: %1."));
    tell(leftOut.damagedPhotos,
         QT_TRANSLATE_NOOP("Sessions",
                           "Photos that are not in the file, because they are damaged: %1."));
    tell(leftOut.photos,
         QT_TRANSLATE_NOOP("Sessions", "Photos of earlier games that are not in the file, because "
                                       "it would be too large: %1."));
    if (!sentences.isEmpty())
        sentences << QCoreApplication::translate("Sessions", "A backup holds everything.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace sessions
