#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/nucleum/apply.h"
#include "engine/nucleum/setup.h"

/// A table of Nucleum to try rules on: fixed facts that stand for what is printed, fixed draws, and
/// moves as lines of the log.
namespace nucleum::test {

/// Invented values for everything printed on the pieces.
[[nodiscard]] Facts exampleFacts();

/// Experiments in the order of the letters from the first player on.
[[nodiscard]] Setup exampleSetup(int players);

class Table {
public:
    explicit Table(int players = 3);
    explicit Table(const Setup& setup);

    [[nodiscard]] State& state() { return m_state; }
    [[nodiscard]] PlayerState& operator[](Player player) { return m_state.of(player); }
    /// The first player.
    [[nodiscard]] PlayerState& own() { return m_state.of(Player::First); }

    /// Makes the moves; prints why if one is refused. `events` are those of the last one.
    bool play(std::string_view line);
    bool play(std::initializer_list<std::string_view> lines);
    /// The move is refused for this reason and changes nothing.
    bool refuses(std::string_view line, ErrorCode code, std::string_view rule);
    /// The line is understood and allowed.
    [[nodiscard]] bool allows(std::string_view line) const;

    [[nodiscard]] const Events& events() const { return m_events; }
    /// The sum of a player's changes in the last move.
    [[nodiscard]] int sum(EventKind kind, Player player) const;
    [[nodiscard]] int sum(EventKind kind, Player player, Source source) const;

    // short cuts for what many rows need

    /// The first player has played a tile, or the directive, and may use its actions.
    Table& acting(bool isDirective = false);
    /// Who plays what letter.
    Table& experiment(Player player, Experiment experiment);
    /// A technology of the player's own experiment by its printed number.
    Table& unlock(Player player, int number);
    Table& build(Player player, BuildingType type, int level, City city, bool isEnergized = false);
    Table& mine(Player player, int row, City city, int uranium = 0);
    Table& turbine(Player player, int row, City city);
    /// Railways on the spaces of a connection, nobody for an empty one.
    Table& lay(City a, City b, std::initializer_list<Owner> owners);
    /// A task of the player's comes on top.
    Table& ask(TaskKind kind, Player player, int n, int a = 0);
    Table& tokens(Player player, int tokens);

private:
    State m_state;
    Events m_events;
};

} // namespace nucleum::test
