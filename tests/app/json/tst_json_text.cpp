#include <QtTest>

#include "app/json/json_text.h"

class JsonTextTest : public QObject {
    Q_OBJECT

private slots:
    void refusesAKeyThatStandsTwice_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("at the top") << QByteArray(R"({"round": 1, "a": 2, "round": 1})");
        QTest::newRow("with spaces") << QByteArray("{\"round\"\n : 1, \"round\"\t: 2}");
        QTest::newRow("further down") << QByteArray(R"({"a": [{}, {"round": 1, "round": 2}]})");
        QTest::newRow("written with an escape") << QByteArray("{\"round\": 1, \"r\\u006fund\": 2}");
        QTest::newRow("after texts with quotes and braces")
            << QByteArray("{\"round\": \"\\\"{\\\\\", \"b\": \"}\", \"round\": 2}");
    }
    void refusesAKeyThatStandsTwice() {
        QFETCH(const QByteArray, text);
        const auto object = json::parseObject(text, json::kMebibyte);
        QVERIFY(!object);
        QCOMPARE(object.error().sentence, R"(The key "round" stands twice in one object.)");
    }

    void acceptsAKeyInSeveralObjects_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("beside each other") << QByteArray(R"({"a": {"x": 1}, "b": {"x": 1}})");
        QTest::newRow("inside each other") << QByteArray(R"({"a": {"a": {"a": 1}}})");
        QTest::newRow("key also a value") << QByteArray(R"({"a": "b", "b": "a", "c": ["a", "a"]})");
    }
    void acceptsAKeyInSeveralObjects() {
        QFETCH(const QByteArray, text);
        const auto object = json::parseObject(text, json::kMebibyte);
        QVERIFY2(object, qPrintable(object ? QString() : object.error().sentence));
    }

    void acceptsALargeObject() { QVERIFY(json::parseObject(objectWith(10'000), json::kMebibyte)); }

    void refusesWhatWouldTakeTooLong_data() {
        QTest::addColumn<QByteArray>("text");
        const auto listOf = [](const char* item, qsizetype count) {
            return "{\"a\": [" + QByteArray(item).repeated(count) + "0]}";
        };
        QTest::newRow("keys") << objectWith(10'001);
        QTest::newRow("objects") << listOf("{},", 1'000'001);
        QTest::newRow("lists") << listOf("[],", 1'000'001);
        QTest::newRow("values") << listOf("1,", 5'000'001);
    }
    void refusesWhatWouldTakeTooLong() {
        QFETCH(const QByteArray, text);
        const auto object = json::parseObject(text, 64 * json::kMebibyte);
        QVERIFY(!object);
        QCOMPARE(object.error().sentence, "The file has too many parts.");
    }

    void survivesATextThatEndsAnywhere() {
        const QByteArray text = "{\"a\": \"\\\\\\\"\", \"b\": [{\"c\": 1}]}";
        QVERIFY(json::parseObject(text, json::kMebibyte));
        for (qsizetype length = 0; length < text.size(); ++length)
            QVERIFY(!json::parseObject(text.left(length), json::kMebibyte));
    }

    void namesTheLimitOfALargeFile() {
        const QByteArray text = "{}" + QByteArray(2 * json::kMebibyte, ' ');
        const auto object = json::parseObject(text, 2 * json::kMebibyte);
        QVERIFY(!object);
        QCOMPARE(object.error().sentence, "The file is larger than 2 MiB.");
        QVERIFY(json::parseObject(text, 3 * json::kMebibyte));
    }

private:
    /// One value looks like the beginning of something else.
    static QByteArray objectWith(int keys) {
        QByteArray text = "{\"a\": {}, \"b\": {\"k\": \"}:{\"";
        for (int i = 1; i < keys; ++i)
            text += ",\"k" + QByteArray::number(i) + "\": 0";
        return text + "}}";
    }
};

QTEST_APPLESS_MAIN(JsonTextTest)
#include "tst_json_text.moc"
