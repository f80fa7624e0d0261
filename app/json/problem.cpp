#include "app/json/problem.h"

namespace json {

QString shown(const QString& text) {
    constexpr qsizetype kLongest = 60;
    QString line = text.size() > kLongest ? text.left(kLongest) + QStringLiteral("...") : text;
    for (QChar& character : line)
        if (!character.isPrint())
            character = QChar(QChar::ReplacementCharacter);
    return line;
}

} // namespace json
