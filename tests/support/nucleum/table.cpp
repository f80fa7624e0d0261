#include "tests/support/nucleum/table.h"

#include <QtGlobal>

#include "engine/nucleum/legal.h"
#include "engine/nucleum/notation.h"

namespace nucleum::test {

namespace {

// clang-format off
constexpr std::string_view kFactLines[]{
    "city aussig green", "city bautzen white", "city bruex orange", "city chemnitz orange",
    "city dresden white", "city freiberg orange", "city glashuette purple", "city goerlitz green",
    "city grimma white", "city joachimsthal white", "city karlsbad orange", "city leipzig green",
    "city marienberg purple", "city plauen purple", "city pressnitz green", "city riesa green",
    "city zittau white", "city zwickau purple",
    "connection grimma leipzig 1", "connection leipzig riesa 1",
    "connection chemnitz grimma 2", "line_reward chemnitz grimma per_tile 1",
    "connection chemnitz zwickau 1", "connection joachimsthal zwickau 1",
    "connection plauen zwickau 2", "line_reward plauen zwickau fixed 2",
    "connection freiberg grimma 1",
    "connection karlsbad praha 2", "line_reward karlsbad praha fixed 1",
    "connection bruex glashuette 1", "connection bruex praha 1",
    "connection dresden riesa 3", "line_reward dresden riesa per_tile 1",
    "connection dresden glashuette 1", "connection glashuette marienberg 1",
    "connection aussig bautzen 1", "connection bautzen pressnitz 1",
    "building residence 1 demand=2 thaler=1", "building residence 2 demand=4 thaler=2",
    "building residence 3 demand=6 income_any=2", "building residence 4 demand=8 thaler=4",
    "building factory 1 demand=3 workers=1", "building factory 2 demand=5 workers=2",
    "building factory 3 demand=7 uranium=1", "building factory 4 demand=9 income_vp=2",
    "building laboratory 1 demand=3 technology=1", "building laboratory 2 demand=5 technology=2",
    "building laboratory 3 demand=9 technology=3", "building laboratory 4 demand=11 technology=3",
    "building_vp residence 1 vp=1", "building_vp residence 2 vp=2",
    "building_vp residence 3 vp=3", "building_vp residence 4 vp=1",
    "building_vp factory 1 vp=2", "building_vp factory 2 vp=4",
    "building_vp factory 3 vp=5", "building_vp factory 4 vp=2",
    "building_vp laboratory 1 vp=2", "building_vp laboratory 2 vp=3",
    "building_vp laboratory 3 vp=4", "building_vp laboratory 4 vp=1",
    "neutral N1 residence demand=3 thaler=2", "neutral N2 factory demand=4 workers=1",
    "neutral N3 laboratory demand=4 technology=1", "neutral N4 residence factory demand=5 vp=2",
    "neutral N5 residence demand=3 thaler=1", "neutral N6 factory demand=3 thaler=1",
    "neutral N7 laboratory demand=3 thaler=1", "neutral N8 residence demand=4 thaler=1",
    "neutral N9 factory demand=4 thaler=1", "neutral N10 laboratory demand=4 thaler=1",
    "income thaler values=8 4 5 6 8 10 vp=1 11 vp=1 12 vp=2 14 vp=2",
    "income workers values=8 2 2 3 4 vp=2 4 vp=2 5 vp=2 5 vp=3 6 vp=3",
    "income vp values=8 0 1 2 3 4 5 6 8",
    "nucleum zittau thaler=3", "nucleum glashuette workers=1", "nucleum grimma vp=2",
    "nucleum plauen income_any=1",
    "offer_prices 2 2 1 1 0", "coal_wagons ruhr 3", "coal_wagons silesia 4",
    "pair 1 vp=3", "pair 2 thaler=4", "pair 3 technology=1", "top_slots 6"};
// clang-format on

template <class T>
T must(const std::optional<T>& thing, std::string_view line) {
    if (!thing)
        qFatal("not understood: %s", std::string(line).c_str());
    return *thing;
}

} // namespace

Facts exampleFacts() {
    Facts facts;
    for (const std::string_view line : kFactLines)
        enter(facts, must(parseFact(line), line));
    return facts;
}

Setup exampleSetup(int players) {
    Setup setup;
    for (int i = 0; i < players; ++i)
        setup.seats.push({static_cast<PlayerColour>(i), static_cast<Experiment>(i), Contract(i)});
    setup.silver = {Contract(4), Contract(5)}; // C05, C06
    setup.gold = {Contract(17), Contract(18)}; // C18, C19
    setup.purple = {Contract(35), Contract(36), Contract(37)};
    setup.milestones = {MilestoneTile::UrbanBuildings, MilestoneTile::EnergizedCities,
                        MilestoneTile::Mines, MilestoneTile::Railways};
    setup.cards = {SetupCard(0), SetupCard(2), SetupCard(3), SetupCard(4)};
    setup.neutrals = {{City::Leipzig, Neutral(0)},
                      {City::Grimma, Neutral(1)},
                      {City::Chemnitz, Neutral(2)},
                      {City::Freiberg, Neutral(3)}};
    setup.facts = exampleFacts();
    return setup;
}

Table::Table(int players) : Table(exampleSetup(players)) {}

Table::Table(const Setup& setup) {
    const auto begun = begin(setup);
    if (!begun)
        qFatal("the setup is refused: %s", std::string(begun.error().rule).c_str());
    m_state = begun.value();
}

bool Table::play(std::string_view line) {
    auto events = apply(m_state, must(parseMove(line), line));
    if (events) {
        m_events = events.value();
        return true;
    }
    qWarning("%s: refused by %s, code %d", std::string(line).c_str(),
             std::string(events.error().rule).c_str(), static_cast<int>(events.error().code));
    return false;
}

bool Table::play(std::initializer_list<std::string_view> lines) {
    for (const std::string_view line : lines)
        if (!play(line))
            return false;
    return true;
}

bool Table::refuses(std::string_view line, ErrorCode code, std::string_view rule) {
    const State before = m_state;
    const auto events = apply(m_state, must(parseMove(line), line));
    if (events) {
        qWarning("%s: not refused", std::string(line).c_str());
        return false;
    }
    if (events.error().code != code || events.error().rule != rule) {
        qWarning("%s: refused by %s, code %d", std::string(line).c_str(),
                 std::string(events.error().rule).c_str(), static_cast<int>(events.error().code));
        return false;
    }
    return m_state == before;
}

bool Table::allows(std::string_view line) const {
    return check(m_state, must(parseMove(line), line)).ok();
}

int Table::sum(EventKind kind, Player player) const {
    int sum = 0;
    for (const Event& event : m_events)
        sum += event.kind == kind && event.who == ownerOf(player) ? event.amount : 0;
    return sum;
}

int Table::sum(EventKind kind, Player player, Source source) const {
    int sum = 0;
    for (const Event& event : m_events)
        if (event.kind == kind && event.who == ownerOf(player) && event.source == source)
            sum += event.amount;
    return sum;
}

Table& Table::acting(bool isDirective) {
    play(isDirective ? "p1 play directive" : "p1 play");
    return *this;
}

Table& Table::experiment(Player player, Experiment experiment) {
    for (PlayerState& other : m_state.players)
        if (other.experiment == experiment)
            std::swap(other.experiment, m_state.of(player).experiment);
    m_state.of(player).experiment = experiment;
    for (PlayerState& other : m_state.players)
        other.specialTiles = other.experiment == Experiment::B ? 2 : 0;
    return *this;
}

Table& Table::unlock(Player player, int number) {
    m_state.of(player).technologies.insert(static_cast<std::uint8_t>(number - 1));
    return *this;
}

Table& Table::build(Player player, BuildingType type, int level, City city, bool isEnergized) {
    m_state.of(player).at({type, static_cast<std::uint8_t>(level - 1)}) = {city, isEnergized};
    return *this;
}

Table& Table::mine(Player player, int row, City city, int uranium) {
    m_state.of(player).mines[static_cast<std::size_t>(row - 1)] = {
        city, static_cast<std::uint8_t>(uranium)};
    return *this;
}

Table& Table::turbine(Player player, int row, City city) {
    m_state.of(player).turbines[static_cast<std::size_t>(row - 1)] = city;
    return *this;
}

Table& Table::lay(City a, City b, std::initializer_list<Owner> owners) {
    const auto connection = must(findConnection(m_state.facts, a, b), "a connection");
    std::size_t space = 0;
    for (const Owner owner : owners)
        m_state.tracks[connection][space++].owner = owner;
    return *this;
}

Table& Table::ask(TaskKind kind, Player player, int n, int a) {
    m_state.agenda.push(
        Task{kind, ownerOf(player), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(n)});
    return *this;
}

Table& Table::tokens(Player player, int tokens) {
    m_state.of(player).achievement = static_cast<std::int16_t>(tokens);
    return *this;
}

} // namespace nucleum::test
