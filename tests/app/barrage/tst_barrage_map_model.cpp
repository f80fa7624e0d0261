#include <QSet>
#include <QSignalSpy>
#include <QtTest>

#include "app/barrage/map/barrage_map_model.h"
#include "app/barrage/map/map_layout.h"
#include "engine/barrage/apply.h"
#include "engine/barrage/data/map.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

namespace {

constexpr qreal kPhone = 1.0; // pixels per unit on a phone 360 pixels wide
constexpr qreal kZoomed = 4.0;

QList<MapSite*> sitesOf(const BarrageMapModel& model) {
    QList<MapSite*> sites;
    for (const MapBasin* basin : model.basins())
        sites.append(basin->sites());
    return sites;
}

Site site(Structure structure, int index) { return {structure, static_cast<std::uint8_t>(index)}; }

MapMark markOf(Site where, MarkKind kind = MarkKind::Choice, const QString& label = {}) {
    return {MapMark::Target::Site, where, 0, kind, label};
}

MapMark headstreamMark(int number, MarkKind kind) {
    return {MapMark::Target::Headstream, {}, static_cast<std::uint8_t>(number), kind, {}};
}

MapSpot* tapOn(const BarrageMapModel& model, const MapSpot& spot, qreal pixelsPerUnit) {
    const QPointF middle = spot.box().center();
    return model.spotAt(middle.x(), middle.y(), pixelsPerUnit);
}

/// Whether the drawing shows the pieces and drops of the state.
bool shows(const BarrageMapModel& model, const State& state) {
    for (const MapSite* drawn : sitesOf(model)) {
        if (drawn->site().structure != Structure::Base)
            continue;
        const Dam& dam = state.map.at(drawn->site().base());
        if (drawn->drops() != dam.drops || drawn->level() != dam.level())
            return false;
    }
    for (const MapHeadstream* headstream : model.headstreams())
        if (headstream->drops() !=
            state.map.headstreamDrops[static_cast<std::size_t>(headstream->number())])
            return false;
    return true;
}

QPointF endOf(const QString& path) {
    const QStringList parts = path.split(' ');
    return {parts[parts.size() - 2].toDouble(), parts.last().toDouble()};
}

} // namespace

class BarrageMapModelTest : public QObject {
    Q_OBJECT

private slots:
    void hasEverySpaceOnceAndInside() {
        const BarrageMapModel model;
        QCOMPARE(model.basins().size(), kBasinCount);
        QCOMPARE(model.headstreams().size(), kHeadstreamCount);
        QSet<std::pair<int, int>> seen;
        const QRectF paper({0, 0}, model.size());
        for (const MapBasin* basin : model.basins()) {
            QVERIFY(paper.contains(basin->outline()));
            for (const MapSite* drawn : basin->sites()) {
                QCOMPARE(int(basinOf(drawn->site()).value), basin->number());
                QVERIFY(basin->outline().contains(drawn->box()));
                seen.insert({drawn->structure(), drawn->number()});
            }
        }
        QCOMPARE(seen.size(), kBaseSpaceCount + kConduitSpaceCount + kPowerhouseSpaceCount);
        QCOMPARE(sitesOf(model).size(), seen.size());
    }

    void drawsNothingOverSomethingElse() {
        const BarrageMapModel model;
        const QList<MapSite*> sites = sitesOf(model);
        for (const MapSite* a : sites)
            for (const MapSite* b : sites)
                QVERIFY(a == b || !a->box().intersects(b->box()));
        for (const MapBasin* a : model.basins())
            for (const MapBasin* b : model.basins())
                QVERIFY(a == b || !a->outline().intersects(b->outline()));
    }

    void leadsConduitsToTheirBasins() {
        for (int i = 0; i < kConduitSpaceCount; ++i) {
            const QPainterPath path = map_layout::conduitPath(ConduitSpace(i));
            const QRectF to = map_layout::boxOf(infoOf(ConduitSpace(i)).to);
            QVERIFY2(to.adjusted(-1, -1, 1, 1).contains(path.pointAtPercent(1)),
                     qPrintable(QString::number(i)));
            QVERIFY(QRectF({0, 0}, map_layout::kSize).contains(path.boundingRect()));
        }
    }

