#include <QtTest>

#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// What one work costs and gives: the moves, then credits, excavators, mixers, VP and energy of the
/// USA, who began with 10, 10, 10, 10 and 0.
struct Example {
    const char* name;
    const char* work;
    std::vector<std::string_view> moves;
    std::array<int, 5> after;
};

const std::vector<Example>& examples() {
    static const std::vector<Example> kExamples{
        {"B-25.9 B-25.11 A 1: 3 credits and a contract up to 4",
         "work_a_1",
         {"usa take-work work_a_1 excavators=1", "usa fulfil green_03"},
         {18, 9, 10, 10, 0}},
        {"B-25.9 A 2: 3 credits and 2 steps of the wheel",
         "work_a_2",
         {"usa take-work work_a_2 mixers=1"},
         {13, 10, 9, 10, 0}},
        {"B-25.9 B-25.14 A 3: 4 VP and a base in the plains",
         "work_a_3",
         {"usa take-work work_a_3 mixers=2", "usa place-piece 8L base"},
         {10, 10, 8, 14, 0}},
        {"B-25.9 B-25.14 A 4: 2 credits and a powerhouse",
         "work_a_4",
         {"usa take-work work_a_4 excavators=1 mixers=1", "usa place-piece P5_0 powerhouse"},
         {12, 9, 9, 10, 0}},
        {"B-25.9 B-25.13 A 5: 4 credits and an advanced tile",
         "work_a_5",
         {"usa take-work work_a_5 excavators=2", "usa choose-tile slot=1"},
         {14, 8, 10, 10, 0}},
        {"B-25.9 B-25.12 B 1: 5 credits and 6 energy good for a contract",
         "work_b_1",
         {"usa take-work work_b_1 excavators=2 mixers=1", "usa fulfil green_03"},
         {20, 8, 9, 10, 6}},
        {"B-25.9 B-25.14 B 2: 2 VP and two elevations, of which one is declined",
         "work_b_2",
         {"usa take-work work_b_2 mixers=4", "usa place-piece 9L elevation", "usa decline"},
         {10, 10, 6, 12, 0}},
        {"B-25.9 R-B4 B 3: 3 credits and 3 VP before the conduit of at most 4",
         "work_b_3",
         {"usa take-work work_b_3 mixers=3", "usa place-piece 5B conduit"},
         {13, 10, 7, 13, 0}},
        {"B-25.9 B 4: 5 VP and 6 energy, not for contracts",
         "work_b_4",
         {"usa take-work work_b_4 excavators=3"},
         {10, 7, 10, 15, 6}},
        {"B-25.9 B 5: 4 VP, 2 waiting drops and 2 steps of the wheel",
         "work_b_5",
         {"usa take-work work_b_5 excavators=4", "usa place-drops A=1 B=1"},
         {10, 6, 10, 14, 0}},
        {"B-25.9 C 1: 8 VP and 3 steps of the wheel",
         "work_c_1",
         {"usa take-work work_c_1 excavators=2 mixers=4"},
         {10, 13, 6, 18, 0}},
        {"B-25.9 C 2: 10 VP and a flowing drop",
         "work_c_2",
         {"usa take-work work_c_2 mixers=5", "usa place-drops B=1"},
         {10, 10, 5, 20, 0}},
        {"B-25.9 B-25.11 C 3: 5 VP and any own contract",
         "work_c_3",
         {"usa take-work work_c_3 excavators=6", "usa fulfil red_12"},
         {13, 4, 10, 22, 0}},
        {"B-25.9 C 4: 6 VP and 2 flowing drops",
         "work_c_4",
         {"usa take-work work_c_4 excavators=3 mixers=2", "usa place-drops C=2"},
         {10, 7, 8, 16, 0}},
        {"B-25.9 C 5: 6 VP and 3 mixers",
         "work_c_5",
         {"usa take-work work_c_5 excavators=5"},
         {10, 5, 13, 16, 0}},
    };
    return kExamples;
}

} // namespace

/// Price and reward of each external work.
class TestExternalWorkRewards : public QObject {
    Q_OBJECT

private slots:
    void work_data() {
        QTest::addColumn<const Example*>("example");
        for (const Example& example : examples())
            QTest::newRow(example.name) << &example;
    }
    void work() {
        QFETCH(const Example*, example);
        Table table = expansionTable(10, 10, 10);
        openWork(table, 1, example->work);
        table.dam("9L", Owner::Usa);
        CompanyState& usa = table[Company::Usa];
        usa.contracts = {};
        table.hold(Company::Usa, "green_03").hold(Company::Usa, "red_12");
        usa.wheel[2] = {Tile::BasicConduit, 5, 0}; // comes back with the third step
        usa.tiles.erase(Tile::BasicConduit);
        for (const std::string_view move : example->moves)
            QVERIFY(table.play(move));
        QCOMPARE(table.state().task().who, Owner::Germany);
        const std::array<int, 5> after{usa.credits, usa.excavators, usa.mixers, usa.vp, usa.energy};
        QCOMPARE(after, example->after);
        QCOMPARE(usa.works.size(), 1);
    }

    void namesEveryWork() {
        QCOMPARE(examples().size(), std::size_t(kWorkCount));
        for (int i = 0; i < kWorkCount; ++i)
            QCOMPARE(QByteArray(examples()[static_cast<std::size_t>(i)].work),
                     QByteArray("work_") + static_cast<char>('a' + i / 5) + '_' +
                         static_cast<char>('1' + i % 5));
    }
};

QTEST_APPLESS_MAIN(TestExternalWorkRewards)
#include "tst_external_work_rewards.moc"
