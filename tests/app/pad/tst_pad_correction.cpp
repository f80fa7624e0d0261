#include <memory>

#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "database/history.h"
#include "tests/app/pad/pad_desk.h"

namespace {

std::vector<database::Play> plays(PadDesk& desk) {
    return database::listPlays(desk.host.store()).value();
}

/// Gives when it ended now: the first minute of a day so many days ago.
database::Time changeInHistory(PadDesk& desk, const QString& id, int daysAgo) {
    database::Play play = database::loadPlay(desk.host.store(), toStd(id)).value();
    play.ended = QDate::currentDate().addDays(-daysAgo).startOfDay().toMSecsSinceEpoch() + 1;
    play.playTime = 50 * 60'000;
    play.location = "Łódź";
    play.comments = "from the history";
    play.results[0].playerName = "Ida Maria";
    return database::changePlay(desk.host.store(), play) ? play.ended : -1;
}

} // namespace

/// A game that went to the history comes back to the pad and is saved once more.
class TestPadCorrection : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.reset(new QTemporaryDir);
        m_file = m_folder->filePath("games.sqlite");
    }

    void aSavedGameIsCorrectedOnThePad() {
        QString saved;
        {
            PadDesk desk(m_file, "outpost");
            desk.enter(0, "supplied", 14);
            saved = desk.model.save();
        }
        PadDesk desk(m_file, "outpost");
        QCOMPARE(desk.player(0).total(), 0);
        desk.model.undoClear();
        desk.enter(0, "supplied", 13);
        QCOMPARE(desk.model.save(), saved);
        QCOMPARE(plays(desk).size(), std::size_t(1));
        QCOMPARE(plays(desk).front().results[0].score, 13);
        desk.enter(0, "supplied", 7); // another game: the one before stays as it is
        QVERIFY(!desk.model.canUndoClear());
        QVERIFY(desk.model.save() != saved);
        QCOMPARE(plays(desk).size(), std::size_t(2));
    }

    void correctingThePointsKeepsWhatTheHistoryChanged() {
        PadDesk desk(m_file, "outpost");
        desk.name(0, "Ida");
        desk.name(1, "Jan");
        desk.enter(0, "supplied", 14);
        desk.model.setComments("from the pad");
        desk.model.setLocation("Kraków");
        const QString id = desk.model.save();
        const database::Time ended = changeInHistory(desk, id, 3);
        QVERIFY(desk.model.undoClearCorrects());
        desk.model.undoClear();
        QCOMPARE(desk.model.comments(), QString("from the history"));
        QCOMPARE(desk.player(0).name(), QString("Ida Maria"));
        QVERIFY(!desk.model.isToday());
        desk.enter(0, "supplied", 13);
        QCOMPARE(desk.model.save(), id);
        const database::Play play = plays(desk).front();
        QCOMPARE(play.results[0].score, 13);
        QCOMPARE(play.results[0].playerName, std::string("Ida Maria"));
        QCOMPARE(play.results[1].playerName, std::string("Jan"));
        QCOMPARE(play.comments, std::string("from the history"));
        QCOMPARE(play.location, std::string("Łódź"));
        QCOMPARE(play.playTime, database::Duration(50 * 60'000));
        QCOMPARE(play.ended, ended);
    }

    void aCorrectionWritesWhatThePadChanged() {
        QString id;
        {
            PadDesk desk(m_file, "outpost");
            desk.name(0, "Ida");
            desk.model.setComments("from the pad");
            id = desk.model.save();
            desk.model.undoClear();
            desk.model.setComments("corrected");
            desk.model.moveDate(-1);
        }
        PadDesk desk(m_file, "outpost"); // the program was started again
        changeInHistory(desk, id, 3);    // while the correction waits
        QCOMPARE(desk.model.save(), id);
        const database::Play play = plays(desk).front();
        QCOMPARE(play.comments, std::string("corrected"));
        QCOMPARE(play.location, std::string("Łódź"));
        QCOMPARE(play.results[0].playerName, std::string("Ida Maria"));
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(play.ended).date(),
                 QDate::currentDate().addDays(-1));
    }

    void aCorrectionKeepsTheHour() {
        PadDesk desk(m_file, "outpost");
        desk.enter(0, "supplied", 14);
        const QString id = desk.model.save();
        const database::Time ended = changeInHistory(desk, id, 0);
        desk.model.undoClear();
        QVERIFY(desk.model.isToday());
        QCOMPARE(desk.model.save(), id);
        QCOMPARE(plays(desk).front().ended, ended);
    }

    void onlyASavedGameIsCorrected() {
        PadDesk desk(m_file, "outpost");
        desk.enter(0, "supplied", 14);
        desk.model.clear();
        QVERIFY(desk.model.canUndoClear() && !desk.model.undoClearCorrects());
        desk.enter(0, "supplied", 15);
        const QString id = desk.model.save();
        QVERIFY(desk.model.undoClearCorrects());
        QVERIFY(PadDesk(m_file, "outpost").model.undoClearCorrects());
        QVERIFY(database::removePlay(desk.host.store(), toStd(id)));
        QVERIFY(desk.model.canUndoClear() && !desk.model.undoClearCorrects());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestPadCorrection)
#include "tst_pad_correction.moc"