    void followsTheState() {
        test::Table table;
        table.dam("5L", Owner::Germany, 1, 2).dam("10U", Owner::Neutral, 2, 3);
        table.conduit("5A", Owner::France).powerhouse("P8_2", Owner::Usa);
        table.headstream(Headstream::C, 3);
        BarrageMapModel model;
        model.show(table.state());
        const MapSite& dam = *model.siteAt(site(Structure::Base, 9));
        QCOMPARE(dam.owner(), int(Company::Germany));
        QCOMPARE(dam.level(), 2);
        QCOMPARE(dam.drops(), 2);
        QCOMPARE(dam.capacity(), 2);
        QCOMPARE(model.siteAt(site(Structure::Base, 18))->owner(), int(MapSpot::Neutral));
        QCOMPARE(model.siteAt(site(Structure::Base, 0))->owner(), int(MapSpot::Nobody));
        QCOMPARE(model.siteAt(site(Structure::Conduit, 8))->owner(), int(Company::France));
        QCOMPARE(model.siteAt(site(Structure::Powerhouse, 8))->owner(), int(Company::Usa));
        QCOMPARE(model.headstreams()[2]->drops(), 3);
        QVERIFY(model.basins()[4]->detail().contains("Germany: dam level 2, 2 drops"));
        QVERIFY(model.basins()[0]->detail().contains("nothing"));
    }

    void tellsOnlyWhatChanged() {
        test::Table table;
        BarrageMapModel model;
        model.show(table.state());
        const QSignalSpy there(model.basins()[4], &MapSpot::changed);
        const QSignalSpy elsewhere(model.basins()[5], &MapSpot::changed);
        table.dam("5L", Owner::Germany);
        model.show(table.state());
        QCOMPARE(there.count(), 1);
        QCOMPARE(elsewhere.count(), 0);
    }

    void drawsSpacesTogetherUntilSomethingStands() {
        test::Table table;
        BarrageMapModel model;
        const auto spacesOf = [&model] {
            const MapFreeSpaces& free = model.freeSpaces();
            return QList<qsizetype>{(free.bases + free.redBases).count('M'),
                                    (free.powerhouses + free.redPowerhouses).count('M'),
                                    free.conduits.count('M'), free.plates.count('M')};
        };
        const QList<qsizetype> all{kBaseSpaceCount, kPowerhouseSpaceCount, kConduitSpaceCount,
                                   kConduitSpaceCount};
        QCOMPARE(spacesOf(), all);
        QCOMPARE(model.basinOutlines().count('M'), kBasinCount);
        const QSignalSpy built(&model, &BarrageMapModel::builtChanged);
        table.dam("5L", Owner::Germany).conduit("5A", Owner::France);
        model.show(table.state());
        QCOMPARE(spacesOf(), (QList<qsizetype>{all[0] - 1, all[1], all[2] - 1, all[3] - 1}));
        QQmlListProperty<MapSite> dams = model.builtDamList();
        QCOMPARE(dams.count(&dams), 1);
        QCOMPARE(dams.at(&dams, 0)->owner(), static_cast<int>(Company::Germany));
        table.dam("5L", Owner::Germany, 0, 1); // a drop more is no other drawing
        model.show(table.state());
        QCOMPARE(built.count(), 1);
    }

    void marksAndUnmarks() {
        BarrageMapModel model;
        const Site base = site(Structure::Base, 4);
        model.setMarks({{markOf(base, MarkKind::Choice, "3"),
                         markOf(site(Structure::Elevation, 6), MarkKind::Refused)}});
        QCOMPARE(model.marked().size(), 2);
        QCOMPARE(model.siteAt(base)->mark(), MapSpot::Choice);
        QCOMPARE(model.siteAt(base)->markLabel(), "3");
        const MapSite* elevated = model.siteAt(site(Structure::Base, 6));
        QCOMPARE(elevated->structure(), int(Structure::Elevation));
        model.setMarks({});
        QCOMPARE(model.siteAt(base)->mark(), MapSpot::NoMark);
        QCOMPARE(elevated->structure(), int(Structure::Base));
        QVERIFY(model.marked().isEmpty());
    }

    /// Marks of neighbours are drawn no further out than half of what lies between them.
    void keepsNeighboursApart() {
        constexpr qreal kBetween = 1; // units
        const BarrageMapModel model;
        const QList<MapSite*> sites = sitesOf(model);
        for (const MapSite* a : sites)
            for (const MapSite* b : sites)
                QVERIFY(a == b || !a->box()
                                       .adjusted(-kBetween, -kBetween, kBetween, kBetween)
                                       .intersects(b->box()));
    }

