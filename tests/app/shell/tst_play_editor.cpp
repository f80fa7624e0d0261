#include <set>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/shell/play_editor.h"
#include "database/history.h"
#include "database/remembered.h"
#include "tests/app/share/example_play.h"

class PlayEditorTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        QVERIFY(database::addPlay(m_host->store(), example_play::barrage()));
        m_editor.emplace().setHost(&*m_host);
        m_editor->setPlayId(toQt(example_play::barrage().id));
    }

    void cleanup() {
        m_editor.reset();
        m_host.reset();
        m_folder.reset();
    }

    void showsWhatThereIs() {
        const QAbstractItemModelTester tester(&*m_editor);
        QVERIFY(m_editor->isThere());
        QCOMPARE(m_editor->location(), "Kraków");
        QCOMPARE(m_editor->rowCount(), 4);
        QCOMPARE(nameAt(0), "Łucja Żak");
        QCOMPARE(nameAt(3), "Automa 2");
        m_editor->setPlayId("no such play");
        QVERIFY(!m_editor->isThere());
        QCOMPARE(m_editor->rowCount(), 0);
    }

    void keepsEveryChangeAtOnce() {
        m_editor->setLocation("  Łódź,\n u Zosi ");
        m_editor->setComments("pierwsza\n\"druga\"");
        m_editor->rename(1, " Ola  Nowak ");
        const database::Play play = stored();
        QCOMPARE(play.location, "Łódź, u Zosi"); // one line
        QCOMPARE(play.comments, "pierwsza\n\"druga\"");
        QCOMPARE(play.results[1].playerName, "Ola Nowak");
        QCOMPARE(nameAt(1), "Ola Nowak");
        auto expected = example_play::barrage(); // and nothing else
        expected.location = play.location;
        expected.comments = play.comments;
        expected.results[1].playerName = "Ola Nowak";
        QVERIFY(play == expected);
    }

    void leavesAutomasTheirName() {
        m_editor->rename(2, "Hal");
        m_editor->rename(-1, "Hal");
        m_editor->rename(4, "Hal");
        QVERIFY(stored() == example_play::barrage());
    }

    void refusesTheNameOfSomebodyElse() {
        m_editor->rename(1, " Łucja  Żak ");
        QCOMPARE(m_editor->trouble(), "Two players are called Łucja Żak.");
        QCOMPARE(stored().results[1].playerName, "");
        m_editor->rename(1, toQt(example_play::barrage().results[1].playerName));
        QCOMPARE(m_editor->trouble(), QString());
        m_editor->rename(0, "");
        m_editor->rename(1, ""); // without a name each is known by the company
        QCOMPARE(m_editor->trouble(), QString());
        QCOMPARE(stored().results[1].playerName, "");
    }

    void remembersNobodyOfAPartOfAName() {
        for (const char* typed : {"Z", "Zo", "Zos", "Zosi", "Zosia"})
            m_editor->rename(1, typed);
        std::set<std::string> names;
        const auto players = database::listPlayers(m_host->store());
        for (const database::Player& player : players.value())
            names.insert(player.name);
        QCOMPARE(names, (std::set<std::string>{"Zosia", "Łucja Żak"}));
    }

    void keepsNoMoreThanAFileCanCarry() {
        m_editor->setLocation(QString(1000, 'x'));
        m_editor->setComments(QString(50'000, 'x'));
        m_editor->rename(0, QString(100, 'x'));
        QCOMPARE(stored().location.size(), 200U);
        QCOMPARE(stored().comments.size(), 20'000U);
        QCOMPARE(stored().results[0].playerName.size(), 60U);
    }

    void saysWhenAChangeIsNotKept() {
        QVERIFY(database::removePlay(m_host->store(), example_play::barrage().id));
        m_editor->setLocation("Gdynia");
        QVERIFY(!m_editor->trouble().isEmpty());
        QCOMPARE(m_editor->location(), "Kraków");
    }

private:
    [[nodiscard]] QString nameAt(int row) const {
        return m_editor->data(m_editor->index(row), PlayEditor::NameRole).toString();
    }
    [[nodiscard]] database::Play stored() {
        return database::loadPlay(m_host->store(), example_play::barrage().id).value();
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
    std::optional<PlayEditor> m_editor;
};

QTEST_GUILESS_MAIN(PlayEditorTest)
#include "tst_play_editor.moc"
