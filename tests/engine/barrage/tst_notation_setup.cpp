#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

using namespace barrage;

namespace {

struct SetupExample {
    const char* name;
    std::string line;
    Setup setup;
};

Contract contract(std::string_view id) { return parseId<Contract>(id).value(); }

Seat human(Company company, Officer officer, const char* starting,
           Tracking tracking = Tracking::Full) {
    return {company, PlayerKind::Human, Level::Medium, tracking, officer, contract(starting)};
}

Seat automa(Company company, Level level, Officer officer = Officer::None) {
    return {company, PlayerKind::Automa, level, Tracking::Full, officer, Contract()};
}

Setup introductorySetup() {
    Setup setup;
    setup.options.introductory = true;
    setup.seats = {human(Company::Usa, Officer::Adler, "starting_01"),
                   human(Company::Germany, Officer::McDowell, "starting_02", Tracking::Light)};
    setup.headstreams = {HeadstreamTile(1), HeadstreamTile(4), HeadstreamTile(7),
                         HeadstreamTile(8)};
    setup.bonusTiles = {BonusTile::Bases, BonusTile::Conduits, BonusTile::Contracts,
                        BonusTile::Powerhouses, BonusTile::Elevations};
    setup.objective = Objective::BestArea;
    setup.national = {contract("national_01")};
    setup.openContracts = {{{contract("green_01"), contract("green_05")},
                            {contract("yellow_02"), contract("yellow_03")},
                            {contract("red_01"), contract("red_15")}}};
    setup.neutralDams = {Basin(2), Basin(6), Basin(10)};
    return setup;
}

Setup fourPlayers() {
    Setup setup = introductorySetup();
    setup.options.introductory = false;
    setup.seats.push(human(Company::France, Officer::Krylov, "starting_04"));
    setup.seats.push(human(Company::Netherlands, Officer::Fiesler, "starting_03"));
    setup.national.push(contract("national_06"));
    setup.national.push(contract("national_03"));
    setup.patents = {Tile::L1Base, Tile::L1Wild, Tile::L1Conduit};
    return setup;
}

Setup automas() {
    Setup setup = fourPlayers();
    Rulings& rulings = setup.options.rulings;
    rulings.reshuffle = Reshuffle::KeepCriteria;
    rulings.thirdStructure = ThirdStructure::CompletingOnly;
    rulings.tiedFirst = TiedFirst::First;
    rulings.productionOrder = ProductionOrder::FlowFirst;
    rulings.automaProductionOrder = ProductionOrder::ContractFirst;
    rulings.waterTies = WaterTies::FewestDrops;
    rulings.sekiboCredits = 9;
    setup.seats = {automa(Company::Italy, Level::Low),
                   automa(Company::Germany, Level::VeryHigh, Officer::Jordan),
                   human(Company::Usa, Officer::DelMonte, "starting_01")};
    return setup;
}

Setup sekibo() {
    Setup setup = introductorySetup();
    setup.options.introductory = false;
    setup.seats = {human(Company::Usa, Officer::Sekibo, "starting_01"),
                   automa(Company::Italy, Level::Medium)};
    setup.extraOfficers = {Officer::Adler, Officer::Krylov, Officer::Fiesler};
    return setup;
}

/// What nobody needs is kept too if it was set.
Setup oddSeats() {
    Setup setup = introductorySetup();
    setup.seats = {human(Company::Usa, Officer::None, "none"),
                   automa(Company::Italy, Level::Medium)};
    setup.seats[0].level = Level::High;
    setup.seats[1].tracking = Tracking::Light;
    return setup;
}

const std::string kRulings =
    "reshuffle=all third_structure=as_printed tied_first=not_first "
    "production_order=contract_first automa_production_order=flow_first water_ties=letters "
    "sekibo_credits=6 ";
const std::string kTiles =
    "headstreams=1,4,7,8 bonus_tiles=bases,conduits,contracts,powerhouses,elevations "
    "objective=best_area ";
const std::string kContracts =
    "green=green_01,green_05 yellow=yellow_02,yellow_03 red=red_01,red_15 ";

const SetupExample kSetups[] = {
    {"introductory",
     "introductory=yes " + kRulings +
         "seats=usa/human/full/wilhelm_adler/starting_01,"
         "germany/human/light/jill_mcdowell/starting_02 " +
         kTiles + "national=national_01 " + kContracts +
         "neutral_dams=2,6,10 patents=none,none,none",
     introductorySetup()},
    {"four players",
     "introductory=no " + kRulings +
         "seats=usa/human/full/wilhelm_adler/starting_01,"
         "germany/human/light/jill_mcdowell/starting_02,france/human/full/anton_krylov/starting_04,"
         "netherlands/human/full/viktor_fiesler/starting_03 " +
         kTiles + "national=national_01,national_06,national_03 " + kContracts +
         "neutral_dams=2,6,10 patents=l1_base,l1_wild,l1_conduit",
     fourPlayers()},
    {"Automas and other rulings",
     "introductory=no reshuffle=keep_criteria third_structure=completing_only tied_first=first "
     "production_order=flow_first automa_production_order=contract_first water_ties=fewest_drops "
     "sekibo_credits=9 seats=italy/automa/low/none/none,"
     "germany/automa/very_high/solomon_p_jordan/none,"
     "usa/human/full/graziano_del_monte/starting_01 " +
         kTiles + "national=national_01,national_06,national_03 " + kContracts +
         "neutral_dams=2,6,10 patents=l1_base,l1_wild,l1_conduit",
     automas()},
    {"Sekibo with extra officers",
     "introductory=no " + kRulings +
         "seats=usa/human/full/mahiri_sekibo/starting_01,"
         "italy/automa/medium/none/none " +
         kTiles + "national=national_01 " + kContracts +
         "neutral_dams=2,6,10 patents=none,none,none "
         "extra_officers=wilhelm_adler,anton_krylov,viktor_fiesler",
     sekibo()},
    {"seats with a level and tracking of no use",
     "introductory=yes " + kRulings +
         "seats=usa/human/high/full/none/none,"
         "italy/automa/medium/light/none/none " +
         kTiles + "national=national_01 " + kContracts +
         "neutral_dams=2,6,10 patents=none,none,none",
     oddSeats()},
};

/// The first example with one piece of it changed.
std::string changed(const char* from, const char* to) {
    std::string line = kSetups[0].line;
    const std::size_t at = line.find(from);
    return at == std::string::npos ? kSetups[0].line : line.replace(at, std::strlen(from), to);
}

} // namespace

