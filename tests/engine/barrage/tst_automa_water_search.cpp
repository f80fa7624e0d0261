#include <QtTest>

#include <QRandomGenerator>

#include "engine/barrage/automa/water_choice.h"
#include "engine/barrage/data/automa_tiles.h"
#include "tests/support/barrage/automa_turn.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

/// Dams of four owners all over the map, some water in them and on the headstreams.
Table randomMap(QRandomGenerator& random) {
    Table table;
    table.automa(kGermany).turnOf(kGermany);
    layTiles(table, 1, 2 + random.bounded(19));
    constexpr std::array kOwners{Owner::Germany, Owner::Usa, Owner::Neutral, Owner::France};
    for (std::size_t i = 0; i < kBaseSpaceCount; ++i) {
        if (random.bounded(3) != 0)
            continue;
        Dam& dam = table.state().map.dams[i];
        dam.owner = kOwners[std::size_t(random.bounded(4))];
        dam.elevations = static_cast<std::uint8_t>(random.bounded(3));
        dam.drops = static_cast<std::uint8_t>(random.bounded(dam.level() + 1));
        table.state().dropsPlaced =
            static_cast<std::uint16_t>(table.state().dropsPlaced + dam.drops);
    }
    for (const Headstream letter : {Headstream::A, Headstream::B, Headstream::C, Headstream::D})
        table.headstream(letter, random.bounded(3));
    return table;
}

/// What Germany's dams hold after the drops were placed at the table and all due water flowed.
int heldAfter(Table table, const DropsPerHeadstream& drops, bool flowsAtOnce) {
    table.state().agenda.push({TaskKind::PlaceDrops, Owner::Germany, flowsAtOnce, 0, 3});
    if (!apply(table.state(), {Actor::Germany, PlaceDrops{drops}}))
        return -1;
    if (!flowsAtOnce) {
        table.phase(Phase::WaterFlow, 1);
        if (!table.play("table proceed"))
            return -1;
    }
    int held = 0;
    for (const Dam& dam : table.state().map.dams)
        held += dam.owner == Owner::Germany ? dam.drops : 0;
    return held;
}

std::vector<DropsPerHeadstream> everyPlacement(int most) {
    std::vector<DropsPerHeadstream> list;
    for (int a = 0; a <= most; ++a)
        for (int b = 0; a + b <= most; ++b)
            for (int c = 0; a + b + c <= most; ++c)
                for (int d = 0; a + b + c + d <= most; ++d)
                    list.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                    static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)});
    return list;
}

/// The first by the letters among the placements with most gain and no needless drop; none if
/// nothing can be gained.
DropsPerHeadstream bestByTrying(const Table& table, int most, bool flowsAtOnce) {
    const int without = heldAfter(table, {}, flowsAtOnce);
    std::map<DropsPerHeadstream, int> gains;
    int mostGain = 1;
    for (const DropsPerHeadstream& drops : everyPlacement(most)) {
        gains[drops] = heldAfter(table, drops, flowsAtOnce) - without;
        mostGain = std::max(mostGain, gains[drops]);
    }
    DropsPerHeadstream best{};
    const auto byLetters = [&](const DropsPerHeadstream& drops) {
        DropsPerHeadstream order{};
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = drops[static_cast<std::size_t>(
                automaTile(table.state().deck.criteriaTile).headstreams[i])];
        return order;
    };
    for (const auto& [drops, gain] : gains) {
        bool isNeedless = gain < mostGain;
        for (std::size_t i = 0; i < drops.size(); ++i) {
            DropsPerHeadstream fewer = drops;
            if (fewer[i]-- > 0 && gains[fewer] == gain)
                isNeedless = true;
        }
        if (!isNeedless && byLetters(drops) > byLetters(best))
            best = drops;
    }
    return best;
}

} // namespace

/// the search over all placements, against trying every one at the table.
class TestAutomaWaterSearch : public QObject {
    Q_OBJECT

private slots:
    void search_data() {
        QTest::addColumn<int>("drops");
        QTest::addColumn<bool>("flowsAtOnce");
        QTest::newRow("A-5.1 one drop that flows, on 150 maps") << 1 << true;
        QTest::newRow("A-5.1 two waiting drops, on 150 maps") << 2 << false;
        QTest::newRow("A-7.2 two drops that flow, on 150 maps") << 2 << true;
        QTest::newRow("A-7.2 three waiting drops, on 150 maps") << 3 << false;
        QTest::newRow("A-7.2 three drops that flow, on 150 maps") << 3 << true;
    }
    void search() {
        QFETCH(const int, drops);
        QFETCH(const bool, flowsAtOnce);
        QRandomGenerator random(static_cast<quint32>(1922 + drops));
        int performed = 0;
        for (int map = 0; map < 150; ++map) {
            const Table table = randomMap(random);
            const DropsPerHeadstream expected = bestByTrying(table, drops, flowsAtOnce);
            const auto chosen = chooseWater(table.state(), kGermany, drops, flowsAtOnce);
            QCOMPARE(chosen.has_value(), expected != DropsPerHeadstream{});
            if (!chosen)
                continue;
            ++performed;
            QVERIFY2(chosen->drops == expected, qPrintable(QString("map %1").arg(map)));
        }
        QVERIFY(performed > 30 && performed < 150);
    }
};

QTEST_APPLESS_MAIN(TestAutomaWaterSearch)

#include "tst_automa_water_search.moc"
