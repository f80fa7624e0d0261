#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// What an income gives, in the order of the columns below.
struct Gain {
    int vp = 0;
    int credits = 0;
    int energy = 0;
    int wheelSteps = 0;
    int machines = 0; // of choice
    int drops = 0;    // flowing at once

    Gain& operator+=(const Gain& other) {
        vp += other.vp;
        credits += other.credits;
        energy += other.energy;
        wheelSteps += other.wheelSteps;
        machines += other.machines;
        drops += other.drops;
        return *this;
    }
};

constexpr Gain vp(int n) { return {.vp = n}; }
constexpr Gain credits(int n) { return {.credits = n}; }
constexpr Gain energy(int n) { return {.energy = n}; }
constexpr Gain steps(int n) { return {.wheelSteps = n}; }
constexpr Gain machines(int n) { return {.machines = n}; }

/// A line of a company board as printed: uncovered by the 2nd, 4th and 5th piece.
struct PrintedLine {
    Company company;
    Structure line;
    std::array<Gain, 3> incomes;
};
constexpr std::array kPrintedLines{
    PrintedLine{Company::Usa, Structure::Base, {steps(1), credits(6), vp(7)}},
    PrintedLine{Company::Usa, Structure::Elevation, {machines(1), {.vp = 2, .drops = 2}, vp(7)}},
    PrintedLine{Company::Usa, Structure::Conduit, {vp(3), {.vp = 2, .wheelSteps = 1}, vp(7)}},
    PrintedLine{Company::Germany, Structure::Base, {vp(3), machines(2), vp(7)}},
    PrintedLine{
        Company::Germany, Structure::Elevation, {credits(3), {.vp = 2, .energy = 2}, vp(7)}},
    PrintedLine{Company::Germany, Structure::Conduit, {steps(1), {.vp = 2, .drops = 2}, vp(7)}},
    PrintedLine{Company::Italy, Structure::Base, {credits(3), vp(5), vp(7)}},
    PrintedLine{Company::Italy, Structure::Elevation, {steps(1), energy(4), vp(7)}},
    PrintedLine{Company::Italy, Structure::Conduit, {machines(1), {.vp = 2, .credits = 3}, vp(7)}},
    PrintedLine{Company::France, Structure::Base, {machines(1), steps(2), vp(7)}},
    PrintedLine{Company::France, Structure::Elevation, {vp(3), {.vp = 2, .machines = 1}, vp(7)}},
    PrintedLine{Company::France, Structure::Conduit, {credits(3), energy(4), vp(7)}},
};

/// What the n-th piece of a line uncovers as printed.
Gain uncoveredBy(const PrintedLine& printed, int piece) {
    switch (piece) {
    case 2:
        return printed.incomes[0];
    case 4:
        return printed.incomes[1];
    case 5:
        return printed.incomes[2];
    default:
        return {};
    }
}

/// All drops of a choice on headstream A, all machines mixers; true if there was a choice.
bool choose(Table& table) {
    const Task& task = table.state().task();
    const std::string who(isCompany(task.who) ? idOf(companyOf(task.who)) : "");
    const std::string n = std::to_string(task.n);
    if (task.kind == TaskKind::ChooseMachines)
        return table.play(who + " choose-machines excavators=0 mixers=" + n);
    if (task.kind == TaskKind::PlaceDrops)
        return table.play(who + " place-drops A=" + n);
    return false;
}

