#include <QSet>
#include <QtTest>

#include "app/sessions/store_text.h"

using database::Trouble;
using sessions::recoveryText;
using sessions::storeErrorSentence;

class StoreTextTest : public QObject {
    Q_OBJECT

private slots:
    void hasASentenceForEveryTrouble() {
        QSet<QString> sentences;
        for (int i = 0; i <= static_cast<int>(Trouble::Failed); ++i) {
            const QString sentence =
                storeErrorSentence({static_cast<Trouble>(i), "the detail %1"}, "/a/games.db");
            QVERIFY2(sentence.startsWith("The file /a/games.db "), qPrintable(sentence));
            QVERIFY2(sentence.endsWith('.') && !sentence.contains("%2"), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), static_cast<int>(Trouble::Failed) + 1);
    }

    void namesTheDetailAndTheFile() {
        QCOMPARE(storeErrorSentence({Trouble::Failed, "no such table\nx"}, "games.db"),
                 QString("The file games.db cannot be used: no such table%1x.")
                     .arg(QChar(QChar::ReplacementCharacter)));
        QCOMPARE(storeErrorSentence({Trouble::DiskFull, ""}),
                 "The file with your games cannot be written: the storage is full.");
        QCOMPARE(storeErrorSentence({Trouble::Damaged, ""}, "%2.db"), "The file %2.db is damaged.");
    }

    void tellsWhatWasKeptAndWhatWasNot() {
        database::RecoveryReport report;
        report.setAside = "/a/games.damaged";
        report.sessionsKept = 3;
        report.sessionsCut = {{"id", 4, 9}};
        report.sessionsLost = 2;
        report.playsKept = 1;
        report.playsLost = 5;
        report.cardsKept = 1;
        report.settingsKept = 2;
        report.hasUnreadableParts = true;
        QCOMPARE(
            recoveryText(report),
            "The file with your games was damaged; it lies now under the name "
            "/a/games.damaged. 3 games were kept whole. Of 1 game only the beginning was kept. "
            "2 games could not be read. 1 result of the history was kept. 5 results of the "
            "history could not be read. 1 card was kept. 2 settings were kept. Parts of it "
            "cannot be read at all: there may have been more.");
    }

    void saysIfNothingWasKept() {
        database::RecoveryReport report;
        report.setAside = "x";
        QCOMPARE(recoveryText(report), "The file with your games was damaged; it lies now under "
                                       "the name x. Nothing in it could be read.");
    }
};

QTEST_GUILESS_MAIN(StoreTextTest)
#include "tst_store_text.moc"
