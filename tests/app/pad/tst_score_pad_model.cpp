#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/pad/pad_store.h"
#include "app/sessions/identity.h"
#include "app/share/bg_stats_ids.h"
#include "app/share/play_words.h"
#include "database/history.h"
#include "database/remembered.h"
#include "tests/app/pad/pad_desk.h"

namespace {

std::vector<database::Play> plays(PadDesk& desk) {
    return database::listPlays(desk.host.store()).value();
}

QString noteOf(PadDesk& desk, int player, const QString& field) {
    return desk.player(player).pointFields()->field(field).note;
}

} // namespace

/// What all pads have in common: participants, the kept draft, clearing, saving.
class TestScorePadModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.reset(new QTemporaryDir);
        m_file = m_folder->filePath("games.sqlite");
    }

    void beginsWithTwoPlayers() {
        PadDesk desk(m_file, "barrage");
        QCOMPARE(desk.model.players()->count(), 2);
        QCOMPARE(desk.player(0).label(), QString("Player 1"));
        QVERIFY(!desk.model.isTouched());
        QVERIFY(!desk.model.canRemove());
        QCOMPARE(desk.model.title(), QString("Barrage"));
    }

    void countsWhileNumbersAreEntered() {
        PadDesk desk(m_file, "barrage");
        desk.enter(0, "vp", 70);
        desk.enter(0, "objective", 4);
        desk.enter(1, "vp", 84);
        QCOMPARE(desk.player(0).total(), 85);
        QCOMPARE(desk.player(1).total(), 94);
        QCOMPARE(desk.player(0).rank(), 2);
        QCOMPARE(desk.model.verdict(), QString("Player 2 wins with 94 VP."));
        QCOMPARE(noteOf(desk, 0, "objective"), QString("15 VP: place 1"));
        desk.enter(1, "objective", 4);
        QCOMPARE(noteOf(desk, 1, "objective"), QString("13 VP: place 1, shared by 2"));
        QVERIFY(desk.model.isTouched());
    }

    void takesOnlyWhatAFieldAllows() {
        PadDesk desk(m_file, "barrage");
        desk.enter(0, "drops", 5000);
        QCOMPARE(valueOf(*desk.player(0).pointFields(), "drops"), 30);
        desk.enter(0, "vp", -4);
        QCOMPARE(valueOf(*desk.player(0).pointFields(), "vp"), -4);
        desk.side(0, "company", 9);
        QCOMPARE(valueOf(*desk.player(0).sideFields(), "company"), 0);
        desk.enter(0, "no_such_field", 3);
        QVERIFY(!fieldIds(*desk.player(0).pointFields()).contains("no_such_field"));
    }

    void keepsEverythingWithoutBeingTold() {
        for (const char* game : {"barrage", "nucleum", "outpost"}) {
            {
                PadDesk desk(m_file, game);
                desk.model.addHuman();
                desk.name(2, QString("Ola ") + game);
                desk.enter(2, desk.player(2).pointFields()->numberAfter({}), 17);
                desk.model.setLocation("Łódź");
                desk.model.setComments("a\nb");
                desk.model.moveDate(-3);
                desk.model.timeFields()->setValue("minutes", 95);
            }
            PadDesk again(m_file, game);
            QCOMPARE(again.model.players()->count(), 3);
            QCOMPARE(again.player(2).name(), QString("Ola ") + game);
            QVERIFY(again.player(2).total() >= 17);
            QCOMPARE(again.model.location(), QString("Łódź"));
            QCOMPARE(again.model.comments(), QString("a\nb"));
            QVERIFY(!again.model.isToday());
            QCOMPARE(valueOf(*again.model.timeFields(), "minutes"), 95);
        }
    }

    void addsAndRemovesPlayers() {
        PadDesk desk(m_file, "barrage");
        desk.name(1, "Jan");
        desk.enter(1, "vp", 50);
        desk.model.addAutoma();
        desk.model.addAutoma();
        QVERIFY(!desk.model.canAdd());
        QCOMPARE(desk.player(3).label(), QString("Automa 2"));
        desk.model.addHuman();
        QCOMPARE(desk.model.players()->count(), 4);
        desk.model.remove(0);
        QCOMPARE(desk.player(0).name(), QString("Jan"));
        QCOMPARE(valueOf(*desk.player(0).pointFields(), "vp"), 50);
        desk.enter(0, "vp", 51);
        QCOMPARE(valueOf(*desk.player(0).pointFields(), "vp"), 51);
        desk.model.remove(7);
        desk.model.remove(-1);
        QCOMPARE(desk.model.players()->count(), 3);
    }

    void offersOutpostSixSeatsAndNoAutoma() {
        PadDesk desk(m_file, "outpost");
        QVERIFY(!desk.model.hasAutomas());
        desk.model.addAutoma();
        QCOMPARE(desk.model.players()->count(), 2);
        for (int i = 0; i < 6; ++i)
            desk.model.addHuman();
        QCOMPARE(desk.model.players()->count(), 6);
    }

    void rowsStayWhileValuesChange() {
        PadDesk desk(m_file, "barrage");
        QSignalSpy reset(desk.player(0).pointFields(), &QAbstractItemModel::modelReset);
        QSignalSpy removed(desk.player(0).pointFields(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(desk.player(0).pointFields(), &QAbstractItemModel::rowsInserted);
        desk.enter(0, "vp", 3); // no longer tied: the energy goes
        QCOMPARE(removed.size(), 1);
        desk.enter(0, "vp", 0);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(fieldIds(*desk.player(0).pointFields()).last(), QString("energy_round_5"));
    }

    void clearsWithUndo() {
        PadDesk desk(m_file, "barrage");
        desk.name(0, "Ida");
        desk.enter(0, "vp", 61);
        desk.table("board", 2);
        desk.model.clear();
        QCOMPARE(desk.player(0).name(), QString("Ida"));
        QVERIFY(!desk.model.isTouched());
        QVERIFY(desk.model.canUndoClear());
        PadDesk later(m_file, "barrage"); // the program was started again
        QVERIFY(later.model.canUndoClear());
        later.model.undoClear();
        QCOMPARE(valueOf(*later.player(0).pointFields(), "vp"), 61);
        QVERIFY(!PadDesk(m_file, "barrage").model.canUndoClear());
        desk.model.undoClear();
        QCOMPARE(valueOf(*desk.player(0).pointFields(), "vp"), 61);
        QVERIFY(!desk.model.canUndoClear());
        QCOMPARE(PadDesk(m_file, "barrage").player(0).total(), desk.player(0).total());
    }

    void savesOnceAndBeginsAnew() {
        PadDesk desk(m_file, "outpost");
        desk.name(0, "Ida");
        desk.name(1, "Jan");
        desk.enter(0, "supplied", 14);
        desk.enter(1, "supplied", 15);
        desk.model.setLocation("  Kraków ");
        QVERIFY(!desk.model.save().isEmpty());
        QCOMPARE(plays(desk).size(), std::size_t(1));
        const database::Play play = plays(desk).front();
        QCOMPARE(play.game, std::string("outpost"));
        QCOMPARE(play.location, std::string("Kraków"));
        QVERIFY(qAbs(play.ended - sessions::now()) < 60'000);
        QVERIFY(play.session.empty());
        QCOMPARE(play.results[1].playerName, std::string("Jan"));
        QVERIFY(play.results[1].isWinner);
        QCOMPARE(play.results[0].rank, 2);
        QVERIFY(!desk.model.isTouched());
        QCOMPARE(desk.player(0).name(), QString("Ida"));
        QVERIFY(!desk.model.save().isEmpty()); // another game, played again at once
        QCOMPARE(plays(desk).size(), std::size_t(2));
    }

    void aSeatWithoutANameIsNobodyToRemember() {
        PadDesk desk(m_file, "outpost");
        desk.name(0, "  Ida   Maria ");
        desk.enter(1, "supplied", 14);
        desk.model.addHuman();
        QVERIFY(!desk.model.save().isEmpty());
        const database::Play play = plays(desk).front();
        QCOMPARE(play.results[1].playerName, std::string());
        QCOMPARE(share::participantName(play, 0), "Ida Maria");
        QCOMPARE(share::participantName(play, 1), "Player 2");
        QVERIFY(share::playerUuid(play, 1) != share::playerUuid(play, 2));
        const auto known = database::listPlayers(desk.host.store());
        QCOMPARE(known.value().size(), std::size_t(1));
        QCOMPARE(known.value().front().name, std::string("Ida Maria"));
    }

    /// The program ended between the history and the pad.
    void savingTheSameGameAgainLeavesOne() {
        PadDesk desk(m_file, "outpost");
        desk.enter(0, "supplied", 14);
        const auto& store = desk.host.store();
        const pad::Game& game = *pad::gameNamed("outpost");
        const pad::Draft draft = pad::keptDraft(store, game);
        QVERIFY(pad::keepPlay(store, pad::playOf(game, draft, 1000)));
        desk.enter(0, "supplied", 16);
        QVERIFY(!desk.model.save().isEmpty());
        QCOMPARE(plays(desk).size(), std::size_t(1));
        QCOMPARE(plays(desk).front().results[0].score, 16);
    }

    void playedOnAnotherDay() {
        PadDesk desk(m_file, "barrage");
        QVERIFY(desk.model.isToday());
        desk.model.moveDate(1);
        QVERIFY(desk.model.isToday());
        desk.model.moveDate(-2);
        desk.model.moveDate(1);
        QVERIFY(!desk.model.save().isEmpty());
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(plays(desk).front().ended).date(),
                 QDate::currentDate().addDays(-1));
    }

    void offersNamesFromEarlierGames() {
        {
            PadDesk desk(m_file, "barrage");
            desk.name(0, "Ida");
            desk.name(1, "Jan");
            QVERIFY(!desk.model.save().isEmpty());
        }
        PadDesk desk(m_file, "nucleum");
        QStringList names = desk.model.knownNames();
        names << desk.player(0).name();
        names.sort();
        QCOMPARE(names, QStringList({"Ida", "Jan"}));
    }

    void refusesTwoOfTheSameName() {
        PadDesk desk(m_file, "barrage");
        desk.name(0, "Ida");
        desk.name(1, " Ida ");
        QCOMPARE(desk.model.trouble(), QString("Two players are called Ida."));
        QVERIFY(desk.model.save().isEmpty());
        QVERIFY(plays(desk).empty());
        desk.name(1, "Jan");
        QVERIFY(desk.model.trouble().isEmpty());
    }

    void aDraftThatIsNoneIsIgnored_data() {
        QTest::addColumn<QString>("kept");
        QTest::newRow("not JSON") << "{";
        QTest::newRow("nobody") << R"({"players":[]})";
        QTest::newRow("one player") << R"({"players":[{"name":"Ida"}]})";
        QTest::newRow("too many") << R"({"players":[{},{},{},{},{}]})";
    }
    void aDraftThatIsNoneIsIgnored() {
        QFETCH(const QString, kept);
        StoreHost host;
        host.setFile(m_file);
        QVERIFY(database::setSetting(host.store(), "barrage.score_pad", toStd(kept)));
        PadDesk desk(m_file, "barrage");
        QCOMPARE(desk.model.players()->count(), 2);
        QCOMPARE(desk.player(0).label(), QString("Player 1"));
    }

    void valuesOutOfAllRangeAreCutOff() {
        StoreHost host;
        host.setFile(m_file);
        QVERIFY(database::setSetting(
            host.store(), "nucleum.score_pad",
            R"({"players":[{"values":{"uranium":2000000000,"workers":-7,"x":1}},{"values":3}]})"));
        PadDesk desk(m_file, "nucleum");
        QCOMPARE(desk.model.players()->count(), 2);
        QVERIFY(desk.player(0).total() > 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestScorePadModel)
#include "tst_score_pad_model.moc"
