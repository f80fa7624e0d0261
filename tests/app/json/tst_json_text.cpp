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

    void namesTheLimitOfALargeFile() {
        const QByteArray text = "{}" + QByteArray(2 * json::kMebibyte, ' ');
        const auto object = json::parseObject(text, 2 * json::kMebibyte);
        QVERIFY(!object);
        QCOMPARE(object.error().sentence, "The file is larger than 2 MiB.");
        QVERIFY(json::parseObject(text, 3 * json::kMebibyte));
    }
};

QTEST_APPLESS_MAIN(JsonTextTest)
#include "tst_json_text.moc"
