#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/choices/barrage_choice_model.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

namespace {

constexpr int kWholeGames = 8;

int rowOf(const BarrageChoiceModel& model, const QString& text) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row).data(BarrageChoiceModel::TextRole).toString() == text)
            return row;
    return -1;
}

QString at(const BarrageChoiceModel& model, const QString& text, int role) {
    return model.index(rowOf(model, text)).data(role).toString();
}

int marksOf(const BarrageChoiceModel& model, MarkKind kind) {
    int count = 0;
    for (const MapMark& mark : model.marks().list)
        count += mark.kind == kind ? 1 : 0;
    return count;
}

/// A table for one to build on, USA on turn.
test::Table readyToBuild() {
    test::Table table(2);
    table.supply(Company::Usa, 6, 5, 3);
    return table;
}

} // namespace

class BarrageChoiceModelTest : public QObject {
    Q_OBJECT

private slots:
    void leadsToAMoveInWords() {
        BarrageChoiceModel model;
        const QAbstractItemModelTester tester(&model);
        QSignalSpy steps(&model, &BarrageChoiceModel::stepChanged);
        model.show(readyToBuild().state());
        QCOMPARE(steps.count(), 1);
        QVERIFY(model.isAsked());
        QCOMPARE(model.company(), 0);
        QCOMPARE(model.prompt(), "USA: what do you do?");
        QVERIFY(model.isShort());
        QVERIFY(!model.isOnMap());
        QCOMPARE(model.longestWord(), "Machinery");
        QCOMPARE(at(model, "Build", BarrageChoiceModel::DetailRole), "1 engineer");
        QVERIFY(model.choose(rowOf(model, "Build")));
        QCOMPARE(model.prompt(), "What do you build?");
        QVERIFY(model.choose(rowOf(model, "Base")));
        QCOMPARE(model.prompt(), "Where do you build the base?");
        QCOMPARE(at(model, "5L", BarrageChoiceModel::DetailRole), "4 excavators");
        QCOMPARE(at(model, "5U", BarrageChoiceModel::DetailRole), "4 excavators, 3 credits");
        QVERIFY(model.isOnMap());
        QVERIFY(model.choose(rowOf(model, "5U")));
        QVERIFY(!model.isOnMap());
        QVERIFY(model.isComplete());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.summary(), "USA builds a base at 5U: basic tile (base), 4 excavators");
        QCOMPARE(model.outcome(),
                 "−1 engineer, −3 credits, −4 excavators, turn the wheel: 1 segment");
        QVERIFY(model.stepsTaken().startsWith("Build › Base › 5U"));
        model.back();
        QCOMPARE(model.prompt(), "Where do you build the base?");
        model.restart();
        QVERIFY(!model.canGoBack());
        QCOMPARE(model.prompt(), "USA: what do you do?");
    }

    void offersWhatCanBeBuiltOnASpace() {
        test::Table table = readyToBuild();
        table.dam("8L", Owner::Germany);
        table.dam("9L", Owner::Usa);
        BarrageChoiceModel model;
        model.show(table.state());
        const int base = static_cast<int>(Structure::Base);
        const auto space = [](const char* name) { return int(parseId<BaseSpace>(name)->value); };
        QCOMPARE(model.offerAt(base, space("5U")), "Build a base here");
        QCOMPARE(model.offerCost(base, space("5U")), "4 excavators, 3 credits");
        QCOMPARE(model.offerAt(base, space("9L")), "Build an elevation here");
        QCOMPARE(model.offerAt(base, space("8L")), QString());
        QVERIFY(!model.buildAt(base, space("8L")));
        QVERIFY(model.buildAt(base, space("5U")));
        QVERIFY(model.isComplete());
        QCOMPARE(model.summary(), "USA builds a base at 5U: basic tile (base), 4 excavators");
        model.back(); // one tap
        QCOMPARE(model.prompt(), "USA: what do you do?");
        model.choose(rowOf(model, "Bank"));
        QCOMPARE(model.offerAt(base, space("5U")), QString());
    }

    void offersNothingToBuildOutsideATurn() {
        BarrageChoiceModel model;
        QCOMPARE(model.offerAt(0, 0), QString());
        QVERIFY(!model.buildAt(0, 0));
        test::Table table = readyToBuild();
        table.state().agenda.push({TaskKind::ChooseMachines, Owner::Usa, 0, 0, 1, {}});
        model.show(table.state());
        QVERIFY(model.isAsked());
        QCOMPARE(model.offerAt(0, 0), QString());
    }

    void takesBothContractsFromOneGrid() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        model.choose(rowOf(model, "Contracts"));
        model.choose(rowOf(model, "2 contracts"));
        QCOMPARE(model.prompt(), "Which two contracts do you take?");
        const int rows = model.rowCount();
        QVERIFY(rows > 2);
        const QString first = model.index(0).data(BarrageChoiceModel::TextRole).toString();
        const QSignalSpy reset(&model, &BarrageChoiceModel::modelReset);
        const auto chosen = [&model](int row) {
            return model.index(row).data(BarrageChoiceModel::IsChosenRole).toBool();
        };
        QVERIFY(model.choose(0));
        QCOMPARE(model.rowCount(), rows);
        QCOMPARE(model.index(0).data(BarrageChoiceModel::TextRole).toString(), first);
        QVERIFY(chosen(0) && !chosen(1));
        QCOMPARE(model.prompt(), "Which two contracts do you take?");
        QCOMPARE(model.stepsTaken(), "Contracts › 2 contracts");
        QVERIFY(model.choose(0)); // puts it back
        QVERIFY(!chosen(0));
        QCOMPARE(model.prompt(), "Which two contracts do you take?");
        QVERIFY(model.choose(2));
        QVERIFY(chosen(2));
        QCOMPARE(reset.count(), 0); // the grid has not moved
        QVERIFY(model.choose(0));
        QVERIFY(model.isComplete());
        QVERIFY2(model.summary().contains("contract"), qPrintable(model.summary()));
    }

    void saysWhatASystemLacks_data() {
        QTest::addColumn<std::function<void(test::Table&)>>("build");
        QTest::addColumn<QString>("sentence");
        using Build = std::function<void(test::Table&)>;

        QTest::newRow("B-10.1 refuses without an own powerhouse")
            << Build([](test::Table&) {})
            << "You have no powerhouse yet: producing takes one, a conduit and a dam with water "
               "(B-10.1).";
        QTest::newRow("B-10.1 refuses without a dam")
            << Build([](test::Table& table) { table.powerhouse("P10_0", Owner::Usa); })
            << "No own or neutral dam lies where a conduit could lead to your powerhouses "
               "(B-10.1).";
        QTest::newRow("B-10.1 refuses without a conduit") << Build([](test::Table& table) {
            table.powerhouse("P10_0", Owner::Usa);
            table.dam("5L", Owner::Usa, 0, 1);
        }) << "No conduit leads from an own or neutral dam to one of your powerhouses (B-10.1).";
    }

    void saysWhatASystemLacks() {
        QFETCH(const std::function<void(test::Table&)>, build);
        test::Table table(2);
        build(table);
        BarrageChoiceModel model;
        model.show(table.state());
        QTEST(at(model, "Produce", BarrageChoiceModel::ReasonRole), "sentence");
    }

    void showsRefusedOptionsWithTheirReason() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        const int pass = rowOf(model, "Pass");
        QVERIFY(!model.index(pass).data(BarrageChoiceModel::IsLegalRole).toBool());
        QCOMPARE(at(model, "Pass", BarrageChoiceModel::ReasonRole),
                 "A player with engineers has to act (B-7.2).");
        QVERIFY(!model.choose(pass));
        QVERIFY(!model.choose(-1));
        QVERIFY(!model.choose(99));
        QVERIFY(!model.canGoBack());
    }

    void aRefusedTapOnTheMapSaysWhy() {
        test::Table table = readyToBuild();
        table.dam("8L", Owner::Germany);
        BarrageChoiceModel model;
        model.show(table.state());
        const auto tap = [&model](const char* space) {
            return model.chooseSite(static_cast<int>(Structure::Base),
                                    parseId<BaseSpace>(space)->value);
        };
        QVERIFY(!tap("8L"));
        QCOMPARE(model.refusedTap(), QString()); // nothing is asked about spaces yet
        model.choose(rowOf(model, "Build"));
        model.choose(rowOf(model, "Base"));
        QVERIFY(!tap("8L"));
        QCOMPARE(model.refusedTap(), "8L: " + at(model, "8L", BarrageChoiceModel::ReasonRole));
        QVERIFY(model.refusedTap().size() > 10);
        QVERIFY(!tap("8L"));
        QCOMPARE(model.refusedTap(), QString());
        QVERIFY(!tap("8L"));
        model.back();
        QCOMPARE(model.refusedTap(), QString());
    }

    void theMapCanBeTapped() {
        test::Table table = readyToBuild();
        table.dam("8L", Owner::Germany);
        BarrageChoiceModel model;
        model.show(table.state());
        const auto base = static_cast<int>(Structure::Base);
        const int index = parseId<BaseSpace>("5L")->value;
        QVERIFY(!model.chooseSite(base, index));
        QVERIFY(model.marks().list.empty());
        model.choose(rowOf(model, "Build"));
        model.choose(rowOf(model, "Base"));
        QCOMPARE(marksOf(model, MarkKind::Refused), 1);
        QCOMPARE(marksOf(model, MarkKind::Choice), kBaseSpaceCount - 1);
        QVERIFY(!model.chooseSite(base, parseId<BaseSpace>("8L")->value));
        QVERIFY(model.chooseSite(base, index));
        QVERIFY(model.isComplete());
        QCOMPARE(model.refusedTap(), QString()); // it was about the step before
        QCOMPARE(marksOf(model, MarkKind::Chosen), 1);
    }

    void marksCarryCosts() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        model.choose(rowOf(model, "Build"));
        model.choose(rowOf(model, "Base"));
        QStringList labels;
        for (const MapMark& mark : model.marks().list)
            if (mark.site.base() == *parseId<BaseSpace>("1U") ||
                mark.site.base() == *parseId<BaseSpace>("1L"))
                labels.append(mark.label);
        QCOMPARE(labels, QStringList({"5+3", "5"}));
    }

    /// Powerhouses lie too close to each other for the credits to stand there too.
    void marksOfPowerhousesAreShort() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        model.choose(rowOf(model, "Build"));
        model.choose(rowOf(model, "Powerhouse"));
        QSet<QString> labels;
        for (const MapMark& mark : model.marks().list)
            labels.insert(mark.label);
        QCOMPARE(labels, QSet<QString>({"2", "2+"}));
    }

    void sayWhenTheDropsOfAChoiceFlow_data() {
        QTest::addColumn<int>("drops");
        QTest::addColumn<Foresight>("foresight");
        QTest::newRow("B-13.1 two drops wait") << 2 << Foresight::Waiting;
        QTest::newRow("B-13.2 one drop flows at once") << 1 << Foresight::AtOnce;
    }
    void sayWhenTheDropsOfAChoiceFlow() {
        QFETCH(const int, drops);
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        QVERIFY(model.choose(rowOf(model, "Place water")));
        QVERIFY(!model.placesDrops());
        int row = 0;
        for (; row < model.rowCount(); ++row)
            if (model.index(row).data(BarrageChoiceModel::IsLegalRole).toBool() &&
                model.index(row).data(BarrageChoiceModel::PictogramRole).toString() ==
                    (drops == 1 ? "flow" : "waiting"))
                break;
        QVERIFY(model.choose(row));
        QVERIFY(model.placesDrops());
        QTEST(model.marks().foresight, "foresight");
        QVERIFY(model.chooseHeadstream(2));
        QTEST(model.marks().foresight, "foresight"); // also when it is chosen
    }

    void conduitsSayWhereTheyLead() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        model.choose(rowOf(model, "Build"));
        model.choose(rowOf(model, "Conduit"));
        QCOMPARE(at(model, "5A", BarrageChoiceModel::DetailRole),
                 "value 3, to basin 8, 6 excavators");
    }

    void aPartOfOneSystemChoosesIt() {
        test::Table table(2);
        table.dam("5L", Owner::Usa, 2, 2).dam("9L", Owner::Usa, 2, 3);
        table.conduit("5B", Owner::Usa).conduit("9B", Owner::Usa);
        table.powerhouse("P10_0", Owner::Usa).powerhouse("P12_0", Owner::Usa);
        BarrageChoiceModel model;
        model.show(table.state());
        model.choose(rowOf(model, "Produce"));
        model.choose(rowOf(model, "Production +2"));
        QCOMPARE(model.index(0).data(BarrageChoiceModel::DetailRole).toString(), "up to 12 energy");
        const int conduit = parseId<ConduitSpace>("5B")->value;
        QVERIFY(model.chooseSite(static_cast<int>(Structure::Conduit), conduit));
        QVERIFY(rowOf(model, "2 drops: 11 energy") >= 0);
    }

    void headstreamsCanBeTapped() {
        BarrageChoiceModel model;
        model.show(test::Table(2).state());
        model.choose(rowOf(model, "Place water"));
        QVERIFY(!model.chooseHeadstream(0));
        model.choose(rowOf(model, "2 drops, waiting"));
        QCOMPARE(model.prompt(), "Where does drop 1 of 2 go?");
        QVERIFY(!model.chooseHeadstream(4));
        QVERIFY(model.chooseHeadstream(3));
        QCOMPARE(model.prompt(), "Where does drop 2 of 2 go?");
        QVERIFY(model.choose(rowOf(model, "No more drops")));
        QCOMPARE(model.summary(), "USA places drops on headstreams: D");
    }

    void contractsAndTilesHavePictures() {
        test::Table table(2);
        table.open(Colour::Green, "green_01", "green_02");
        table.patents(Tile::L1Base, Tile::L1Conduit, Tile::L1Wild);
        table.supply(Company::Usa, 9, 0, 0);
        BarrageChoiceModel model;
        model.show(table.state());
        model.choose(rowOf(model, "Patent"));
        QCOMPARE(model.index(1).data(BarrageChoiceModel::PictureRole).toString(), "tile");
        QVERIFY(!model.isShort());
        QCOMPARE(model.index(1).data(BarrageChoiceModel::NumberRole).toInt(),
                 static_cast<int>(Tile::L1Conduit));
        model.restart();
        model.choose(rowOf(model, "Contracts"));
        model.choose(rowOf(model, "1 contract"));
        QCOMPARE(model.index(0).data(BarrageChoiceModel::PictureRole).toString(), "contract");
    }

    void leftoversAreANumber() {
        for (std::uint64_t seed = 0; seed < kWholeGames * 4; ++seed) {
            const Playthrough game = test::playGame(seed);
            auto replay = Playthrough::begin(game.setup());
            for (const Move& move : game.entries()) {
                if (std::holds_alternative<DeclareLeftovers>(move.what)) {
                    BarrageChoiceModel model;
                    model.show(replay.value().state());
                    QVERIFY(model.isNumber());
                    QCOMPARE(model.rowCount(), 0);
                    QVERIFY(!model.chooseNumber(model.mostNumber() + 1));
                    QVERIFY(model.chooseNumber(12));
                    QVERIFY(model.isComplete());
                    return;
                }
                QVERIFY(replay.value().commit(move).ok());
            }
        }
        QFAIL("no game with leftovers");
    }

    void isEmptyWhileAnAutomaDecides() {
        BarrageChoiceModel model;
        model.show(readyToBuild().state());
        test::Table table(2);
        table.automa(Company::Usa);
        model.show(table.state());
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.isAsked());
        QVERIFY(model.prompt().isEmpty() && model.summary().isEmpty() && !model.isComplete());
        QVERIFY(!model.chooseHeadstream(0) && !model.confirm());
    }

    void everyOptionOfManyGamesHasWords() {
        for (std::uint64_t seed = 0; seed < kWholeGames; ++seed) {
            const Playthrough game =
                seed % 2 == 0 ? test::playGame(seed) : test::playAutomaGame(seed);
            auto replay = Playthrough::begin(game.setup());
            BarrageChoiceModel model;
            core::Rng rng(seed);
            for (const Move& move : game.entries()) {
                model.show(replay.value().state());
                verifyWordsToTheEnd(model, rng);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(replay.value().commit(move).ok());
            }
        }
    }

    void playsAtTheTable() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("store.db"));
        BarrageTable table;
        table.setHost(&host);
        QVERIFY(table.begin(test::plainSetup(2), {}));
        BarrageChoiceModel model;
        model.setTable(&table);
        QVERIFY(model.isAsked() && table.state().task().kind == TaskKind::ConfirmPhase);
        QVERIFY(!model.confirm());
        QVERIFY(model.choose(0));
        QVERIFY(model.confirm());
        QCOMPARE(table.cursor(), 1);
        QVERIFY(model.isAsked() && table.state().task().kind == TaskKind::TakeTurn);
        model.choose(rowOf(model, "Bank"));
        model.choose(rowOf(model, "2 engineers"));
        table.setNotes("a note leaves the choice alone");
        QVERIFY(model.isComplete());
        QVERIFY(model.confirm());
        QCOMPARE(table.state().bank[indexOf(Company::Usa)], 2);
        QCOMPARE(model.company(), 1);
        table.view(1);
        QVERIFY(!model.isAsked());
        table.view(-1);
        QCOMPARE(model.company(), 1);
        table.undo();
        QCOMPARE(model.company(), 0);
    }

    void aContractIsFulfilledWithTheProduction() {
        const QTemporaryDir folder;
        StoreHost host;
        host.setFile(folder.filePath("store.db"));
        BarrageTable table;
        table.setHost(&host);
        QVERIFY(table.begin(test::plainSetup(2), {}));
        QVERIFY(table.commit({Actor::Table, Proceed{}}));
        for (const Move& move : test::correctionsForProduction())
            QVERIFY(table.commit(move));
        BarrageChoiceModel model;
        model.setTable(&table);
        const int before = table.cursor();
        model.choose(rowOf(model, "Produce"));
        model.choose(rowOf(model, "Production +0"));
        QCOMPARE(model.prompt(), "How many drops, and for which contract?");
        QVERIFY(!model.isShort());
        const QModelIndex best = model.index(0);
        QCOMPARE(best.data(BarrageChoiceModel::TextRole).toString(), "2 drops: 8 energy");
        QCOMPARE(best.data(BarrageChoiceModel::DetailRole).toString(),
                 "yellow contract, 5 energy: 3 credits + 2 mixers");
        QCOMPARE(best.data(BarrageChoiceModel::PictureRole).toString(), "contract");
        QVERIFY(model.choose(0));
        QCOMPARE(model.summary().count('\n'), 1);
        QVERIFY2(model.outcome().contains("+2 mixers") && model.outcome().contains("+8 energy"),
                 qPrintable(model.outcome()));
        QVERIFY(model.confirm());
        QCOMPARE(table.cursor(), before + 2);
        QVERIFY(table.state().of(Company::Usa).fulfilled.contains(*parseId<Contract>("yellow_03")));
        QCOMPARE(model.company(), 1); // nothing is asked again
        table.undo();
        QVERIFY(model.isAsked() && table.state().task().kind == TaskKind::FulfilContract);
    }

private:
    /// Chooses legal rows at random until there is a move.
    static void verifyWordsToTheEnd(BarrageChoiceModel& model, core::Rng& rng) {
        while (model.rowCount() > 0) {
            QVERIFY(!model.prompt().isEmpty());
            std::vector<int> legal;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex index = model.index(row);
                const QString text = index.data(BarrageChoiceModel::TextRole).toString();
                QVERIFY2(!text.isEmpty() && !text.contains('_') && !text.contains('%'),
                         qPrintable(text));
                const QString detail = index.data(BarrageChoiceModel::DetailRole).toString();
                QVERIFY2(!detail.contains('%'), qPrintable(detail));
                const bool isLegal = index.data(BarrageChoiceModel::IsLegalRole).toBool();
                QCOMPARE(index.data(BarrageChoiceModel::ReasonRole).toString().isEmpty(), isLegal);
                if (isLegal)
                    legal.push_back(row);
            }
            QVERIFY(!legal.empty());
            QVERIFY(model.choose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        if (model.isAsked() && !model.isNumber())
            QVERIFY(!model.summary().isEmpty());
    }
};

QTEST_GUILESS_MAIN(BarrageChoiceModelTest)
#include "tst_barrage_choice_model.moc"
