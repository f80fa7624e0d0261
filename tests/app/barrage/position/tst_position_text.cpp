#include <QtTest>

#include "app/barrage/position/position_file.h"
#include "tests/app/barrage/position/edited.h"

class PositionTextTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatIsNotOneJsonObject_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("beginning");
        const QByteArray good = edited::exampleText().trimmed();
        QTest::newRow("empty") << QByteArray() << "The file is empty.";
        QTest::newRow("only spaces") << QByteArray(" \n\t ") << "The file is empty.";
        QTest::newRow("a list") << QByteArray("[1]") << "The file does not hold one JSON object.";
        QTest::newRow("cut off") << good.left(good.size() - 1) << "Line 33 is not valid JSON: ";
        QTest::newRow("more behind the end") << good + "}" << "Line 33 is not valid JSON: ";
        QTest::newRow("two objects") << good + "\n{}" << "Line 34 is not valid JSON: ";
        QTest::newRow("comma too many")
            << QByteArray("{\n\"a\": 1,\n}") << "Line 3 is not valid JSON: ";
        QTest::newRow("no JSON at all") << QByteArray("hello") << "Line 1 is not valid JSON: ";
        QTest::newRow("a zero byte") << QByteArray("{\0}", 3) << "Line 1 is not valid JSON: ";
        QTest::newRow("invalid UTF-8")
            << QByteArray("{\"game\": \"\xC3\x28\"}") << "Line 1 is not valid JSON: ";
        QTest::newRow("too deep") << "{\"a\":" + QByteArray(5000, '[') + QByteArray(5000, ']') + "}"
                                  << "Line 1 is not valid JSON: ";
        QTest::newRow("too large")
            << good + QByteArray(position::kLargestFile, ' ') << "The file is larger than 1 MiB";
    }
    void refusesWhatIsNotOneJsonObject() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, beginning);
        const auto file = position::readPosition(text);
        QVERIFY(!file);
        const QString sentence = file.error().sentence;
        QVERIFY2(sentence.startsWith(beginning), qPrintable(sentence));
        QVERIFY2(sentence.endsWith('.') && !sentence.contains('\n'), qPrintable(sentence));
    }

    void showsLongAndUnprintableKeysOnOneLine() {
        const auto lines = position::readPosition(edited::exampleWith("a\nb", "1"));
        QVERIFY(!lines);
        QVERIFY(!lines.error().sentence.contains('\n'));
        const auto endless = position::readPosition(edited::exampleWith(QString(5000, 'x'), "1"));
        QVERIFY(!endless);
        QVERIFY(endless.error().sentence.size() < 120);
    }
};

QTEST_APPLESS_MAIN(PositionTextTest)
#include "tst_position_text.moc"