    void moveAViewOnlyAsFarAsItHasTo_data() {
        QTest::addColumn<QList<int>>("marked"); // basins
        QTest::addColumn<QPointF>("corner");
        QTest::newRow("nothing marked") << QList<int>{} << QPointF(0, 0);
        QTest::newRow("seen already") << QList<int>{1, 2} << QPointF(0, 0);
        QTest::newRow("to the right") << QList<int>{4} << QPointF(348 + 6 - 250, 0);
        QTest::newRow("down, not aside") << QList<int>{8} << QPointF(0, 264 + 69 + 6 - 170);
    }
    void moveAViewOnlyAsFarAsItHasTo() {
        QFETCH(const QList<int>, marked);
        BarrageMapModel model;
        MapMarks marks;
        for (const int basin : marked)
            marks.list.push_back({MapMark::Target::Basin,
                                  {},
                                  static_cast<std::uint8_t>(basin),
                                  MarkKind::Concerned,
                                  {}});
        model.setMarks(marks);
        QTEST(model.cornerFor({0, 0, 250, 170}), "corner");
    }

    void showsMostOfWhatDoesNotFit() {
        BarrageMapModel model;
        MapMarks marks;
        for (const std::uint8_t basin : {1, 11, 12, 9})
            marks.list.push_back({MapMark::Target::Basin, {}, basin, MarkKind::Candidate, {}});
        marks.list.push_back(headstreamMark(3, MarkKind::Refused)); // asks for no attention
        model.setMarks(marks);
        const QRectF seen(model.cornerFor({0, 0, 300, 180}), QSizeF(300, 180));
        for (const int basin : {11, 12, 9})
            QVERIFY(seen.contains(model.basins()[basin - 1]->outline()));
        QVERIFY(!seen.contains(model.basins()[0]->outline()));
        QCOMPARE(model.cornerFor(seen), seen.topLeft()); // and there it stays
    }

    void followsADropToItsEnd() {
        test::Table table;
        table.headstream(Headstream::A, 1).phase(Phase::WaterFlow, 1);
        const State before = table.state();
        QVERIFY(table.play("table proceed"));
        BarrageMapModel model;
        model.setAnimated(true);
        model.play(before, table.events());
        QVERIFY(model.isFlowing());
        const QRectF seen(model.cornerFor({0, 0, 250, 170}), QSizeF(250, 170));
        QVERIFY(seen.bottom() > model.basins()[10]->box().bottom());
    }

    void opensTheBasinWhereSpacesAreTooSmall() {
        const BarrageMapModel model;
        for (const MapBasin* basin : model.basins())
            for (const MapSite* drawn : basin->sites())
                QCOMPARE(tapOn(model, *drawn, kPhone), basin);
        for (MapHeadstream* headstream : model.headstreams())
            QCOMPARE(tapOn(model, *headstream, kPhone), headstream);
    }

    void givesEverySpaceItsTapWhenZoomed() {
        const BarrageMapModel model;
        for (MapSite* drawn : sitesOf(model))
            QCOMPARE(tapOn(model, *drawn, kZoomed), drawn);
    }

    void givesATapToTheOnlyChoiceThere() {
        BarrageMapModel model;
        const Site upper = site(Structure::Base, 8);
        const Site lower = site(Structure::Base, 9);
        model.setMarks({{markOf(upper)}});
        QCOMPARE(tapOn(model, *model.siteAt(lower), kPhone), model.siteAt(upper));
        model.setMarks({{markOf(upper), markOf(lower)}});
        QCOMPARE(tapOn(model, *model.siteAt(lower), kPhone), model.basins()[4]);
    }

    void visitsChoicesOrElseEverything() {
        BarrageMapModel model;
        QCOMPARE(model.stops().size(), kHeadstreamCount + kBasinCount);
        QCOMPARE(model.stopTowards(model.basins()[1], 1, 0), model.basins()[2]);
        QCOMPARE(model.stopTowards(model.basins()[1], 0, 1), model.basins()[4]);
        QCOMPARE(model.stopTowards(model.basins()[3], 1, 0), model.basins()[3]);
        const Site choice = site(Structure::Conduit, 3);
        model.setMarks({{markOf(choice), headstreamMark(0, MarkKind::Refused)}});
        QCOMPARE(model.stops(), QList<MapSpot*>{model.siteAt(choice)});
        QCOMPARE(model.stopAfter(model.firstStop(), 1), nullptr);
    }

