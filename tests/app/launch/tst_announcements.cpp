#include <algorithm>
#include <memory>

#include <QtTest>

#include "app/barrage/choices/barrage_choice_model.h"
#include "app/barrage/demo/barrage_demo.h"
#include "tests/app/heard.h"
#include "tests/app/launch/toured_app.h"

using barrage::Situation;

/// What those hear who do not look at the screen, in the whole program.
class AnnouncementsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_toured = std::make_unique<TouredApp>();
        QVERIFY(m_toured->isReady());
    }
    void init() { m_heard = std::make_unique<Heard>(); }
    void cleanup() { m_heard.reset(); }
    void cleanupTestCase() {
        QCOMPARE(launch::warningCount(), 0);
        m_toured.reset();
    }

    void saysWhatTheAutomaDecided() {
        openGame(Situation::TileWanted);
        m_heard->takeLast();
        QVERIFY(app().tap("drawTileButton"));
        const QQuickItem* const headline = app().item("headline");
        QVERIFY(headline);
        const QString said = m_heard->takeLast();
        QVERIFY2(said.startsWith(textOf(*headline)), qPrintable(said));
        QVERIFY2(said.size() > textOf(*headline).size(), "The instructions belong to it");
    }
    void saysWhatAPhaseBrings() {
        openGame(Situation::Phase);
        const QString said = m_heard->takeLast();
        QVERIFY2(said.startsWith("Scoring. "), qPrintable(said));
        QVERIFY2(said.contains("place 1"), qPrintable(said));
    }
    void saysWhatIsAskedAndWhyAChoiceIsRefused() {
        openGame(Situation::Choice);
        QCOMPARE(m_heard->takeLast(), textOf(*app().item("prompt")));
        QQuickItem* const refused = refusedOption();
        QVERIFY(refused);
        QVERIFY(app().tap(*refused));
        const QString said = m_heard->takeLast();
        QVERIFY2(said.contains(refused->property("reason").toString()), qPrintable(said));
    }
    void saysWhyASpaceOfTheMapIsRefused() {
        openGame(Situation::Choice);
        auto* const choice = app().window().findChild<BarrageChoiceModel*>();
        QVERIFY(choice);
        for (int step = 0; step < 2; ++step) { // build, a base
            QQuickItem* const option = app().item("option0");
            QVERIFY(option && app().tap(*option));
        }
        m_heard->takeLast();
        const auto& dams = app().table().state().map.dams;
        const auto taken = std::find_if(dams.begin(), dams.end(), [](const barrage::Dam& dam) {
            return dam.owner != barrage::Owner::Nobody;
        });
        QVERIFY(taken != dams.end());
        QVERIFY(!choice->chooseSite(static_cast<int>(barrage::Structure::Base),
                                    static_cast<int>(taken - dams.begin())));
        QVERIFY(m_toured->tour().draw());
        const QQuickItem* const told = app().item("refusedTap");
        QVERIFY(told);
        QCOMPARE(m_heard->takeLast(), textOf(*told));
    }
    void saysWhyACardCannotHaveComeUp() {
        openGame(Situation::Reveal);
        QQuickItem* const refused = cardThatCannotCome();
        QVERIFY(refused);
        QVERIFY(app().tap(*refused));
        const QString said = m_heard->takeLast();
        QVERIFY2(said.contains(refused->property("reason").toString()), qPrintable(said));
    }
    void saysWhyATileCannotHaveComeUp() {
        openGame(Situation::TileWanted);
        QVERIFY(app().tap("enterTileButton"));
        QQuickItem* const refused = controlWith("canCome");
        QVERIFY(refused);
        QVERIFY(app().tap(*refused));
        QCOMPARE(m_heard->takeLast(), refused->property("detail").toString());
    }
    void saysWhatWasMadeAtOnce() {
        openGame(Situation::Gift);
        QQuickItem* const option = app().item("option0");
        QVERIFY(option && app().tap(*option));
        const QQuickItem* const done = app().item("doneText");
        QVERIFY(done);
        QVERIFY2(m_heard->texts().contains(textOf(*done)),
                 qPrintable(m_heard->texts().join(" | ")));
    }
    void saysWhatIsWrong() {
        QVERIFY(m_toured->tour().openPage("home"));
        QVERIFY(m_toured->tour().draw());
        app().table().close();
        QVERIFY(!app().tables().open("no such game"));
        m_toured->tour().draw();
        QVERIFY(!app().tables().trouble().isEmpty());
        QCOMPARE(m_heard->takeLast(), app().tables().trouble());
    }
    void isSilentAboutPagesThatAreNotSeen() {
        openGame(Situation::Choice);
        QVERIFY(m_toured->tour().openPage("settings"));
        m_toured->tour().draw();
        m_heard->takeLast();
        app().table().undo();
        m_toured->tour().draw();
        QCOMPARE(m_heard->texts(), QStringList{});
    }

private:
    [[nodiscard]] RunningApp& app() { return m_toured->app(); }
    [[nodiscard]] static QString textOf(const QQuickItem& item) {
        return item.property("text").toString();
    }
    void openGame(Situation situation) {
        QVERIFY(m_toured->tour().openGame(keyOf(situation), "game"));
        QVERIFY(m_toured->tour().draw());
    }
    [[nodiscard]] QQuickItem* controlWith(const char* property) {
        QQuickItem* found = nullptr;
        tour::eachVisibleItem(app().window(), [&](QQuickItem& item) {
            const QVariant value = item.property(property);
            if (!found && tour::isControl(item) && value.isValid() && !value.toBool())
                found = &item;
        });
        return found;
    }
    [[nodiscard]] QQuickItem* refusedOption() { return controlWith("isLegal"); }
    [[nodiscard]] QQuickItem* cardThatCannotCome() { return controlWith("isPossible"); }

    std::unique_ptr<TouredApp> m_toured;
    std::unique_ptr<Heard> m_heard;
};

QTEST_MAIN(AnnouncementsTest)
#include "tst_announcements.moc"
