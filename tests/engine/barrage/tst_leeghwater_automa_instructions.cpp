#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/instructions.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

int countOf(const Table& table, EventKind kind) {
    return static_cast<int>(
        std::count_if(table.events().begin(), table.events().end(),
                      [kind](const Event& event) { return event.kind == kind; }));
}

/// The private buildings whose left spaces the instructions of the turn close.
QStringList closedIn(Table& table) {
    const State before = table.state();
    playTurn(table);
    QStringList closed;
    for (const Instruction& instruction : instructionsFor(before, table.events()))
        if (instruction.kind == InstructionKind::CloseLeftSpace)
            closed += QString::fromStdString(
                std::string(idOf(static_cast<PrivateBuilding>(instruction.index))));
    return closed;
}

} // namespace

/// What the hands have to do for an Automa on the boards of the Leeghwater Project.
class TestLeeghwaterAutomaInstructions : public QObject {
    Q_OBJECT

private slots:
    void instructions_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.6 what has to be done at the table, in order") << RowBody([] {
            Table table = germanTurnWith(10, 1, 0);
            const State before = table.state();
            playTurn(table);
            QVector<InstructionKind> kinds;
            for (const Instruction& instruction : instructionsFor(before, table.events()))
                kinds += instruction.kind;
            // A 1: 3 credits, which are VP, and a contract of 4 or less
            QCOMPARE(kinds.mid(0, 5),
                     QVector<InstructionKind>(
                         {InstructionKind::PutEngineersOnWork, InstructionKind::ReturnMachines,
                          InstructionKind::TakeWork, InstructionKind::MoveVpMarker,
                          InstructionKind::TakeContract}));
            QCOMPARE(countOf(table, EventKind::WorkTaken), 1);
        });
        QTest::newRow("A-6.9 the slot is named in the instructions") << RowBody([] {
            Table table = germanTurnWith(17, 12, 12);
            const State before = table.state();
            playTurn(table);
            QVector<InstructionKind> kinds;
            for (const Instruction& instruction : instructionsFor(before, table.events())) {
                kinds += instruction.kind;
                if (instruction.kind == InstructionKind::PlacePiece)
                    QVERIFY(instruction.site ==
                            (Site{Structure::Building,
                                  slotOf(PrivateBuilding::ControlStation, 0).value}));
            }
            QCOMPARE(kinds.mid(0, 5),
                     QVector<InstructionKind>(
                         {InstructionKind::PutEngineersOnBoard, InstructionKind::PutOnWheel,
                          InstructionKind::TurnWheel, InstructionKind::PlacePiece,
                          InstructionKind::CloseLeftSpace}));
        });
        QTest::newRow("B-25.31 the first Automa on a private building closes its left space")
            << RowBody([] {
                   Table table = germanTurnWith(17, 12, 12);
                   putBuilding(table, "control_station_2", Owner::Italy); // a human
                   QCOMPARE(closedIn(table), QStringList{"control_station"});
                   Table second = germanTurnWith(17, 12, 12);
                   second.automa(Company::Italy);
                   putBuilding(second, "control_station_2", Owner::Italy);
                   QCOMPARE(closedIn(second), QStringList{}); // it is closed already
               });
    }
    void instructions() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaInstructions)
#include "tst_leeghwater_automa_instructions.moc"
