#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/barrage/apply.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/setup.h"

/// A Barrage table to try rules on: begins as an ordinary game, then every piece can be put where a
/// test wants it. Things are named by their ids ("5L", "P8_0", "green_03"), moves are given in the
/// notation of the log ("usa bank engineers=2").
namespace barrage::test {

/// The fixed setup tests start from: full game, USA, Germany, Italy, France in this turn order (the
/// first `players` of them), neutral dams in basins 4, 6 and 10, headstream tiles 1 to 4.
[[nodiscard]] Setup plainSetup(int players = 4);

class Table {
public:
    /// Round 1, phase actions, the first company's turn, nobody has an officer, no neutral dam and
    /// no water on the map.
    explicit Table(int players = 4);
    explicit Table(const State& state) : m_state(state) {}
    /// The state right after the setup, nothing taken away.
    [[nodiscard]] static Table after(const Setup& setup);

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] State& state() { return m_state; }
    [[nodiscard]] CompanyState& operator[](Company company) { return m_state.of(company); }

    // placing; pieces are counted as built
    Table& dam(std::string_view space, Owner owner, int elevations = 0, int drops = 0);
    Table& conduit(std::string_view space, Owner owner);
    Table& powerhouse(std::string_view space, Owner owner);
    Table& headstream(Headstream headstream, int drops);
    /// Credits, excavators, mixers.
    Table& supply(Company company, int credits, int excavators, int mixers);
    Table& tile(Company company, Tile tile);
    Table& officer(Company company, Officer officer);
    /// Makes the company an Automa of this level: no credits, no contracts, no officer.
    Table& automa(Company company, Level level = Level::Medium);
    /// Makes the company a lightly tracked human.
    Table& light(Company company);
    /// Puts a private contract into the hand of a company or on the display, whatever was there.
    Table& hold(Company company, std::string_view contract);
    Table& open(Colour colour, std::string_view left, std::string_view right);
    Table& national(std::initializer_list<std::string_view> contracts);
    Table& patents(Tile first, Tile second, Tile third);
    Table& turnOf(Company company);
    /// The phase waits for confirmation (not for phase actions).
    Table& phase(Phase phase, int round);

    /// Plays the moves in order; stops at the first that is refused or unreadable and fails the
    /// test with a message. Events of all moves are collected.
    bool play(std::initializer_list<std::string_view> moves);
    bool play(std::string_view move) { return play({move}); }
    /// Answers reveals with the lowest tile until a company or a phase has to decide.
    void revealAll();

    /// The error of a move that must be refused and leave the state unchanged; code and rule are
    /// empty ("") if it was wrongly accepted.
    [[nodiscard]] Error refusal(std::string_view move) const;
    /// Whether the refusal has this code and rule; another one fails the test with a message.
    [[nodiscard]] bool refuses(std::string_view move, ErrorCode code, std::string_view rule) const;
    [[nodiscard]] bool isOffered(std::string_view move) const;

    [[nodiscard]] int drops(std::string_view space) const;
    [[nodiscard]] const Events& events() const { return m_events; }
    [[nodiscard]] const std::vector<std::string>& problems() const { return m_problems; }

private:
    State m_state;
    Events m_events;
    std::vector<std::string> m_problems;
};

/// What the changes of one kind amount to in a list of events.
[[nodiscard]] int sumOf(const Events& events, EventKind kind, Owner who);
[[nodiscard]] int sumOf(const Events& events, EventKind kind, Owner who, Source source);

} // namespace barrage::test
