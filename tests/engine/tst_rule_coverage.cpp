#include <QtTest>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include "tests/support/tests_dir.h"

namespace {

/// "B-8.7a", "A-4.1.3", "E-18", "R-B2", "C-P6", "NT-12", "OA-11", and "8.1" for the levels of
/// Automas.
const QString kIdPattern =
    QStringLiteral("(?:[RC]-[A-Z][0-9]+|[NO][TA]-[0-9]+|"
                   "[A-Z]-[0-9]+(?:\\.[0-9]+(?:\\.[0-9]+|[a-z])?)?|8\\.[0-9]+)");

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The bold ids at the beginning of list items, in their order.
QStringList ruleIds(const QString& rules) {
    static const QRegularExpression item(QStringLiteral("^ *- \\*\\*(%1)\\*\\*").arg(kIdPattern),
                                         QRegularExpression::MultilineOption);
    QStringList ids;
    for (auto it = item.globalMatch(rules); it.hasNext();)
        ids << it.next().captured(1);
    return ids;
}

/// The ids before the sentence in the row names of a test's source, where a test has its own `row`
/// to add them as well; commented lines do not count.
QStringList testedIds(const QString& source) {
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression row(
        QStringLiteral("\\b(?:newRow|addRow|row)\\(\\s*\"((?:%1 )+)").arg(kIdPattern));
    QStringList ids;
    for (auto it = row.globalMatch(QString(source).remove(comment)); it.hasNext();)
        ids << it.next().captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return ids;
}

QStringList rulesWithoutTest(const QStringList& rules, const QSet<QString>& tested) {
    QStringList missing;
    for (const QString& id : rules)
        if (!tested.contains(id))
            missing << id;
    return missing;
}

QString rulesText(const QString& game) {
    return textOf(inTestsDir("../engine/%1/RULES.md").arg(game));
}

/// Those whose rules are written down.
QStringList allGames() {
    QStringList games = QDir(inTestsDir("../engine")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    games.removeIf([](const QString& game) { return rulesText(game).isEmpty(); });
    return games;
}

QStringList allRuleIds() {
    QStringList ids;
    for (const QString& game : allGames())
        ids << ruleIds(rulesText(game));
    return ids;
}

} // namespace

/// Every rule of a game's RULES.md has a test, and no test names a rule that stands in none of
/// them.
class TestRuleCoverage : public QObject {
    Q_OBJECT

private slots:
    void findsTheIdsOfRules() {
        const QString rules = QStringLiteral("Text with **B-9.9** in it.\n"
                                             "- **B-1.1** A rule, see **B-1.2**.\n"
                                             "- **B-8.7** Another:\n"
                                             "  - **B-8.7a** a part of it\n"
                                             "- **A-4.1.3** a part with a number\n"
                                             "- **C-B1** a criterion\n"
                                             "- **8.1** a level\n"
                                             "- **R-B20** a ruling\n"
                                             "- **R-A16** **P-10** two rulings\n"
                                             "- **E-1** **D-1** an example\n"
                                             "- **NT-12** **OA-11** of other games\n"
                                             "- **Terms.** no id\n"
                                             "- A-1.0 not bold\n");
        QCOMPARE(ruleIds(rules), QStringList({"B-1.1", "B-8.7", "B-8.7a", "A-4.1.3", "C-B1", "8.1",
                                              "R-B20", "R-A16", "E-1", "NT-12"}));
        QCOMPARE(ruleIds(QString()), QStringList());
    }

