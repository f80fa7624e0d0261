#include "app/games/standing.h"

#include <QCoreApplication>
#include <QStringList>

namespace games {

QString turnText(const QString& name, bool isOnlyPerson) {
    return isOnlyPerson ? QCoreApplication::translate("Standing", "your turn")
                        : QCoreApplication::translate("Standing", "%1's turn").arg(name);
}

QString progressOf(const QStringList& parts) {
    QStringList told = parts;
    told.removeAll(QString());
    return told.join(QStringLiteral(" · "));
}

} // namespace games

#include "moc_standing.cpp"
