#include <string>
#include <type_traits>

#include <QtTest>

#include "engine/core/fixed_vector.h"
#include "engine/core/index_set.h"
#include "engine/core/result.h"
#include "engine/core/strong_id.h"

using namespace core;

namespace {

struct HouseTag;
struct StreetTag;
using House = StrongId<HouseTag>;
using Street = StrongId<StreetTag>;

enum class Fruit : std::uint8_t { Apple, Pear, Plum };

using Small = FixedVector<int, 4>;

static_assert(!std::is_convertible_v<int, House>);
static_assert(!std::is_convertible_v<House, Street>);
static_assert(std::is_trivially_copyable_v<Small>);
static_assert(std::is_trivially_copyable_v<IndexSet<House>>);

} // namespace

class TestContainers : public QObject {
    Q_OBJECT

private slots:
    void strongIdNamesNothingUntilSet() {
        QVERIFY(!House().isSet());
        QVERIFY(House(0).isSet());
        QVERIFY(House(0) != House());
        QCOMPARE(House(7).index(), std::size_t{7});
        QVERIFY(House(3) < House(4));
        QVERIFY(House(254) < House());
    }

    void vectorGrowsToItsCapacity() {
        Small numbers;
        QVERIFY(numbers.empty());
        for (int i = 1; i <= 4; ++i) {
            QVERIFY(!numbers.full());
            numbers.push(i * i);
            QCOMPARE(numbers.back(), i * i);
        }
        QVERIFY(numbers.full());
        QCOMPARE(numbers.size(), std::size_t{4});
        QCOMPARE(Small::capacity(), std::size_t{4});
        int sum = 0;
        for (const int number : numbers)
            sum += number;
        QCOMPARE(sum, 30);
    }

    void vectorPopGivesTheLastAndForgetsIt() {
        Small numbers{5, 6};
        QCOMPARE(numbers.pop(), 6);
        QCOMPARE(numbers.size(), std::size_t{1});
        QVERIFY(numbers == Small{5}); // the unused place is as if never used
    }

    void vectorRemoveAtKeepsTheOrder() {
        Small numbers{5, 6, 7, 8};
        numbers.removeAt(1);
        QVERIFY((numbers == Small{5, 7, 8}));
        numbers.removeAt(2);
        QVERIFY((numbers == Small{5, 7}));
        numbers.removeAt(0);
        QVERIFY(numbers == Small{7});
    }

    void vectorFinds() {
        const Small numbers{5, 6, 6};
        QCOMPARE(numbers.find(6), std::size_t{1});
        QCOMPARE(numbers.find(9), numbers.size());
        QVERIFY(numbers.contains(5));
        QVERIFY(!numbers.contains(0)); // what fills unused places is not in it
    }

    void vectorEquality() {
        QVERIFY((Small{1, 2} != Small{2, 1}));
        QVERIFY((Small{0} != Small{}));
        Small cleared{1, 2, 3};
        cleared.clear();
        QVERIFY(cleared == Small{});
    }

    void setHoldsWhatWasInserted() {
        IndexSet<House> houses;
        QVERIFY(houses.empty());
        for (const int number : {63, 0, 31, 32, 0})
            houses.insert(House(number));
        QCOMPARE(houses.size(), 4);
        QVERIFY(houses.contains(House(63)));
        QVERIFY(!houses.contains(House(1)));
        std::vector<std::size_t> found;
        for (const House house : houses)
            found.push_back(house.index());
        QCOMPARE(found, (std::vector<std::size_t>{0, 31, 32, 63}));
    }

    void setErases() {
        IndexSet<Fruit> fruits;
        fruits.insert(Fruit::Pear);
        fruits.insert(Fruit::Plum);
        fruits.erase(Fruit::Pear);
        fruits.erase(Fruit::Apple); // was not there
        QCOMPARE(fruits.size(), 1);
        QVERIFY(*fruits.begin() == Fruit::Plum);
        IndexSet<Fruit> plum;
        plum.insert(Fruit::Plum);
        QVERIFY(fruits == plum);
    }

    void resultOfACallGivesItsValueAway() {
        const auto call = [] { return Result<std::string, int>(std::string(40, 'x')); };
        static_assert(std::is_same_v<decltype(call().value()), std::string>);
        static_assert(std::is_same_v<decltype(call().error()), int>);
        int letters = 0;
        for (const char letter : call().value()) // lives as long as the loop
            letters += letter == 'x' ? 1 : 0;
        QCOMPARE(letters, 40);
    }
    void resultIsValueOrError() {
        Result<int, std::string> good(5);
        QVERIFY(good.ok());
        QVERIFY(static_cast<bool>(good));
        QCOMPARE(good.value(), 5);
        good.value() = 6;
        QCOMPARE(good.value(), 6);
        const Result<int, std::string> bad(std::string("no"));
        QVERIFY(!bad.ok());
        QVERIFY(!static_cast<bool>(bad));
        QCOMPARE(bad.error(), std::string("no"));
    }
};

QTEST_APPLESS_MAIN(TestContainers)
#include "tst_containers.moc"
