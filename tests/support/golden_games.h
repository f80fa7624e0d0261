#pragma once

#include <QMap>
#include <QObject>
#include <QtTest>

#include <algorithm>

#include "engine/core/playthrough.h"
#include "tests/support/golden.h"

namespace golden {

/// The tests of all golden games. A template has no slots of its own, so this has them and
/// GoldenGamesOf fills in the game.
class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void game_data();
    void game();
    void theSeedDealsTheSameGame_data();
    void theSeedDealsTheSameGame();
    void cleanupTestCase();

protected:
    QMap<QByteArray, Signature> m_signatures;

private:
    virtual void record() = 0;
    virtual void addRows() = 0;
    virtual void replayRow() = 0;
    virtual void dealRow() = 0;
};

/// A game is replayed through a `Table` type, which gives
///   Game                      as core::Playthrough knows it
///   games()                   rows with `file`, the name of the log, and the `result` it ends with
///   setupOf(row), moveFor(row, step, state)    how the game of the row was played
///   signatureOf(row)          the name of the signature it is part of
///   resultOf(state)
///   fold(signature, event)
///   Books(setup)              a second bookkeeper, who has to come to the same figures:
///     .note(before, move, events) is told everything, .compare(state) looks at the end
template <class Table>
class GoldenGamesOf : public TestGolden {
    using Game = typename Table::Game;
    using Playthrough = core::Playthrough<Game>;
    using Row = typename Table::Row;

    static QString pathOf(const Row& row) {
        return golden::pathOf(std::string(Game::kName).c_str(), row.file);
    }

    static Playthrough play(const Row& row) {
        auto begun = Playthrough::begin(Table::setupOf(row));
        if (!begun)
            qFatal("%s: the setup is refused", row.file);
        Playthrough game = std::move(begun.value());
        while (!game.state().isOver())
            if (!game.commit(Table::moveFor(row, game.cursor(), game.state())))
                qFatal("%s: an offered move is refused", row.file);
        return game;
    }

    void record() override {
        for (const Row& row : Table::games()) {
            const Playthrough game = play(row);
            QVERIFY(golden::write(pathOf(row), game.log()));
            qInfo("%s: \"%s\"", row.file, Table::resultOf(game.state()).constData());
        }
    }

    void addRows() override {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : Table::games())
            QTest::newRow(row.file) << &row;
    }

    void replayRow() override {
        QFETCH(const Row*, row);
        const auto log = golden::read(pathOf(*row));
        QVERIFY(log.has_value());
        const auto loaded = Playthrough::load(*log);
        QVERIFY2(!loaded.stopped,
                 loaded.stopped ? loaded.stopped->line.c_str() : "the log is not understood");
        Signature& signature = m_signatures[Table::signatureOf(*row)];
        replay(*loaded.playthrough, signature);
        const auto& state = loaded.playthrough->state();
        QVERIFY(state.isOver());
        QCOMPARE(Table::resultOf(state), QByteArray(row->result));
        signature.fold(core::hashOf(*log));
    }

    static void replay(const Playthrough& game, Signature& signature) {
        auto state = Game::begin(game.setup()).value();
        typename Table::Books books(game.setup());
        for (const auto& move : game.entries()) {
            const auto before = state;
            const auto events = Game::apply(state, move).value();
            books.note(before, move, events);
            if (QTest::currentTestFailed())
                return;
            for (const auto& event : events)
                Table::fold(signature, event);
        }
        books.compare(state);
    }

    void dealRow() override {
        QFETCH(const Row*, row);
        const auto recorded = golden::read(pathOf(*row));
        QVERIFY(recorded.has_value());
        const core::GameLog again = play(*row).log();
        QCOMPARE(again.setup, recorded->setup);
        for (std::size_t i = 0; i < std::min(recorded->entries.size(), again.entries.size()); ++i)
            QCOMPARE(again.entries[i], recorded->entries[i]);
        QVERIFY(again == *recorded);
    }
};

} // namespace golden
