#pragma once

#include <array>
#include <vector>

#include "engine/barrage/event.h"
#include "engine/barrage/setup.h"

namespace barrage::test {

struct Gain {
    int vp = 0;
    int credits = 0;

    friend bool operator==(const Gain&, const Gain&) = default;
};
/// By company; zero for those that do not play.
using Gains = std::array<Gain, kCompanyCount>;

/// A second bookkeeper: knows the setup and what the events tell, and works out by itself what a
/// scoring has to give. It shares the printed map with the engine, but no rule.
class Ledger {
public:
    explicit Ledger(const Setup& setup);

    void note(const Event& event);
    /// What a lightly tracked player has left (P-4).
    void declare(Company company, int items);

    [[nodiscard]] int vp(Company company) const { return of(company).vp; }

    // phase 4, for the totals as they stand
    [[nodiscard]] Gains ranking() const;
    [[nodiscard]] Gains energyTrack() const;
    [[nodiscard]] Gains bonusTile(int round) const;
    // end of the game
    [[nodiscard]] Gains objective() const;
    [[nodiscard]] Gains leftovers() const;
    [[nodiscard]] Gains waterInDams() const;
    [[nodiscard]] Gains buildings() const;

private:
    struct Account {
        Seat seat;
        int vp = 0;
        int energy = 0;
        int items = 0; // credits and machines in supply
        int contracts = 0;
        int advancedTiles = 0;
        int works = 0;
        std::vector<Site> pieces;    // on the map
        std::vector<Site> buildings; // on private buildings
    };

    [[nodiscard]] Account& of(Company company);
    [[nodiscard]] const Account& of(Company company) const;
    [[nodiscard]] int bonusCount(const Account& account, BonusTile tile) const;
    [[nodiscard]] int objectiveCount(const Account& account) const;

    std::vector<Account> m_accounts;
    std::array<int, kBaseSpaceCount> m_drops{};
    std::array<BonusTile, kRounds> m_bonusTiles{};
    Objective m_objective = Objective::RedOutlines;
};

} // namespace barrage::test