    void foreseesWhereDropsStop() {
        test::Table table;
        table.dam("5L", Owner::Usa);
        BarrageMapModel model;
        model.show(table.state());
        QCOMPARE(model.water(), MapWater());
        model.setMarks({{headstreamMark(1, MarkKind::Chosen), headstreamMark(1, MarkKind::Chosen)},
                        Foresight::Waiting});
        const MapSite& dam = *model.siteAt(site(Structure::Base, 9));
        QCOMPARE(dam.newDrops(), 1);
        QCOMPARE(model.basins()[10]->newDrops(), 1); // the dam is full then
        QCOMPARE(model.headstreams()[1]->newDrops(), 2);
        QCOMPARE(model.water().newText, "New drops: 5L +1, lost 1");
        QCOMPARE(model.water().waitingText, QString());
        QCOMPARE(model.water().newWays.count('M'), 2);
        QCOMPARE(model.water().newHeads.count('M'), 1); // what is lost arrives nowhere
        model.setMarks({});
        QCOMPARE(model.water(), MapWater());
        QCOMPARE(dam.newDrops(), 0);
    }

    /// Two drops wait at C and 6L has room for one: a third goes where the second goes.
    void foreseesWhatWaitsTogetherWithNewDrops_data() {
        QTest::addColumn<Foresight>("foresight");
        QTest::addColumn<QString>("waiting");
        QTest::addColumn<QString>("added");
        QTest::newRow("B-16.1 new ones wait with the others")
            << Foresight::Waiting << "Waiting drops: 6L +1, lost 1" << "New drops: lost 1";
        QTest::newRow("B-13.2 new ones flow at once and leave the others")
            << Foresight::AtOnce << "Waiting drops: lost 2" << "New drops: 6L +1";
    }
    void foreseesWhatWaitsTogetherWithNewDrops() {
        QFETCH(const Foresight, foresight);
        test::Table table;
        table.state().map = {}; // without the neutral dams
        table.dam("6L", Owner::Germany, 1, 1).headstream(Headstream::C, 2);
        BarrageMapModel model;
        model.show(table.state());
        model.setMarks({{headstreamMark(2, MarkKind::Chosen)}, foresight});
        QTEST(model.water().waitingText, "waiting");
        QTEST(model.water().newText, "added");
        const MapSite& dam = *model.siteAt(site(Structure::Base, 11));
        const MapBasin& last = *model.basins()[11];
        QCOMPARE(dam.waitingDrops() + dam.newDrops(), 1);
        QCOMPARE(last.waitingDrops() + last.newDrops(), 2);
        QCOMPARE(model.headstreams()[2]->waitingDrops(), 2);
        QCOMPARE(model.headstreams()[2]->newDrops(), 1);
    }

    void foreseesOneMoreDropWhereItIsAsked() {
        test::Table table;
        table.state().map = {};
        table.dam("6L", Owner::Germany, 1, 1).headstream(Headstream::C, 2);
        BarrageMapModel model;
        model.show(table.state());
        model.askAbout(2);
        QCOMPARE(model.water().newText, "New drops: lost 1");
        QCOMPARE(model.water().waitingText, "Waiting drops: 6L +1, lost 1");
        model.askAbout(0);
        QCOMPARE(model.headstreams()[0]->newDrops(), 1);
        QCOMPARE(model.headstreams()[2]->newDrops(), 0);
        model.setMarks({{headstreamMark(1, MarkKind::Chosen)}, Foresight::Waiting});
        QCOMPARE(model.headstreams()[1]->newDrops(), 1); // what is chosen counts before
        QCOMPARE(model.headstreams()[0]->newDrops(), 0);
        model.setMarks({});
        model.askAbout(0); // again: enough seen
        QCOMPARE(model.water(), MapWater());
    }

    void leadsLinesToTheDamThatCatches() {
        test::Table table;
        table.dam("1U", Owner::Usa);
        BarrageMapModel model;
        model.show(table.state());
        model.askAbout(0);
        const MapSite& dam = *model.siteAt(site(Structure::Base, 0));
        const QPointF end = endOf(model.water().newWays);
        QVERIFY(dam.box().left() < end.x() && end.x() < dam.box().right());
        QCOMPARE(end.y(), dam.box().top()); // and hides nothing of it
    }

