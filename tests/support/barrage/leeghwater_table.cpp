#include "tests/support/barrage/leeghwater_table.h"

#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/automa_turn.h"

namespace barrage::test {

Setup expansionSetup(int players) {
    Setup setup = plainSetup(players);
    setup.options.leeghwater = true;
    setup.buildings = {PrivateBuilding::ControlStation, PrivateBuilding::Cofferdam,
                       PrivateBuilding::FinancialDivision, PrivateBuilding::LoanAgency,
                       PrivateBuilding::WindFarm};
    setup.works = {Work(0), Work(1), Work(2)};
    setup.removedTiles = {Tile::L1Wild, Tile::L2Wild, Tile::L3Wild};
    setup.patents = {Tile::L1Base, Tile::L1Elevation, Tile::L1Building};
    return setup;
}

Table expansionTable(int players) {
    State state = Table::after(expansionSetup(players)).state();
    for (CompanyState& company : state.companies)
        company.officer = Officer::None;
    state.map.dams = {};
    state.dropsPlaced = 0;
    return Table(state).turnOf(Company::Usa);
}

Table expansionTable(int credits, int excavators, int mixers) {
    return expansionTable().supply(Company::Usa, credits, excavators, mixers);
}

void putBuilding(Table& table, std::string_view slot, Owner owner) {
    const auto place = parseId<BuildingSlot>(slot);
    if (!place)
        qFatal("a test names an unknown slot: %s", std::string(slot).c_str());
    PrivateBuildings& buildings = table.state().buildings;
    if (!buildings.inPlay.contains(buildingOf(*place)))
        buildings.inPlay[0] = buildingOf(*place);
    buildings.at(*place) = owner;
    ++table[companyOf(owner)].built[static_cast<std::size_t>(Structure::Building)];
}

void openWork(Table& table, int space, std::string_view work) {
    const auto opened = parseId<Work>(work);
    if (!opened || !opened->isSet())
        qFatal("a test names an unknown work: %s", std::string(work).c_str());
    ExternalWorks& works = table.state().works;
    for (Work& open : works.open)
        if (open == *opened)
            open = Work();
    Work& there = works.open[static_cast<std::size_t>(space)];
    if (there.isSet())
        works.pile.insert(there);
    works.pile.erase(*opened);
    there = *opened;
}

void giveOfficer(Table& table, Company company, Officer officer) {
    table.officer(company, officer);
    CompanyState& own = table[company];
    own.hasArchitect = officer == Officer::Battista;
    if (officer == Officer::Spencer)
        own.tiles.insert(Tile::Spencer);
    if (officer == Officer::Audia) {
        own.excavators = own.mixers = 0;
        own.excamixers = 8;
    }
}

Table officerTable(Officer officer, int action, int criteria, std::initializer_list<Tile> tiles) {
    constexpr Company kCompany = Company::Germany;
    Table table = expansionTable();
    table.automa(kCompany, Level::VeryHigh).supply(kCompany, 0, 12, 12).turnOf(kCompany);
    table[kCompany].tiles = {};
    for (const Tile tile : tiles)
        table.tile(kCompany, tile);
    giveOfficer(table, kCompany, officer);
    layTiles(table, action, criteria);
    return table;
}

Table germanTurnWith(int tile, int excavators, int mixers, Level level) {
    constexpr Company kGermany = Company::Germany;
    Table table = expansionTable();
    table.automa(kGermany, level).supply(kGermany, 0, excavators, mixers).turnOf(kGermany);
    table[kGermany].tiles = {};
    table.tile(kGermany, Tile::BasicBuilding);
    layTiles(table, tile, tile == 1 ? 2 : 1);
    return table;
}

} // namespace barrage::test