class NotationSetupTest : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads_data() { addExamples(); }
    void writesAndReads() {
        QFETCH(int, example);
        const SetupExample& expected = kSetups[example];
        QCOMPARE(QByteArray::fromStdString(formatSetup(expected.setup)),
                 QByteArray::fromStdString(expected.line));
        QVERIFY(parseSetup(expected.line) == expected.setup);
    }

    void refusesALineWithAWordMissingOrTwice_data() { addExamples(); }
    void refusesALineWithAWordMissingOrTwice() {
        QFETCH(int, example);
        const QStringList words = QString::fromStdString(kSetups[example].line).split(' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            QStringList twice = words;
            twice.insert(i, words[i]);
            QVERIFY2(!parseSetup(twice.join(' ').toStdString()), qPrintable(words[i]));
            // Lists of any length are left out when they are empty.
            if (words[i].startsWith("seats=") || words[i].startsWith("national=") ||
                words[i].startsWith("extra_officers="))
                continue;
            QStringList missing = words;
            missing.removeAt(i);
            QVERIFY2(!parseSetup(missing.join(' ').toStdString()), qPrintable(words[i]));
        }
    }

    void readsOnlyWhatItWouldWrite_data() { addExamples(); }
    void readsOnlyWhatItWouldWrite() {
        QFETCH(int, example);
        const std::string& line = kSetups[example].line;
        for (std::size_t i = 0; i <= line.size(); ++i)
            for (const char c : {' ', '=', ',', '/', '0', '1', 'A', '\n'}) {
                const std::string inserted = std::string(line).insert(i, 1, c);
                const auto setup = parseSetup(inserted);
                QVERIFY2(!setup || formatSetup(*setup) == inserted, inserted.c_str());
            }
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const std::string& line) {
            QTest::newRow(name) << QByteArray::fromStdString(line);
        };
        const std::string& good = kSetups[0].line;
        row("nothing", "");
        row("a space", " ");
        row("a space in front", ' ' + good);
        row("a space behind", good + ' ');
        row("two spaces", changed(" seats", "  seats"));
        row("a newline behind", good + '\n');
        row("a newline inside", changed(" seats", "\nseats"));
        row("trailing text", good + " more");
        row("an unknown key", good + " colour=red");
        row("a wrong key", changed("objective=", "goal="));
        row("upper case value", changed("=yes", "=Yes"));
        row("upper case key", changed("seats=", "Seats="));
        row("an unknown value", changed("reshuffle=all", "reshuffle=some"));
        row("a number too large", changed("sekibo_credits=6", "sekibo_credits=256"));
        row("a leading zero", changed("sekibo_credits=6", "sekibo_credits=06"));
        row("headstream tile 0", changed("headstreams=1", "headstreams=0"));
        row("headstream tile 9", changed("headstreams=1", "headstreams=9"));
        row("too few headstreams", changed("headstreams=1,4,7,8", "headstreams=1,4,7"));
        row("too many headstreams", changed("headstreams=1,4,7,8", "headstreams=1,4,7,8,2"));
        row("basin 13", changed("neutral_dams=2,6,10", "neutral_dams=2,6,13"));
        row("too many national contracts",
            changed("national=national_01", "national=national_01,national_02,national_03,"
                                            "national_04"));
        row("five seats",
            changed("seats=", "seats=usa/human/full/none/none,usa/human/full/none/none,"
                              "usa/human/full/none/none,"));
        row("an empty seat", changed("seats=", "seats=,"));
        row("an empty list", good + " extra_officers=");
        row("a seat without officer", changed("/wilhelm_adler", ""));
        row("a seat without tracking", changed("human/full", "human"));
        row("a seat with a level of no use", changed("human/full", "human/medium/full"));
        row("a seat with a word too many", changed("/starting_01", "/starting_01/none"));
        row("words in another order",
            changed("introductory=yes reshuffle=all", "reshuffle=all introductory=yes"));
    }
    void refuses() {
        QFETCH(QByteArray, line);
        QVERIFY(line != QByteArray::fromStdString(kSetups[0].line));
        QVERIFY(!parseSetup(line.toStdString()));
    }

    void writesAnUnfinishedSetupSoThatItIsNotReadBack() {
        const std::string line = formatSetup(Setup{});
        QVERIFY(line.find("headstreams=?,?,?,?") != std::string::npos);
        QVERIFY(!parseSetup(line));
    }

private:
    static void addExamples() {
        QTest::addColumn<int>("example");
        int i = 0;
        for (const SetupExample& example : kSetups)
            QTest::newRow(example.name) << i++;
    }
};

QTEST_APPLESS_MAIN(NotationSetupTest)
#include "tst_notation_setup.moc"
