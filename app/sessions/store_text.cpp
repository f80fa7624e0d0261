#include "app/sessions/store_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/common/convert.h"
#include "app/json/problem.h"

namespace sessions {

namespace {

using database::Trouble;

/// %1 stands for the file at the beginning of the sentence, %2 for the detail.
const char* sentenceOf(Trouble trouble) {
    switch (trouble) {
    case Trouble::CannotOpen:
        return QT_TRANSLATE_NOOP(
            "Sessions", "%1 cannot be opened: its folder is missing or closed to programs.");
    case Trouble::NotADatabase:
        return QT_TRANSLATE_NOOP("Sessions", "%1 is not a store of Penstock.");
    case Trouble::TooNew:
        return QT_TRANSLATE_NOOP(
            "Sessions", "%1 was written by a later version of Penstock, which is needed to open it "
                        "(tables %2).");
    case Trouble::Damaged:
        return QT_TRANSLATE_NOOP("Sessions", "%1 is damaged.");
    case Trouble::DiskFull:
        return QT_TRANSLATE_NOOP("Sessions", "%1 cannot be written: the storage is full.");
    case Trouble::ReadOnly:
        return QT_TRANSLATE_NOOP("Sessions",
                                 "%1 cannot be written: it or its folder is read-only.");
    case Trouble::Busy:
        return QT_TRANSLATE_NOOP("Sessions",
                                 "%1 is in use by another program; try again in a moment.");
    case Trouble::Conflict:
        return QT_TRANSLATE_NOOP(
            "Sessions", "%1 was changed meanwhile: another program went on with the game.");
    case Trouble::NotThere:
        return QT_TRANSLATE_NOOP("Sessions", "%1 does not have what was asked for.");
    case Trouble::AlreadyThere:
        return QT_TRANSLATE_NOOP("Sessions", "%1 already has something of this name.");
    case Trouble::Failed:
        return QT_TRANSLATE_NOOP("Sessions", "%1 cannot be used: %2.");
    }
    return "";
}

/// English needs a text for one and a text for many, other languages have forms of their own.
struct Forms {
    const char* one;
    const char* many;
};

constexpr Forms kGamesKept{QT_TRANSLATE_N_NOOP("Sessions", "%n game was kept whole."),
                           QT_TRANSLATE_N_NOOP("Sessions", "%n games were kept whole.")};
constexpr Forms kGamesCut{
    QT_TRANSLATE_N_NOOP("Sessions", "Of %n game only the beginning was kept."),
    QT_TRANSLATE_N_NOOP("Sessions", "Of %n games only the beginning was kept.")};
constexpr Forms kGamesLost{QT_TRANSLATE_N_NOOP("Sessions", "%n game could not be read."),
                           QT_TRANSLATE_N_NOOP("Sessions", "%n games could not be read.")};
constexpr Forms kPlaysKept{QT_TRANSLATE_N_NOOP("Sessions", "%n result of the history was kept."),
                           QT_TRANSLATE_N_NOOP("Sessions", "%n results of the history were kept.")};
constexpr Forms kPlaysLost{
    QT_TRANSLATE_N_NOOP("Sessions", "%n result of the history could not be read."),
    QT_TRANSLATE_N_NOOP("Sessions", "%n results of the history could not be read.")};
constexpr Forms kCardsKept{QT_TRANSLATE_N_NOOP("Sessions", "%n card was kept."),
                           QT_TRANSLATE_N_NOOP("Sessions", "%n cards were kept.")};
constexpr Forms kSettingsKept{QT_TRANSLATE_N_NOOP("Sessions", "%n setting was kept."),
                              QT_TRANSLATE_N_NOOP("Sessions", "%n settings were kept.")};

void append(QStringList& sentences, const Forms& forms, int count) {
    if (count > 0)
        sentences.append(QCoreApplication::translate(
            "Sessions", count == 1 ? forms.one : forms.many, nullptr, count));
}

} // namespace

QString storeErrorSentence(const database::StoreError& error, const QString& file) {
    const QString subject =
        file.isEmpty() ? QCoreApplication::translate("Sessions", "The file with your games")
                       : QCoreApplication::translate("Sessions", "The file %1").arg(file);
    QString sentence = QCoreApplication::translate("Sessions", sentenceOf(error.trouble));
    sentence.replace(QLatin1String("%2"), json::shown(toQt(error.detail)));
    return sentence.replace(QLatin1String("%1"), subject);
}

QString recoveryText(const database::RecoveryReport& report) {
    QStringList sentences{
        QCoreApplication::translate(
            "Sessions", "The file with your games was damaged; it lies now under the name %1.")
            .arg(toQt(report.setAside.string()))};
    append(sentences, kGamesKept, report.sessionsKept);
    append(sentences, kGamesCut, static_cast<int>(report.sessionsCut.size()));
    append(sentences, kGamesLost, report.sessionsLost);
    append(sentences, kPlaysKept, report.playsKept);
    append(sentences, kPlaysLost, report.playsLost);
    append(sentences, kCardsKept, report.cardsKept);
    append(sentences, kSettingsKept, report.settingsKept);
    if (sentences.size() == 1)
        sentences.append(QCoreApplication::translate("Sessions", "Nothing in it could be read."));
    if (report.hasUnreadableParts)
        sentences.append(QCoreApplication::translate(
            "Sessions", "Parts of it cannot be read at all: there may have been more."));
    return sentences.join(QLatin1Char(' '));
}

} // namespace sessions
