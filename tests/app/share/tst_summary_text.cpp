#include <QTranslator>
#include <QtTest>

#include "app/share/summary_text.h"
#include "tests/app/share/example_play.h"

class SummaryTextTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void tellsWhoPlayedWhatAndWonTheBestFirst() {
        QCOMPARE(share::summaryText(example_play::barrage()),
                 "Barrage · 17/11/2026 · 95 min · Kraków\n"
                 "Full game, Automa High, Automa Very high\n"
                 "1. Bob (Italy): 112 VP, winner\n"
                 "2. Łucja Żak (USA / Viktor Fiesler): 98 VP\n"
                 "3. Automa (Germany / High): 80 VP\n"
                 "4. Automa 2 (France / Very high): 71 VP\n"
                 "\n"
                 "Gęślą jaźń & \"100 %\"\n#1 + 2 = 3?");
    }

    void leavesOutWhatIsNotKnown() {
        database::Play play;
        play.game = "barrage";
        play.ended = 1'794'945'012'345;
        play.results = {example_play::result("", "usa", 40, 1)};
        QCOMPARE(share::summaryText(play), "Barrage · 17/11/2026\n1. USA: 40 VP, winner");
    }

    void leavesOutPointsThatNobodyNoted() {
        auto play = example_play::withoutPoints();
        play.results.resize(2);
        play.comments.clear();
        QCOMPARE(share::summaryText(play), "Barrage · 17/11/2026 · 95 min · Kraków\n"
                                           "Full game\n"
                                           "1. Bob (Italy), winner\n"
                                           "2. Łucja Żak (USA / Viktor Fiesler)");
    }

    void speaksOfWhatEachGameHas() {
        database::Play play;
        play.ended = 1'794'945'012'345;
        play.game = "outpost";
        play.results = {example_play::result("Ida", "", 14, 1),
                        example_play::result("Jan", "", 1, 2)};
        QCOMPARE(share::summaryText(play), "Power Grid: Outpost · 17/11/2026\n"
                                           "1. Ida: 14 cities, winner\n2. Jan: 1 city");
        play.game = "nucleum";
        play.results = {example_play::result("Ida", "experiment_c", 90, 1)};
        QCOMPARE(share::summaryText(play),
                 "Nucleum · 17/11/2026\n1. Ida (Experiment C): 90 VP, winner");
        play.game = "barrage";
        play.board = "leeghwater";
        QVERIFY(share::summaryText(play).contains("\nThe Leeghwater Project\n"));
    }

    void takesANameThatLooksLikeAPlace() {
        auto play = example_play::barrage();
        play.results = {example_play::result("Ann %3 %1", "usa", 40, 1)};
        QVERIFY(share::summaryText(play).contains("1. Ann %3 %1 (USA): 40 VP, winner"));
    }

    void speaksPolish() {
        QTranslator polish;
        QVERIFY(polish.load(qEnvironmentVariable("PENSTOCK_TRANSLATIONS") + "/penstock_pl.qm"));
        QCoreApplication::installTranslator(&polish);
        const QString text = share::summaryText(example_play::barrage());
        const QString withoutPoints = share::summaryText(example_play::withoutPoints());
        QCoreApplication::removeTranslator(&polish);
        QVERIFY2(text.contains("1. Bob (Włochy): 112 PZ, zwycięstwo"), qPrintable(text));
        QVERIFY2(withoutPoints.contains("1. Bob (Włochy), zwycięstwo\n"),
                 qPrintable(withoutPoints));
        QVERIFY2(text.contains("Pełna gra, Automa Wysoki, Automa Bardzo wysoki"), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(SummaryTextTest)
#include "tst_summary_text.moc"
