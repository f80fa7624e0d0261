#include <QJsonArray>

#include "app/barrage/position/position_file.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/automa_turn.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"

using namespace barrage;
using cli_run::Run;
using cli_run::run;
using cli_run::verifyRefused;

namespace {

bool isAutomasTurn(const State& state) {
    return !state.isOver() && state.task().kind == TaskKind::TakeTurn &&
           state.turn == TurnState{} && state.of(companyOf(state.task().who)).isAutoma() &&
           isAutomaToDecide(state);
}

/// A file does not say who has had a turn; it follows from the engineers.
auto companiesOf(const State& state) {
    auto companies = state.companies;
    for (CompanyState& company : companies)
        company.hasActed = false;
    return companies;
}

/// States of games in which an Automa begins a turn, as texts of position files.
QList<QByteArray> positions(std::uint64_t games) {
    QList<QByteArray> list;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        State state = begin(test::leeghwaterAutomaSetup(seed)).value();
        for (std::uint64_t step = 0; !state.isOver(); ++step) {
            if (isAutomasTurn(state))
                if (const auto text = position::writePosition(position::fileFor(state)))
                    list += text.value();
            if (!apply(state, test::automaGameMove(seed, step, state)).ok())
                qFatal("a decision is refused");
        }
    }
    return list;
}

} // namespace

/// Positions and solo games with the Leeghwater Project.
class CliLeeghwaterTest : public QObject {
    Q_OBJECT

private slots:
    void aPositionComesBackAsItWas() {
        const QList<QByteArray> texts = positions(20);
        QVERIFY(texts.size() > 200);
        for (const QByteArray& text : texts) {
            const auto file = position::readPosition(text);
            QVERIFY2(file.ok(), file ? "" : qPrintable(file.error().sentence));
            QCOMPARE(position::writePosition(file.value()).value(), text);
        }
    }

    void resolvesTurns() {
        QSet<QString> types;
        int goesOn = 0;
        const QList<QByteArray> texts = positions(40);
        for (qsizetype i = 0; i < texts.size(); i += 12) {
            const QString path = cli_run::keep(m_folder, "position.json", texts[i]);
            const Run result = run({"resolve", path});
            QVERIFY2(result.exitCode == 0, result.errors.constData());
            const QJsonObject object = result.json().toObject();
            for (const QJsonValue& step : object["steps"].toArray())
                if (step.toObject()["performed"].toBool())
                    types.insert(step.toObject()["type"].toString());
            const State state = position::readPosition(texts[i]).value().state;
            const TurnPreview turn = resolveTurn(state);
            const auto after = position::readPosition(
                QJsonDocument(object["after"].toObject()).toJson(QJsonDocument::Compact));
            QVERIFY(after.ok());
            QVERIFY(companiesOf(after.value().state) == companiesOf(turn.after));
            QVERIFY(after.value().state.buildings == turn.after.buildings);
            QVERIFY(after.value().state.works.open == turn.after.works.open);
            QVERIFY(after.value().state.works.spaces == turn.after.works.spaces);
            QCOMPARE(object["another_turn"].toBool(), turn.after.turn.goesOn);
            goesOn += turn.after.turn.goesOn;
        }
        QVERIFY(types.contains("external_work") && types.contains("construction"));
        QVERIFY(goesOn > 0);
    }

    void playsSoloGames() {
        const Run told = run({"solo", "--seed", "4", "--level", "very_high", "--leeghwater"});
        QCOMPARE(told.exitCode, 0);
        QVERIFY(told.output.contains("private buildings: "));
        QVERIFY(told.output.contains("external work"));
        QVERIFY(!told.output.contains("A-3.4"));
        const Run without = run({"solo", "--seed", "4", "--level", "very_high"});
        QVERIFY(!without.output.contains("private buildings: "));
    }

    void playsRandomGames() {
        QCOMPARE(run({"play", "--seed", "1..3", "--leeghwater", "--automas", "2"}).exitCode, 0);
        verifyRefused(run({"play", "--seed", "1", "--leeghwater", "--introductory"}), 2, "B-25.1");
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CliLeeghwaterTest)
#include "tst_leeghwater.moc"
