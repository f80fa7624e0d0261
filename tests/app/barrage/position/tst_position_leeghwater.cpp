#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>

#include "app/barrage/position/position_file.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/leeghwater_table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

QJsonObject written(const State& state) {
    return position::toJson(position::fileFor(state)).value();
}

position::Result<position::PositionFile> read(const QJsonObject& object) {
    return position::readPosition(QJsonDocument(object).toJson());
}

bool isBetweenTurns(const State& state) {
    const TaskKind kind = state.isOver() ? TaskKind::None : state.task().kind;
    return (kind == TaskKind::TakeTurn && state.turn == TurnState{}) ||
           kind == TaskKind::ConfirmPhase;
}

} // namespace

/// Positions with the Leeghwater Project.
class TestPositionLeeghwater : public QObject {
    Q_OBJECT

private slots:
    void tellsTheBoards() {
        Table table = expansionTable(4);
        putBuilding(table, "cofferdam_3", Owner::Germany);
        table.state().buildings.at(PrivateBuilding::Cofferdam).spaces[1] = {Owner::Germany, 1};
        table[Company::Germany].engineers = 11;
        table.state().works.spaces[2] = {Owner::Usa, 2};
        table[Company::Usa].engineers = 10;
        for (const Company company : {Company::Usa, Company::Germany})
            table[company].hasActed = true;
        table.state().works.open[2] = Work();
        table[Company::Usa].works.insert(Work(2));
        const QJsonObject object = written(table.state());
        QCOMPARE(object["external_works"].toArray(),
                 (QJsonArray{"work_a_1", "work_a_2", QJsonValue::Null}));
        const QJsonObject cofferdam = object["buildings"].toArray()[1].toObject();
        QCOMPARE(cofferdam["id"].toString(), QStringLiteral("cofferdam"));
        QCOMPARE(cofferdam["slots"].toArray(),
                 (QJsonArray{QJsonValue::Null, QJsonValue::Null, "germany", QJsonValue::Null}));
        const auto file = read(object);
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().sentence));
        const State& state = file.value().state;
        QVERIFY(state.works == table.state().works);
        QVERIFY(state.buildings == table.state().buildings);
        QVERIFY(state.patents == table.state().patents);
        QVERIFY(state.of(Company::Usa) == table[Company::Usa]);
    }

    void everyGameCanBeKeptAndReadAgain() {
        int positions = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Playthrough game = playLeeghwaterGame(seed);
            State state = begin(game.setup()).value();
            for (const Move& move : game.entries()) {
                QVERIFY(apply(state, move).ok());
                if (!isBetweenTurns(state))
                    continue;
                ++positions;
                const QJsonObject object = written(state);
                const auto file = read(object);
                QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().sentence));
                QCOMPARE(written(file.value().state), object);
                QVERIFY(file.value().state.buildings == state.buildings);
                QVERIFY(file.value().state.works.open == state.works.open);
                QVERIFY(file.value().state.patents == state.patents);
            }
        }
        QVERIFY(positions > 500);
    }
};

QTEST_APPLESS_MAIN(TestPositionLeeghwater)
#include "tst_position_leeghwater.moc"
