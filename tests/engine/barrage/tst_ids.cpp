#include <optional>
#include <string_view>

#include <QtTest>

#include "engine/barrage/ids.h"

using namespace barrage;

namespace {

/// The number behind a written name, -1 if the name is refused, -2 if it is not written the same
/// way again.
template <class T>
int numberBehind(std::string_view id) {
    const std::optional<T> thing = parseId<T>(id);
    if (!thing)
        return -1;
    if (idOf(*thing) != id)
        return -2;
    if constexpr (requires { thing->value; })
        return thing->value;
    else
        return static_cast<int>(*thing);
}

constexpr int kUnset = 255;

/// Every name of one type, divided by spaces, in the order of its values.
struct Kind {
    const char* name;
    int (*numberBehind)(std::string_view);
    const char* ids;
    bool hasUnset = false;
};

const Kind kKinds[] = {
    {"Company", numberBehind<Company>, "usa germany italy france netherlands"},
    {"Owner", numberBehind<Owner>, "nobody neutral usa germany italy france netherlands"},
    {"Actor", numberBehind<Actor>, "table usa germany italy france netherlands"},
    {"PlayerKind", numberBehind<PlayerKind>, "human automa"},
    {"Level", numberBehind<Level>, "low medium high very_high"},
    {"Tracking", numberBehind<Tracking>, "full light"},
    {"Phase", numberBehind<Phase>,
     "income_and_headstreams actions water_flow scoring end_of_round game_over"},
    {"Area", numberBehind<Area>, "mountains hills plains"},
    {"Structure", numberBehind<Structure>, "base elevation conduit powerhouse building"},
    {"Headstream", numberBehind<Headstream>, "A B C D"},
    {"BaseSpace", numberBehind<BaseSpace>,
     "1U 1L 2U 2L 3U 3L 4U 4L 5U 5L 6U 6L 7U 7L 8U 8L 9U 9L 10U 10L"},
    {"ConduitSpace", numberBehind<ConduitSpace>,
     "1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B 9A 9B 10A 10B"},
    {"PowerhouseSpace", numberBehind<PowerhouseSpace>,
     "P5_0 P5_1 P6_0 P6_1 P7_0 P7_1 P8_0 P8_1 P8_2 P9_0 P9_1 P9_2 P10_0 P10_1 P10_2 P11_0 "
     "P11_1 P11_2 P11_3 P12_0 P12_1 P12_2 P12_3"},
    {"Contract", numberBehind<Contract>,
     "starting_01 starting_02 starting_03 starting_04 national_01 national_02 national_03 "
     "national_04 national_05 national_06 green_01 green_02 green_03 green_04 green_05 "
     "green_06 green_07 green_08 green_09 green_10 green_11 green_12 green_13 green_14 "
     "green_15 yellow_01 yellow_02 yellow_03 yellow_04 yellow_05 yellow_06 yellow_07 "
     "yellow_08 yellow_09 yellow_10 yellow_11 yellow_12 yellow_13 yellow_14 yellow_15 "
     "red_01 red_02 red_03 red_04 red_05 red_06 red_07 red_08 red_09 red_10 red_11 red_12 "
     "red_13 red_14 red_15",
     true},
    {"Colour", numberBehind<Colour>, "green yellow red"},
    {"ActionSpace", numberBehind<ActionSpace>,
     "turbine_station_plus_2_left turbine_station_plus_1_left turbine_station_zero_left "
     "turbine_station_minus_1_left turbine_station_minus_2_left "
     "turbine_station_plus_2_right turbine_station_plus_1_right turbine_station_zero_right "
     "turbine_station_minus_1_right turbine_station_minus_2_right "
     "water_management_two_drops_left water_management_one_drop_flowing_left "
     "water_management_two_drops_right water_management_one_drop_flowing_right bank "
     "workshop_one_left workshop_two_left workshop_three_left workshop_one_right "
     "workshop_two_right workshop_three_right machinery_shop_excavator_left "
     "machinery_shop_any_left machinery_shop_both_left machinery_shop_excavator_right "
     "machinery_shop_any_right machinery_shop_both_right contract_office_one_a_left "
     "contract_office_one_b_left contract_office_two_left contract_office_one_a_right "
     "contract_office_one_b_right contract_office_two_right patent_office_1 "
     "patent_office_2 patent_office_3",
     true},
    {"Section", numberBehind<Section>,
     "turbine_station water_management bank workshop machinery_shop contract_office "
     "patent_office"},
    {"Officer", numberBehind<Officer>,
     "none wilhelm_adler graziano_del_monte viktor_fiesler jill_mcdowell solomon_p_jordan "
     "anton_krylov mahiri_sekibo simone_luciani tommaso_battista leslie_spencer margot_fouche "
     "elon_audia gennaro_grasso wu_fang dr_octavius amir_zahir"},
    {"Tile", numberBehind<Tile>,
     "basic_base basic_elevation basic_conduit basic_powerhouse basic_wild l1_base "
     "l1_elevation l1_conduit l1_powerhouse l1_wild l2_base l2_elevation l2_conduit "
     "l2_powerhouse l2_wild l3_base l3_elevation l3_conduit l3_powerhouse l3_wild "
     "anton_krylov basic_building l1_building l2_building l3_building leslie_spencer none"},
    {"BonusTile", numberBehind<BonusTile>,
     "contracts bases elevations conduits powerhouses advanced_technology_tiles "
     "external_works buildings"},
    {"Objective", numberBehind<Objective>,
     "red_outline_spaces best_area connected_bases weakest_area basins_with_one "
     "basins_with_three"},
    {"Work", numberBehind<Work>,
     "work_a_1 work_a_2 work_a_3 work_a_4 work_a_5 work_b_1 work_b_2 work_b_3 work_b_4 "
     "work_b_5 work_c_1 work_c_2 work_c_3 work_c_4 work_c_5",
     true},
    {"PrivateBuilding", numberBehind<PrivateBuilding>,
     "cofferdam control_station customer_office development_office energy_relay_field "
     "financial_division loan_agency research_lab robot_factory wind_farm"},
    {"BuildingSlot", numberBehind<BuildingSlot>,
     "cofferdam_1 cofferdam_2 cofferdam_3 cofferdam_4 control_station_1 control_station_2 "
     "control_station_3 control_station_4 customer_office_1 customer_office_2 "
     "customer_office_3 customer_office_4 development_office_1 development_office_2 "
     "development_office_3 development_office_4 energy_relay_field_1 energy_relay_field_2 "
     "energy_relay_field_3 energy_relay_field_4 financial_division_1 financial_division_2 "
     "financial_division_3 financial_division_4 loan_agency_1 loan_agency_2 loan_agency_3 "
     "loan_agency_4 research_lab_1 research_lab_2 research_lab_3 research_lab_4 "
     "robot_factory_1 robot_factory_2 robot_factory_3 robot_factory_4 wind_farm_1 "
     "wind_farm_2 wind_farm_3 wind_farm_4"},
};

QStringList idsOf(const Kind& kind) { return QString::fromLatin1(kind.ids).split(' '); }

int numberBehindText(const Kind& kind, const QString& id) {
    const QByteArray text = id.toUtf8();
    return kind.numberBehind({text.constData(), static_cast<std::size_t>(text.size())});
}

} // namespace

