#include <QSet>
#include <QtTest>

#include "app/barrage/words/error_text.h"

using barrage::Error;
using barrage::ErrorCode;

class ErrorTextTest : public QObject {
    Q_OBJECT

private slots:
    void hasASentenceOfItsOwnForEveryCode() {
        QSet<QString> sentences;
        constexpr int kCodes = static_cast<int>(ErrorCode::CountMismatch) + 1;
        for (int i = 0; i < kCodes; ++i) {
            const QString sentence =
                barrage::sentenceFor(Error{static_cast<ErrorCode>(i), "B-7.4", {41, 42}});
            QVERIFY2(sentence.endsWith(" (B-7.4)."), qPrintable(sentence));
            QVERIFY2(sentence.size() > 20 && sentence.front().isUpper(), qPrintable(sentence));
            QVERIFY2(!sentence.contains('%'), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), kCodes);
    }

    void putsTheFiguresIn() {
        QCOMPARE(barrage::sentenceFor(Error{ErrorCode::NotEnoughEngineers, "B-7.4", {1, 3}}),
                 "There are not enough engineers: 1 of 3 needed (B-7.4).");
        QCOMPARE(barrage::sentenceFor(Error{ErrorCode::SecondBaseInBasin, "B-2.10", {7, 0}}),
                 "The company already has a base in basin 7 (B-2.10).");
    }
};

QTEST_APPLESS_MAIN(ErrorTextTest)
#include "tst_error_text.moc"
