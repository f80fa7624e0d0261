#include "app/json/problem.h"

#include <algorithm>

namespace json {

QString shown(const QString& text) {
    constexpr qsizetype kLongest = 60;
    QString line = text.size() > kLongest ? text.left(kLongest) + QStringLiteral("...") : text;
    for (QChar& character : line)
        if (!character.isPrint())
            character = QChar(QChar::ReplacementCharacter);
    return line;
}

bool isOneLine(const QString& text) {
    return text.isValidUtf16() && std::none_of(text.begin(), text.end(), [](QChar character) {
               return character.category() == QChar::Other_Control ||
                      character.category() == QChar::Separator_Line ||
                      character.category() == QChar::Separator_Paragraph;
           });
}

} // namespace json