    void foreseesAsTheEngineFlows() {
        BarrageMapModel model;
        int foreseen = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Playthrough game = test::playGame(seed);
            for (std::size_t at = 0; at < game.entries().size(); ++at) {
                game.replayTo(at);
                if (game.state().phase != Phase::WaterFlow)
                    continue;
                ++foreseen;
                model.show(game.state());
                model.setMarks({{}, Foresight::Waiting});
                State after = game.state();
                QVERIFY(apply(after, Move{Actor::Table, Proceed{}}).ok());
                for (int i = 0; i < kBaseSpaceCount; ++i) {
                    const MapSite& dam = *model.siteAt(site(Structure::Base, i));
                    QCOMPARE(dam.drops() + dam.waitingDrops(),
                             int(after.map.at(BaseSpace(i)).drops));
                }
                QCOMPARE(model.basins()[10]->waitingDrops() + model.basins()[11]->waitingDrops(),
                         after.dropsGone - game.state().dropsGone);
                model.setMarks({});
            }
        }
        QVERIFY(foreseen >= 30);
    }

    void endsEveryFlowAsTheGameGoesOn() {
        int flows = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto begun = Playthrough::begin(test::variedSetup(seed));
            QVERIFY(begun.ok());
            Playthrough game = std::move(begun.value());
            BarrageMapModel model;
            model.setAnimated(true);
            while (!game.state().isOver()) {
                const State before = game.state();
                const auto events = game.commit(test::moveFor(seed, game.cursor(), before));
                QVERIFY(events.ok());
                model.show(before);
                model.play(before, events.value());
                if (!model.isFlowing())
                    continue;
                ++flows;
                QVERIFY(!model.flowPath().isEmpty());
                QVERIFY(model.flowDuration() >= 200 && model.flowDuration() <= 900);
                const QSignalSpy finished(&model, &BarrageMapModel::flowFinished);
                if (flows % 2 == 0)
                    model.skip();
                while (model.isFlowing())
                    model.arrive();
                QCOMPARE(finished.count(), 1);
                QVERIFY(shows(model, game.state()));
            }
        }
        QVERIFY(flows > 50);
    }

    void showsTheTableBeforeWhileADropRuns() {
        test::Table table;
        table.headstream(Headstream::A, 2).dam("1U", Owner::Usa, 1);
        table.phase(Phase::WaterFlow, 1);
        const State before = table.state();
        QVERIFY(table.play("table proceed"));
        BarrageMapModel model;
        model.setAnimated(true);
        model.show(table.state());
        model.play(before, table.events());
        QVERIFY(model.isFlowing());
        model.askAbout(0);
        QCOMPARE(model.water(), MapWater());          // where they go is seen
        QCOMPARE(model.headstreams()[0]->drops(), 1); // the other one runs
        QCOMPARE(model.siteAt(site(Structure::Base, 0))->drops(), 0);
        model.arrive();
        QCOMPARE(model.siteAt(site(Structure::Base, 0))->drops(), 1);
        model.arrive();
        QVERIFY(!model.isFlowing());
        QCOMPARE(model.siteAt(site(Structure::Base, 0))->drops(), 2);
    }

    void buildsPiecesBetweenDrops_data() {
        QTest::addColumn<Structure>("structure");
        QTest::addColumn<int>("levelAfter");
        QTest::newRow("base") << Structure::Base << 1;
        QTest::newRow("elevation") << Structure::Elevation << 2;
        QTest::newRow("conduit") << Structure::Conduit << 1;
        QTest::newRow("powerhouse") << Structure::Powerhouse << 1;
    }
    void buildsPiecesBetweenDrops() {
        QFETCH(const Structure, structure);
        test::Table table;
        if (structure == Structure::Elevation)
            table.dam("2L", Owner::Italy);
        Event piece;
        piece.kind = EventKind::PiecePlaced;
        piece.who = Owner::Italy;
        piece.site = site(structure, 3);
        Event drop;
        drop.kind = EventKind::DropPlaced;
        drop.amount = 1;
        drop.from = {PlaceKind::Supply, 0};
        drop.to = {PlaceKind::Headstream, 0};
        BarrageMapModel model;
        model.setAnimated(true);
        model.play(table.state(), {drop, piece, drop});
        const MapSite& built = *model.siteAt(piece.site);
        const int levelBefore = built.level();
        model.arrive();
        QCOMPARE(built.owner(), int(Company::Italy));
        QCOMPARE(built.level(), levelBefore + 1);
        QFETCH(const int, levelAfter);
        QCOMPARE(built.level(), levelAfter);
        QCOMPARE(model.headstreams()[0]->drops(), 1);
    }

    void showsTheEndAtOnceWithoutMotion() {
        test::Table table;
        table.headstream(Headstream::A, 2).phase(Phase::WaterFlow, 1);
        const State before = table.state();
        QVERIFY(table.play("table proceed"));
        BarrageMapModel model;
        const QSignalSpy finished(&model, &BarrageMapModel::flowFinished);
        model.play(before, table.events());
        QVERIFY(!model.isFlowing());
        QCOMPARE(finished.count(), 1);
        QVERIFY(shows(model, table.state()));
    }
};

QTEST_GUILESS_MAIN(BarrageMapModelTest)
#include "tst_barrage_map_model.moc"
