#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include <QtTest>

#include "engine/core/rng.h"

using core::Rng;

namespace {

using Draws = std::vector<std::uint64_t>;

std::vector<int> shuffledNumbers(std::uint64_t seed, int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    Rng rng(seed);
    rng.shuffle(std::span(numbers));
    return numbers;
}

} // namespace

/// The expected figures were worked out from the description in rng.h by other means; those of seed
/// 1234567 are the published ones of SplitMix64.
class TestRng : public QObject {
    Q_OBJECT

private slots:
    void next_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<Draws>("expected");

        QTest::newRow("seed 0") << quint64{0}
                                << Draws{0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F,
                                         0xF88BB8A8724C81EC, 0x1B39896A51A8749B};
        QTest::newRow("seed 1") << quint64{1}
                                << Draws{0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E,
                                         0x71C18690EE42C90B, 0x71BB54D8D101B5B9};
        QTest::newRow("seed 1234567")
            << quint64{1234567}
            << Draws{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                     4593380528125082431U, 16408922859458223821U};
        QTest::newRow("the largest seed")
            << ~quint64{0} << Draws{0xE4D971771B652C20, 0xE99FF867DBF682C9, 0x382FF84CB27281E9};
    }

    void next() {
        QFETCH(const quint64, seed);
        QFETCH(const Draws, expected);
        Rng rng(seed);
        for (const std::uint64_t draw : expected)
            QCOMPARE(rng.next(), draw);
    }

    void forStep_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("step");
        QTest::addColumn<Draws>("expected");

        QTest::newRow("seed 0, step 0")
            << quint64{0} << quint64{0} << Draws{0x238275BC38FCBE91, 0xF89A2566B5822C54};
        QTest::newRow("seed 0, step 1")
            << quint64{0} << quint64{1} << Draws{0x44E5B98100C67FB0, 0xA73822AC2EA54AB1};
        QTest::newRow("seed 1, step 0")
            << quint64{1} << quint64{0} << Draws{0xB18A02F46D8D86C3, 0xF8C5B62C83F707E8};
        QTest::newRow("seed 42, step 7")
            << quint64{42} << quint64{7} << Draws{0x55BE888977820BEF, 0x62CD1D983D0525E0};
    }

    void forStep() {
        QFETCH(const quint64, seed);
        QFETCH(const quint64, step);
        QFETCH(const Draws, expected);
        Rng rng = Rng::forStep(seed, step);
        for (const std::uint64_t draw : expected)
            QCOMPARE(rng.next(), draw);
    }

    void belowIsTheUpperHalfOfTheProduct() {
        Rng dice(42);
        for (const std::uint32_t expected : {4U, 0U, 1U, 2U, 0U, 5U, 1U, 4U, 2U, 3U})
            QCOMPARE(dice.below(6), expected);
        Rng hundred(7);
        for (const std::uint32_t expected : {38U, 1U, 90U, 58U, 45U, 24U, 46U, 32U})
            QCOMPARE(hundred.below(100), expected);
    }

    /// With the bound 3 * 2^30 a quarter of the draws falls into the uneven rest: of the first
    /// eleven with seed 5 the 1st, 3rd and 6th.
    void belowThrowsUnevenDrawsAway() {
        Rng rng(5);
        for (const std::uint32_t expected : {2423350521U, 319994641U, 605461931U, 3174722327U,
                                             1646373134U, 1373695915U, 1943818085U, 1451081838U})
            QCOMPARE(rng.below(0xC0000000U), expected);
        Rng same(5);
        for (int i = 0; i < 11; ++i)
            static_cast<void>(same.next());
        QCOMPARE(rng.next(), same.next());
    }

    void belowStaysBelowItsBound_data() {
        QTest::addColumn<quint32>("bound");
        for (const quint32 bound : {1U, 2U, 3U, 7U, 64U, 1000U, 0xFFFFFFFFU})
            QTest::addRow("bound %u", bound) << bound;
    }

    void belowStaysBelowItsBound() {
        QFETCH(const quint32, bound);
        Rng rng(99);
        for (int i = 0; i < 10000; ++i)
            QVERIFY(rng.below(bound) < bound);
    }

    /// 60000 throws, 10000 expected each; 300 is more than three standard deviations (91).
    void belowGivesEveryNumberEquallyOften() {
        std::array<int, 6> counts{};
        Rng rng(2024);
        for (int i = 0; i < 60000; ++i)
            ++counts[rng.below(6)];
        for (const int count : counts)
            QVERIFY2(std::abs(count - 10000) < 300, qPrintable(QString::number(count)));
    }

    void shuffleIsFisherYatesFromTheLastPlace() {
        QCOMPARE(shuffledNumbers(42, 10), (std::vector{8, 3, 6, 5, 4, 0, 9, 2, 1, 7}));
        QCOMPARE(shuffledNumbers(43, 10), (std::vector{4, 9, 2, 1, 6, 0, 8, 3, 5, 7}));
    }

    void shuffleKeepsEveryItem_data() {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 2, 15, 45, 200})
            QTest::addRow("%d items", count) << count;
    }

    void shuffleKeepsEveryItem() {
        QFETCH(const int, count);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            std::vector<int> numbers = shuffledNumbers(seed, count);
            QCOMPARE(shuffledNumbers(seed, count), numbers);
            std::sort(numbers.begin(), numbers.end());
            for (int i = 0; i < count; ++i)
                QCOMPARE(numbers[static_cast<std::size_t>(i)], i);
        }
    }
};

QTEST_APPLESS_MAIN(TestRng)
#include "tst_rng.moc"
