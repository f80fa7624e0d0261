#include "tests/support/barrage/table.h"

#include <QtTest>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

namespace barrage::test {

namespace {

template <class T>
T named(std::string_view id) {
    const auto thing = parseId<T>(id);
    if (!thing)
        qFatal("a test names an unknown thing: %s", std::string(id).c_str());
    return *thing;
}

void takeAway(State& state, Contract contract) {
    for (auto& places : state.contracts.open)
        for (Contract& slot : places)
            if (slot == contract)
                slot = Contract();
    for (ContractPile& pile : state.contracts.piles)
        pile.unseen.erase(contract);
    for (CompanyState& company : state.companies) {
        company.contracts.erase(contract);
        company.fulfilled.erase(contract);
    }
}

void takeAway(State& state, Tile tile) {
    state.patents.pile.erase(tile);
    for (Tile& open : state.patents.open)
        if (open == tile)
            open = Tile::None;
}

} // namespace

Setup plainSetup(int players) {
    Setup setup;
    constexpr std::array kOfficers{Officer::Adler, Officer::McDowell, Officer::Jordan,
                                   Officer::Fiesler};
    for (int i = 0; i < players; ++i) {
        Seat seat;
        seat.company = static_cast<Company>(i);
        seat.officer = kOfficers[static_cast<std::size_t>(i)];
        seat.startingContract = Contract(i);
        setup.seats.push(seat);
        setup.headstreams[static_cast<std::size_t>(i)] = HeadstreamTile(i + 1);
    }
    setup.headstreams = {HeadstreamTile(1), HeadstreamTile(2), HeadstreamTile(3),
                         HeadstreamTile(4)};
    setup.bonusTiles = {BonusTile::Bases, BonusTile::Conduits, BonusTile::Contracts,
                        BonusTile::Powerhouses, BonusTile::Elevations};
    setup.objective = Objective::BestArea;
    for (int i = 0; i + 1 < players; ++i)
        setup.national.push(Contract(kFirstNational.value + i));
    for (int colour = 0; colour < kColourCount; ++colour) {
        const int first = kFirstPrivate.value + colour * kPrivatePerColour;
        setup.openContracts[static_cast<std::size_t>(colour)] = {Contract(first),
                                                                 Contract(first + 1)};
    }
    setup.neutralDams = {Basin(4), Basin(6), Basin(10)};
    setup.patents = {Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit};
    return setup;
}

Table Table::after(const Setup& setup) {
    auto begun = begin(setup);
    if (!begun)
        qFatal("a test begins with a setup that is refused: %s",
               std::string(begun.error().rule).c_str());
    return Table(begun.value());
}

Table::Table(int players) {
    *this = after(plainSetup(players));
    for (CompanyState& company : m_state.companies)
        company.officer = Officer::None;
    m_state.map.dams = {};
    m_state.dropsPlaced = 0;
    m_state.phase = Phase::Actions;
    turnOf(Company::Usa);
}

Table& Table::dam(std::string_view space, Owner owner, int elevations, int drops) {
    Dam& dam = m_state.map.at(named<BaseSpace>(space));
    dam = {owner, static_cast<std::uint8_t>(elevations), static_cast<std::uint8_t>(drops)};
    m_state.dropsPlaced = static_cast<std::uint16_t>(m_state.dropsPlaced + drops);
    if (isCompany(owner)) {
        auto& built = m_state.of(companyOf(owner)).built;
        ++built[0];
        built[1] = static_cast<std::uint8_t>(built[1] + elevations);
    }
    return *this;
}

Table& Table::conduit(std::string_view space, Owner owner) {
    m_state.map.conduits[named<ConduitSpace>(space).index()] = owner;
    ++m_state.of(companyOf(owner)).built[2];
    return *this;
}

Table& Table::powerhouse(std::string_view space, Owner owner) {
    m_state.map.powerhouses[named<PowerhouseSpace>(space).index()] = owner;
    ++m_state.of(companyOf(owner)).built[3];
    return *this;
}

Table& Table::headstream(Headstream headstream, int drops) {
    std::uint8_t& there = m_state.map.headstreamDrops[static_cast<std::size_t>(headstream)];
    there = static_cast<std::uint8_t>(there + drops);
    m_state.dropsPlaced = static_cast<std::uint16_t>(m_state.dropsPlaced + drops);
    return *this;
}

Table& Table::supply(Company company, int credits, int excavators, int mixers) {
    CompanyState& own = m_state.of(company);
    own.credits = static_cast<std::int16_t>(credits);
    own.excavators = static_cast<std::int16_t>(excavators);
    own.mixers = static_cast<std::int16_t>(mixers);
    return *this;
}

Table& Table::tile(Company company, Tile tile) {
    takeAway(m_state, tile);
    m_state.of(company).tiles.insert(tile);
    return *this;
}

Table& Table::officer(Company company, Officer officer) {
    m_state.of(company).officer = officer;
    if (officer == Officer::Krylov)
        m_state.of(company).tiles.insert(Tile::Krylov);
    return *this;
}

Table& Table::automa(Company company, Level level) {
    CompanyState& own = m_state.of(company);
    own.kind = PlayerKind::Automa;
    own.level = level;
    own.credits = 0;
    own.contracts = {};
    return *this;
}

Table& Table::light(Company company) {
    CompanyState& own = m_state.of(company);
    own.tracking = Tracking::Light;
    own.credits = own.excavators = own.mixers = 0;
    return *this;
}

Table& Table::hold(Company company, std::string_view contract) {
    takeAway(m_state, named<Contract>(contract));
    m_state.of(company).contracts.insert(named<Contract>(contract));
    return *this;
}

Table& Table::open(Colour colour, std::string_view left, std::string_view right) {
    auto& places = m_state.contracts.open[static_cast<std::size_t>(colour)];
    ContractSet& unseen = m_state.contracts.piles[static_cast<std::size_t>(colour)].unseen;
    for (Contract& slot : places) {
        if (slot.isSet())
            unseen.insert(slot);
        slot = Contract();
    }
    std::size_t place = 0;
    for (const std::string_view id : {left, right}) {
        const Contract contract = named<Contract>(id);
        if (contract.isSet())
            takeAway(m_state, contract);
        places[place++] = contract;
    }
    return *this;
}

Table& Table::national(std::initializer_list<std::string_view> contracts) {
    m_state.contracts.national.clear();
    for (const std::string_view contract : contracts)
        m_state.contracts.national.push(named<Contract>(contract));
    return *this;
}

Table& Table::patents(Tile first, Tile second, Tile third) {
    for (const Tile tile : m_state.patents.open)
        if (tile != Tile::None)
            m_state.patents.pile.insert(tile);
    m_state.patents.open = {Tile::None, Tile::None, Tile::None};
    std::size_t slot = 0;
    for (const Tile tile : {first, second, third}) {
        if (tile != Tile::None)
            takeAway(m_state, tile);
        m_state.patents.open[slot++] = tile;
    }
    return *this;
}

Table& Table::turnOf(Company company) {
    m_state.phase = Phase::Actions;
    m_state.active = company;
    m_state.turn = {};
    m_state.agenda.clear();
    m_state.agenda.push({TaskKind::TakeTurn, ownerOf(company), 0, 0, 0});
    return *this;
}

Table& Table::phase(Phase phase, int round) {
    m_state.phase = phase;
    m_state.round = static_cast<std::uint8_t>(round);
    m_state.turn = {};
    m_state.agenda.clear();
    m_state.agenda.push({TaskKind::ConfirmPhase, Owner::Nobody, 0, 0, 0});
    return *this;
}

bool Table::play(std::initializer_list<std::string_view> moves) {
    for (const std::string_view line : moves) {
        const auto move = parseMove(line);
        if (!move) {
            m_problems.push_back("unreadable: " + std::string(line));
            QTest::qFail(m_problems.back().c_str(), __FILE__, __LINE__);
            return false;
        }
        const auto applied = apply(m_state, *move);
        if (!applied) {
            m_problems.push_back(std::string(line) + " refused by " +
                                 std::string(applied.error().rule));
            QTest::qFail(m_problems.back().c_str(), __FILE__, __LINE__);
            return false;
        }
        m_events.insert(m_events.end(), applied.value().begin(), applied.value().end());
    }
    return true;
}

void Table::revealAll() {
    while (!m_state.isOver() && (m_state.task().kind == TaskKind::RevealContract ||
                                 m_state.task().kind == TaskKind::RevealTile)) {
        const auto applied = apply(m_state, legalMoves(m_state).front());
        if (!applied)
            return;
        m_events.insert(m_events.end(), applied.value().begin(), applied.value().end());
    }
}

Error Table::refusal(std::string_view line) const {
    const auto move = parseMove(line);
    if (!move) {
        QTest::qFail(("unreadable: " + std::string(line)).c_str(), __FILE__, __LINE__);
        return {};
    }
    State copy = m_state;
    const auto applied = apply(copy, *move);
    if (applied) {
        QTest::qFail(("accepted: " + std::string(line)).c_str(), __FILE__, __LINE__);
        return {};
    }
    if (!(copy == m_state))
        QTest::qFail(("changed the state: " + std::string(line)).c_str(), __FILE__, __LINE__);
    if (isOffered(line))
        QTest::qFail(("offered but refused: " + std::string(line)).c_str(), __FILE__, __LINE__);
    return applied.error();
}

bool Table::refuses(std::string_view line, ErrorCode code, std::string_view rule) const {
    const Error error = refusal(line);
    if (error.code == code && error.rule == rule)
        return true;
    QTest::qFail((std::string(line) + " refused by " + std::string(error.rule) + " with code " +
                  std::to_string(static_cast<int>(error.code)))
                     .c_str(),
                 __FILE__, __LINE__);
    return false;
}

bool Table::isOffered(std::string_view line) const {
    const auto move = parseMove(line);
    if (!move)
        return false;
    const std::vector<Move> moves = legalMoves(m_state);
    return std::find(moves.begin(), moves.end(), *move) != moves.end();
}

int Table::drops(std::string_view space) const {
    return m_state.map.at(named<BaseSpace>(space)).drops;
}

int sumOf(const Events& events, EventKind kind, Owner who) {
    int sum = 0;
    for (const Event& event : events)
        if (event.kind == kind && event.who == who)
            sum += event.amount;
    return sum;
}

int sumOf(const Events& events, EventKind kind, Owner who, Source source) {
    int sum = 0;
    for (const Event& event : events)
        if (event.kind == kind && event.who == who && event.source == source)
            sum += event.amount;
    return sum;
}

} // namespace barrage::test
