#include <QTranslator>
#include <QtTest>

#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/instruction_text.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/leeghwater_table.h"

using namespace barrage;
using barrage::test::officerTable;

Q_DECLARE_METATYPE(barrage::test::Table)

namespace {

/// Tile 18 begins with production, water management and the construction of a base.
constexpr int kTile = 18;

State sampleState() {
    State state;
    state.deck.actionTile = kTile;
    state.deck.criteriaTile = kTile;
    return state;
}

ActionReport reportOf(int order, Because because, int there = 0, int needed = 0) {
    ActionReport report;
    report.order = static_cast<std::uint8_t>(order);
    report.kind = automaTile(kTile).actions[static_cast<std::size_t>(order) - 1].kind;
    report.because = because;
    report.there = static_cast<std::int16_t>(there);
    report.needed = static_cast<std::int16_t>(needed);
    if (report.kind == AutomaActionKind::Production) {
        ProductionChoice best;
        best.energy = 8;
        best.tileBonus = 2;
        report.production = best;
    }
    return report;
}

QStringList textOf(const ActionReport& report) {
    Decision decision;
    decision.actions.push(report);
    return explain::decisionText(sampleState(), decision);
}

QStringList textOf(PlaceStep step) {
    Placement placement;
    placement.site = {Structure::Conduit, 3};
    placement.decidedBy = step;
    placement.trace.push({step, SiteSet{1} << 3});
    Decision decision;
    decision.placement = placement;
    return explain::decisionText(sampleState(), decision);
}

Instruction instructionOf(InstructionKind kind, int amount) {
    Instruction what;
    what.kind = kind;
    what.who = Owner::Germany;
    what.amount = static_cast<std::int16_t>(amount);
    what.index = 1;
    what.excavators = 1;
    what.tile = Tile::BasicBase;
    what.start = {PlaceKind::Headstream, 1};
    what.end = {PlaceKind::Dam, parseId<BaseSpace>("5L")->value};
    return what;
}

} // namespace

class AutomaTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_polish.load(qEnvironmentVariable("PENSTOCK_TRANSLATIONS") + "/penstock_pl.qm"));
    }
    void cleanup() { QCoreApplication::removeTranslator(&m_polish); }

    void hasWordsForEveryReason() {
        QSet<QString> sentences;
        constexpr int kReasons = static_cast<int>(Because::NoWork) + 1;
        for (int i = 0; i < kReasons; ++i) {
            const auto [english, polish] =
                both([i] { return textOf(reportOf(1, static_cast<Because>(i), 3, 4)); });
            QCOMPARE(english.size(), 1);
            verifyWords(english.first(), polish.first());
            sentences << english.first() << polish.first();
        }
        QCOMPARE(sentences.size(), 2 * kReasons);
    }

    void hasWordsForEveryStepOfAPlacement() {
        for (int i = static_cast<int>(PlaceStep::Eligible);
             i <= static_cast<int>(PlaceStep::BestSystem); ++i) {
            const auto [english, polish] = both([i] { return textOf(static_cast<PlaceStep>(i)); });
            QCOMPARE(english.size(), 2);
            for (int line = 0; line < 2; ++line)
                verifyWords(english[line], polish[line]);
            // The meaning stands between the rule and the spaces.
            QVERIFY2(!english[0].contains(" : "), qPrintable(english[0]));
        }
    }

    /// R-A9: where all spaces left are red, the first is taken by the same step.
    void doesNotCallARedSpaceFreeOfRed() {
        const QString line = textOf(PlaceStep::Outline).first();
        QVERIFY2(line.contains("space without red outline, else the first"), qPrintable(line));
    }

    void hasWordsForEveryInstruction() {
        QSet<QString> sentences;
        constexpr int kKinds = static_cast<int>(InstructionKind::CloseLeftSpace) + 1;
        for (int i = 0; i < kKinds; ++i) {
            const auto [english, polish] = both([i] {
                return QStringList{
                    explain::instructionText(instructionOf(static_cast<InstructionKind>(i), 2))};
            });
            verifyWords(english.first(), polish.first());
            QVERIFY2(english.first().startsWith("Germany: "), qPrintable(english.first()));
            QVERIFY2(polish.first().startsWith("Niemcy: "), qPrintable(polish.first()));
            sentences << english.first() << polish.first();
        }
        QCOMPARE(sentences.size(), 2 * kKinds);
    }

    void hasWordsForEverySource() {
        for (int i = 0; i < kSourceCount; ++i) {
            const auto [english, polish] = both([i] {
                Instruction what = instructionOf(InstructionKind::MoveVpMarker, 0);
                what.source = static_cast<Source>(i);
                return QStringList{explain::instructionText(what)};
            });
            const auto sourceIn = [](const QString& text) { return text.section('(', 1); };
            verifyWords(sourceIn(english.first()), sourceIn(polish.first()));
        }
    }

    void explainsInBothLanguages() {
        Decision decision;
        decision.actions.push(reportOf(1, Because::NoContract, 8, 9));
        decision.actions.push(reportOf(6, Because::LastRound));
        decision.actions.push(reportOf(3, Because::NoMachines, 2, 3));
        decision.actions.push(reportOf(2, Because::Done));
        decision.water = WaterChoice{{0, 2, 0, 0}, 2, 0, 3};
        const auto [english, polish] =
            both([&] { return explain::decisionText(sampleState(), decision); });
        QCOMPARE(english,
                 QStringList(
                     {"1. production (+2, yellow contract; 2 engineers): no, energy possible "
                      "6 +2 +0 = 8, needed for a yellow contract 9 (A-4.1.3)",
                      "6. machinery shop (1 excavator and 1 mixer; 2 engineers; -5 VP): no, "
                      "round 5 (A-5.4)",
                      "3. construction (base; 2 engineers): no, not enough machines: 2 there, "
                      "3 needed (A-6.1)",
                      "2. water management (2 drops, waiting; 1 engineer; dashed): YES",
                      "   water: 2 on B; its dams gain 2; 3 placements are as good, letters CBAD "
                      "decide"}));
        QCOMPARE(polish,
                 QStringList(
                     {"1. Produkcja (+2, żółty Kontrakt; 2 Inżynierów): nie, możliwa Energia "
                      "6 +2 +0 = 8, żółty Kontrakt wymaga 9 (A-4.1.3)",
                      "6. Dostawca Maszyn (1 Koparka i 1 Betoniarka; 2 Inżynierów; -5 PZ): nie, "
                      "5. runda (A-5.4)",
                      "3. Budowa (Podstawa; 2 Inżynierów): nie, za mało Maszyn: jest 2, potrzeba "
                      "3 (A-6.1)",
                      "2. Gospodarka Wodna (2 Krople Wody, w fazie Spływu Wody; "
                      "1 Inżynier; przerywana linia): TAK",
                      "   Krople Wody: 2 na kaflu Źródła B; własne Tamy zyskują 2; "
                      "3 rozmieszczenia są równie dobre, decydują litery CBAD"}));
    }

    void namesThePlaceInBothLanguages() {
        const auto [english, polish] = both([] { return textOf(PlaceStep::OnlySpace); });
        QCOMPARE(english, QStringList({"   A-6.3 only space: 2B", "   chosen: 2B by A-6.3"}));
        QCOMPARE(polish, QStringList({"   A-6.3 jedyne pole: 2B", "   wybór: 2B według A-6.3"}));
    }

    void namesTheOfficerWhoseHabitDecides_data() {
        QTest::addColumn<barrage::test::Table>("table");
        QTest::addColumn<QStringList>("english");
        QTest::addColumn<QStringList>("polish");

        QTest::newRow("8.3 Spencer")
            << officerTable(Officer::Spencer, 10, 1)
            << QStringList{"   8.3 Leslie Spencer: with the special tile an external work before "
                           "any construction"}
            << QStringList{"   8.3 Leslie Spencer: z kaflem Specjalnej Technologii Zagraniczne "
                           "Zlecenie przed każdą Budową"};
        QTest::newRow("8.3 Fouche from the top")
            << officerTable(Officer::Fouche, 10, 1, {Tile::BasicBuilding})
            << QStringList{"   8.3 Margot Fouche: a building before any other construction, from "
                           "the top because of conduit code 1A",
                           "   8.3 officer Margot Fouche: Control station, slot 1"}
            << QStringList{"   8.3 Margot Fouche: Budynek przed każdą inną Budową, od góry według "
                           "kodu Kanału 1A",
                           "   8.3 Dyrektor Wykonawczy Margot Fouche: Stacja kontrolna, miejsce 1"};
        QTest::newRow("8.3 Fouche from the bottom, one space only")
            << officerTable(Officer::Fouche, 10, 2, {Tile::BasicBuilding})
                   .supply(Company::Germany, 0, 1, 3)
            << QStringList{"   8.3 Margot Fouche: a building before any other construction, from "
                           "the bottom because of conduit code 1B"}
            << QStringList{"   8.3 Margot Fouche: Budynek przed każdą inną Budową, od dołu według "
                           "kodu Kanału 1B"};
        QTest::newRow("8.3 Del Monte")
            << officerTable(Officer::DelMonte, 10, 1, {Tile::BasicElevation})
                   .dam("9L", Owner::Germany, 0, 1)
            << QStringList{"   8.3 Graziano Del Monte: an elevation before any other construction"}
            << QStringList{"   8.3 Graziano Del Monte: Podwyższenie przed każdą inną Budową"};
        QTest::newRow("8.3 Adler")
            << officerTable(Officer::Adler, 17, 1, {Tile::BasicBase})
                   .supply(Company::Germany, 0, 5, 0)
            << QStringList{"   8.3 officer Wilhelm Adler: 1U, 1L, 2U, 2L, 3U, 3L, 4U, 4L"}
            << QStringList{
                   "   8.3 Dyrektor Wykonawczy Wilhelm Adler: 1U, 1L, 2U, 2L, 3U, 3L, 4U, 4L"};
    }
    void namesTheOfficerWhoseHabitDecides() {
        QFETCH(const barrage::test::Table, table);
        const Decision decision = decide(table.state());
        const auto [english, polish] = both([&] {
            return explain::decisionText(table.state(), decision).filter(QStringLiteral(" 8.3 "));
        });
        QTEST(english, "english");
        QTEST(polish, "polish");
    }

    void tellsTheWayOfAProduction() {
        const System system{*parseId<BaseSpace>("5U"), *parseId<ConduitSpace>("5B"),
                            *parseId<PowerhouseSpace>("P10_0")};
        const auto [english, polish] =
            both([&] { return QStringList{explain::wayText(system, 1)}; });
        QCOMPARE(english.first(), "1 drop: dam 5U → conduit 5B → powerhouse P10-1");
        QCOMPARE(polish.first(), "1 Kropla Wody: Tama 5U → Kanał 5B → Elektrownia P10-1");
    }

    void instructsInBothLanguages_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("amount");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("polish");
        const auto row = [](InstructionKind kind, int amount, const char* english,
                            const char* polish) {
            QTest::newRow(english) << static_cast<int>(kind) << amount
                                   << QString("Germany: ") + QString::fromUtf8(english)
                                   << QString("Niemcy: ") + QString::fromUtf8(polish);
        };
        row(InstructionKind::TakeMachines, 1, "take 1 excavator from the general supply",
            "weź 1 Koparkę z zasobów ogólnych");
        row(InstructionKind::TakeMachines, 3, "take 3 excavators from the general supply",
            "weź 3 Koparki z zasobów ogólnych");
        row(InstructionKind::TakeMachines, 5, "take 5 excavators from the general supply",
            "weź 5 Koparek z zasobów ogólnych");
        row(InstructionKind::PutEngineersOnBoard, 1, "1 engineer → company board",
            "1 Inżynier → plansza Spółki");
        row(InstructionKind::PutEngineersOnSpace, 2, "2 engineers → Turbine station, row 2 left",
            "2 Inżynierów → Stacja Turbin, rząd 2 lewy");
        row(InstructionKind::PutEngineersBeside, 2,
            "2 engineers → beside the section Water management",
            "2 Inżynierów → obok sekcji Gospodarka Wodna");
        row(InstructionKind::PutEngineersInBank, 3, "3 engineers → Bank", "3 Inżynierów → Bank");
        row(InstructionKind::TakeCredits, -3, "pay 3 credits (income)",
            "zapłać 3 Kredyty (Przychód)");
        row(InstructionKind::MoveDrop, 1, "1 drop: headstream B → dam 5L",
            "1 Kropla Wody: Źródło B → Tama 5L");
        row(InstructionKind::PlaceDrop, 2, "2 drops → dam 5L", "2 Krople Wody → Tama 5L");
        row(InstructionKind::TurnWheel, 1, "turn the wheel: 1 segment",
            "obrót Koła Budowy: 1 segment");
        row(InstructionKind::MoveVpMarker, 0, "VP 0 → 0 (income)", "PZ 0 → 0 (Przychód)");
        row(InstructionKind::PutOnWheel, 1,
            "basic tile (base), 1 excavator → open segment of the wheel",
            "kafel podstawowy (Podstawa), 1 Koparka → otwarty segment Koła Budowy");
        row(InstructionKind::CloseLeftSpace, 0,
            "Control station: left action space closed for the rest of the game",
            "Stacja kontrolna: lewe pole akcji zamknięte do końca gry");
    }
    void instructsInBothLanguages() {
        QFETCH(const int, kind);
        QFETCH(const int, amount);
        const Instruction what = instructionOf(static_cast<InstructionKind>(kind), amount);
        const auto [english, polish] =
            both([&] { return QStringList{explain::instructionText(what)}; });
        QTEST(english.first(), "english");
        QTEST(polish.first(), "polish");
    }

private:
    /// What `make` says in English and in Polish.
    template <class Make>
    std::pair<QStringList, QStringList> both(const Make& make) {
        const QStringList english = make();
        QCoreApplication::installTranslator(&m_polish);
        const QStringList polish = make();
        QCoreApplication::removeTranslator(&m_polish);
        return {english, polish};
    }

    static void verifyWords(const QString& english, const QString& polish) {
        QVERIFY(!english.trimmed().isEmpty() && !polish.trimmed().isEmpty());
        QVERIFY2(english != polish, qPrintable(english));
        for (const QString& text : {english, polish})
            QVERIFY2(!text.contains('%') && !text.contains("  :"), qPrintable(text));
    }

    QTranslator m_polish;
};

QTEST_GUILESS_MAIN(AutomaTextTest)
#include "tst_automa_text.moc"