/// Plays the move and every choice after it and compares what the company gained.
/// `ownSteps` are the wheel's steps that belong to the move itself.
void verifyGain(Table& table, Company company, std::string_view move, const Gain& expected,
                int ownSteps) {
    const Owner who = ownerOf(company);
    const int goneBefore = table.state().dropsGone;
    const int mixersPaid = move.find(" elevation ") != std::string_view::npos ? 2 : 0;
    QVERIFY(table.play(move));
    while (choose(table)) {
    }
    const Events& events = table.events();
    QCOMPARE(sumOf(events, EventKind::VpChanged, who, Source::Income), expected.vp);
    QCOMPARE(sumOf(events, EventKind::CreditsChanged, who, Source::Income), expected.credits);
    QCOMPARE(sumOf(events, EventKind::EnergyMoved, who, Source::Income), expected.energy);
    QCOMPARE(sumOf(events, EventKind::WheelTurned, who), expected.wheelSteps + ownSteps);
    const CompanyState& own = table.state().of(company);
    QCOMPARE(static_cast<int>(own.vp), 10 + expected.vp);
    QCOMPARE(static_cast<int>(own.credits), expected.credits);
    QCOMPARE(static_cast<int>(own.energy), expected.energy);
    QCOMPARE(static_cast<int>(own.mixers), 5 - mixersPaid + expected.machines);
    QCOMPARE(table.state().dropsGone - goneBefore, expected.drops); // no dam stops them
}

/// A table on which the next piece of this line is the n-th, and the move that builds it.
std::string prepare(Table& table, Company company, Structure line, int piece) {
    const Owner who = ownerOf(company);
    constexpr std::array<std::string_view, 4> kBases{"2L", "3L", "4L", "5L"};
    constexpr std::array<std::string_view, 4> kConduits{"2A", "2B", "3A", "3B"};
    table.supply(company, 0, 5, 5).turnOf(company);
    const std::string builds = std::string(idOf(company)) + " build ";
    switch (line) {
    case Structure::Base:
        for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(piece); ++i)
            table.dam(kBases[i], who);
        return builds + "9L base basic_base excavators=3";
    case Structure::Elevation:
        table.dam("9L", who).dam("2L", who, std::min(2, piece - 1));
        table.dam("3L", who, std::max(0, piece - 3));
        return builds + "9L elevation basic_elevation mixers=2";
    default:
        for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(piece); ++i)
            table.conduit(kConduits[i], who);
        return builds + "9A conduit basic_conduit excavators=2";
    }
}

} // namespace

/// B-6.2: every income of the four company boards, when uncovered and in phase 1.
class TestIncome : public QObject {
    Q_OBJECT

private slots:
    void uncovered_data() {
        columns();
        eachPiece([](const char* company, const char* line, int piece) -> QTestData& {
            return QTest::addRow("B-6.2 B-6.4 %s: what piece %d of the line %s uncovers at once",
                                 company, piece, line);
        });
    }

    void uncovered() {
        QFETCH(const int, index);
        QFETCH(const int, piece);
        const PrintedLine& printed = kPrintedLines[static_cast<std::size_t>(index)];
        Table table;
        const std::string move = prepare(table, printed.company, printed.line, piece);
        verifyGain(table, printed.company, move, uncoveredBy(printed, piece), 1);
    }

    void paidInPhaseOne_data() {
        columns();
        eachPiece([](const char* company, const char* line, int piece) -> QTestData& {
            return QTest::addRow("B-6.1 B-6.2 %s: what %d pieces of the line %s pay together",
                                 company, piece, line);
        });
    }

    void paidInPhaseOne() {
        QFETCH(const int, index);
        QFETCH(const int, piece);
        const PrintedLine& printed = kPrintedLines[static_cast<std::size_t>(index)];
        Gain expected;
        for (int i = 1; i <= piece; ++i)
            expected += uncoveredBy(printed, i);
        Table table;
        table.supply(printed.company, 0, 5, 5);
        table[printed.company].built[static_cast<std::size_t>(printed.line)] =
            static_cast<std::uint8_t>(piece);
        table.phase(Phase::IncomeAndHeadstreams, 5);
        verifyGain(table, printed.company, "table proceed", expected, 0);
    }

private:
    static void columns() {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("piece");
    }

    template <class AddRow>
    static void eachPiece(AddRow addRow) {
        for (std::size_t i = 0; i < kPrintedLines.size(); ++i)
            for (int piece = 1; piece <= 5; ++piece)
                addRow(idOf(kPrintedLines[i].company).data(), idOf(kPrintedLines[i].line).data(),
                       piece)
                    << static_cast<int>(i) << piece;
    }
};

QTEST_APPLESS_MAIN(TestIncome)
#include "tst_income.moc"