class IdsTest : public QObject {
    Q_OBJECT

private slots:
    void everyIdNamesOneThingInOrder_data() { addKinds(); }
    void everyIdNamesOneThingInOrder() {
        QFETCH(int, kind);
        const QStringList ids = idsOf(kKinds[kind]);
        for (int i = 0; i < ids.size(); ++i)
            QCOMPARE(numberBehindText(kKinds[kind], ids[i]), i);
    }

    void noneIsTheUnsetThingWhereThereIsOne_data() { addKinds(); }
    void noneIsTheUnsetThingWhereThereIsOne() {
        QFETCH(int, kind);
        if (idsOf(kKinds[kind]).contains("none"))
            return;
        QCOMPARE(numberBehindText(kKinds[kind], "none"), kKinds[kind].hasUnset ? kUnset : -1);
    }

    void refusesWhatIsNoId_data() { addKinds(); }
    void refusesWhatIsNoId() {
        QFETCH(int, kind);
        for (const char* id : {"", " ", "?", "unknown", "5X", "P5_9", "green_16", "-1", "0"})
            QCOMPARE(numberBehindText(kKinds[kind], id), -1);
    }

    void refusesIdsThatAreAlmostRight_data() { addKinds(); }
    void refusesIdsThatAreAlmostRight() {
        QFETCH(int, kind);
        const QStringList ids = idsOf(kKinds[kind]);
        for (const QString& id : ids) {
            const QString otherCase = id.toUpper() == id ? id.toLower() : id.toUpper();
            for (const QString& wrong :
                 {otherCase, id + ' ', ' ' + id, id + '\n', id + QChar(0), id + '_'})
                QCOMPARE(numberBehindText(kKinds[kind], wrong), -1);
        }
    }

    void writesValuesOutOfRangeAsSomethingNotReadBack() {
        QVERIFY(idOf(BaseSpace()) == "?");
        QVERIFY(idOf(BaseSpace(kBaseSpaceCount)) == "?");
        QVERIFY(idOf(Contract(kContractCount)) == "?");
        QVERIFY(idOf(static_cast<Tile>(kTileCount + 1)) == "?");
    }

    void writesUnsetThingsAsNone() {
        QVERIFY(idOf(Contract()) == "none");
        QVERIFY(idOf(ActionSpace()) == "none");
        QVERIFY(idOf(Officer::None) == "none");
        QVERIFY(idOf(Tile::None) == "none");
    }

    void ownersAndActorsNameTheSameCompanies() {
        for (int i = 0; i < kCompanyCount; ++i) {
            const auto company = static_cast<Company>(i);
            QVERIFY(idOf(company) == idOf(ownerOf(company)));
            QVERIFY(idOf(company) == idOf(actorOf(company)));
        }
    }

private:
    static void addKinds() {
        QTest::addColumn<int>("kind");
        int i = 0;
        for (const Kind& kind : kKinds)
            QTest::newRow(kind.name) << i++;
    }
};

QTEST_APPLESS_MAIN(IdsTest)
#include "tst_ids.moc"
