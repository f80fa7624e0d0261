#include "engine/barrage/automa/contract_plan.h"

#include <algorithm>
#include <bit>

#include "engine/barrage/contracts.h"

namespace barrage {

namespace {

/// The contracts in reach in the order in which they would be fulfilled: national ones first, then
/// from the highest to the lowest, the right one of equals first. So a set with more on an earlier
/// place is the better one among sets that are equal otherwise.
ContractChoices inOrder(const State& state, Company company) {
    ContractChoices contracts;
    const ContractChoices leftToRight = reachableContracts(state, company);
    for (std::size_t i = leftToRight.size(); i-- > 0;)
        contracts.push(leftToRight[i]);
    std::stable_sort(contracts.begin(), contracts.end(),
                     [](Contract a, Contract b) { return infoOf(a).energy > infoOf(b).energy; });
    std::stable_partition(contracts.begin(), contracts.end(),
                          [](Contract contract) { return isNational(contract); });
    return contracts;
}

/// Every choice of contracts the energy covers is tried; there are 9 of them at most.
class Search {
public:
    Search(const State& state, Company company, int energy, bool isFurther)
        : m_state(state), m_company(company), m_energy(energy), m_isFurther(isFurther),
          m_contracts(inOrder(state, company)) {}

    ContractPlan best() {
        extend({}, 0);
        ContractPlan plan;
        plan.energy = static_cast<std::int16_t>(m_energy);
        plan.needed = static_cast<std::int16_t>(std::max(0, m_best.needed));
        for (std::size_t i = 0; i < m_contracts.size(); ++i)
            if ((m_best.members >> i) & 1U)
                plan.contracts.push(m_contracts[i]);
        return plan;
    }

private:
    struct Set {
        unsigned members = 0; // bit i: the contract with this place in the order
        bool hasNational = false;
        int values = 0; // as printed
        int needed = 0;
    };

    /// With the contracts from `next` on.
    void extend(const Set& set, std::size_t next) {
        if (isBetter(set, m_best))
            m_best = set;
        for (std::size_t i = next; i < m_contracts.size(); ++i) {
            const Contract contract = m_contracts[i];
            Set larger = set;
            larger.members |= 1U << i;
            larger.hasNational |= isNational(contract);
            larger.values += infoOf(contract).energy;
            larger.needed +=
                energyNeeded(m_state, m_company, contract, true, m_isFurther || set.members != 0);
            if (larger.needed <= m_energy)
                extend(larger, i + 1);
        }
    }

    [[nodiscard]] bool isBetter(const Set& a, const Set& b) const {
        if (!m_isFurther && a.hasNational != b.hasNational)
            return a.hasNational;
        if (const int more = std::popcount(a.members) - std::popcount(b.members); more != 0)
            return more > 0;
        if (a.values != b.values)
            return a.values > b.values;
        // The lowest bit in which they differ belongs to the higher or righter contract.
        const unsigned different = a.members ^ b.members;
        return different != 0 && ((a.members >> std::countr_zero(different)) & 1U) != 0;
    }

    const State& m_state;
    Company m_company;
    int m_energy;
    bool m_isFurther;
    ContractChoices m_contracts;
    Set m_best;
};

} // namespace

ContractPlan planContracts(const State& state, Company company, int energy, bool isFurther) {
    return Search(state, company, energy, isFurther).best();
}

} // namespace barrage
