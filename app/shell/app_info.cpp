#include "app/shell/app_info.h"

#include <QFile>
#include <QRegularExpression>

#include "app/games/cartridges.h"

QString AppInfo::owners() {
    QStringList owners;
    for (const games::Cartridge* const game : games::cartridges())
        owners << game->owner();
    return owners.join(QStringLiteral(", "));
}

QStringList AppInfo::licence(const QString& name) {
    QFile file(QStringLiteral(":/licences/%1.txt").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression gap(QStringLiteral("\\n\\s*\\n"));
    QStringList paragraphs;
    // Lines were broken for paper; a screen breaks them by its own width.
    for (const QString& paragraph :
         QString::fromUtf8(file.readAll()).split(gap, Qt::SkipEmptyParts))
        paragraphs << paragraph.simplified();
    return paragraphs;
}

#include "moc_app_info.cpp"