    void findsTheIdsOfRows_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("ids");
        QTest::newRow("one id") << "QTest::newRow(\"B-1.1 a sentence\")" << QStringList{"B-1.1"};
        QTest::newRow("several ids") << "QTest::newRow(\"E-18 B-8.7a R-B2 a sentence\")"
                                     << QStringList{"E-18", "B-8.7a", "R-B2"};
        QTest::newRow("ids of Automas")
            << "QTest::newRow(\"A-4.1.3 C-P6 8.1 R-A16 P-10 a sentence\")"
            << QStringList{"A-4.1.3", "C-P6", "8.1", "R-A16", "P-10"};
        QTest::newRow("ids of other games") << "QTest::newRow(\"NT-12 OA-11 N-14.3 a sentence\")"
                                            << QStringList{"NT-12", "OA-11", "N-14.3"};
        QTest::newRow("on the next line")
            << "QTest::newRow(\n            \"P-4 a sentence\"\n \" that goes on\")"
            << QStringList{"P-4"};
        QTest::newRow("a row with a format")
            << "QTest::addRow(\"B-17.3 a total of %d\", n)" << QStringList{"B-17.3"};
        QTest::newRow("a row by a helper") << "row(\"C-B2 names it\", 1)" << QStringList{"C-B2"};
        QTest::newRow("another word in front") << "narrow(\"C-B2 it\")" << QStringList{};
        QTest::newRow("only leading ids")
            << "QTest::newRow(\"D-3 unlike B-17.1 it\")" << QStringList{"D-3"};
        QTest::newRow("no id in front") << "QTest::newRow(\"as in B-17.1 it\")" << QStringList{};
        QTest::newRow("a number") << "QTest::newRow(\"8 of 8.5 drops\")" << QStringList{};
        QTest::newRow("an id without a sentence") << "QTest::newRow(\"B-17.1\")" << QStringList{};
        QTest::newRow("an id with something behind")
            << "QTest::newRow(\"B-17.1: a sentence\")" << QStringList{};
        QTest::newRow("two rows") << "newRow(\"A-1.0 x\") << 1;\nnewRow(\"A-1.1 x\") << 2;"
                                  << QStringList{"A-1.0", "A-1.1"};
        QTest::newRow("a comment") << "  // QTest::newRow(\"B-1.1 a sentence\")" << QStringList{};
        QTest::newRow("no row") << "QCOMPARE(rule, \"B-1.1 a sentence\")" << QStringList{};
    }
    void findsTheIdsOfRows() {
        QFETCH(const QString, source);
        QTEST(testedIds(source), "ids");
    }

    void listsWhatHasNoTest() {
        QCOMPARE(rulesWithoutTest({"B-1.1", "B-1.2", "B-1.3"}, {"B-1.2", "B-9.9"}),
                 QStringList({"B-1.1", "B-1.3"}));
    }

    void readsTheRules() {
        const QStringList ids = ruleIds(rulesText("barrage"));
        QCOMPARE(ids.first(), QStringLiteral("B-1.1"));
        QVERIFY(ids.contains(QStringLiteral("B-8.7b")));
        QVERIFY(ids.contains(QStringLiteral("R-B33")));
        for (const char* id : {"A-3.1", "A-4.1.3", "A-7.4", "C-B1", "C-P6", "8.3", "R-A16"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        QCOMPARE(ids.last(), QStringLiteral("P-18"));
        QCOMPARE(ruleIds(rulesText("nucleum")).last(), QStringLiteral("NA-16"));
        QCOMPARE(ruleIds(rulesText("outpost")).last(), QStringLiteral("OA-18"));
    }

    void findsTheGames() {
        for (const char* game : {"barrage", "nucleum", "outpost"})
            QVERIFY2(allGames().contains(QLatin1String(game)), game);
        QVERIFY(!allGames().contains(QStringLiteral("core")));
    }

    void noIdStandsTwice() {
        const QStringList ids = allRuleIds();
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    }

    void everyRuleHasATest_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : allGames())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyRuleHasATest() {
        QFETCH(const QString, game);
        const QStringList missing = rulesWithoutTest(ruleIds(rulesText(game)), allTested());
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1 rules without a test: %2")
                                                   .arg(missing.size())
                                                   .arg(missing.join(QLatin1Char(' ')))));
    }

    void everyTestNamesARule() {
        const QStringList rules = allRuleIds();
        QStringList unknown = (allTested() - QSet<QString>(rules.begin(), rules.end())).values();
        unknown.sort();
        QVERIFY2(unknown.isEmpty(),
                 qPrintable(QStringLiteral("not in RULES.md: ") + unknown.join(QLatin1Char(' '))));
    }

private:
    static QSet<QString> allTested() {
        QSet<QString> tested;
        QDirIterator files(inTestsDir({}), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            for (const QString& id : testedIds(textOf(files.next())))
                tested.insert(id);
        return tested;
    }
};

QTEST_APPLESS_MAIN(TestRuleCoverage)
#include "tst_rule_coverage.moc"
