#include "app/outpost/words/play_words.h"

#include <algorithm>
#include <string_view>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/outpost/words/cast.h"

namespace outpost {

namespace {

QStringList roles() {
    QStringList ids;
    for (const char* const colour : kColours)
        ids << QLatin1String(colour);
    return ids;
}

QString roleName(const std::string& id) {
    const QString colour = toQt(id);
    const QString name = colourName(colour);
    return name == colour ? QString() : name;
}

/// The one id that outpost_play and the score pad write.
QString sourceName(const std::string& id) {
    return id == "cities" ? QCoreApplication::translate("History", "Cities") : QString();
}

int colourOf(const database::PlayResult& result) {
    const auto* const found = std::ranges::find(kColours, std::string_view(result.role));
    return found == kColours.end()
               ? -1
               : games::kFirstWoodenPiece + static_cast<int>(found - kColours.begin());
}

QString pointsText(int points) {
    return points == 1 ? QCoreApplication::translate("Share", "%n city", nullptr, points)
                       : QCoreApplication::translate("Share", "%n cities", nullptr, points);
}

} // namespace

games::PlayWords playWords() {
    games::PlayWords words;
    words.roles = roles;
    words.roleName = roleName;
    words.sourceName = sourceName;
    words.colourOf = colourOf;
    words.pointsText = pointsText;
    words.roleTitle = [] { return QCoreApplication::translate("Statistics", "Colour"); };
    words.winsByRole = [] { return QCoreApplication::translate("Statistics", "Wins by colour"); };
    return words;
}

} // namespace outpost
