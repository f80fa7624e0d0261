#pragma once

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/error.h"
#include "engine/barrage/state.h"

/// Which contracts can be fulfilled, and what the piles can bring.
namespace barrage {

/// Contracts the company could turn to at all: a human's own face-up ones or the open private ones
/// for an Automa, and the national ones.
using ContractChoices = core::FixedVector<Contract, 12>;
[[nodiscard]] ContractChoices reachableContracts(const State& state, Company company);

/// What the contract asks of the company: 3 less for France with its ability, in a production
/// (B-20.6, R-B10), and for the first one only if it is to fulfil several (`isFurther`; R-B35).
[[nodiscard]] int energyNeeded(const State& state, Company company, Contract contract,
                               bool isProduction, bool isFurther = false);

/// Whether this energy fulfils the contract (B-11.3, B-20.6, R-B10, A-1.4, A-7.4).
/// `isProduction`: from a production, not from a tile.
[[nodiscard]] Check checkFulfil(const State& state, Company company, Contract contract, int energy,
                                bool isProduction, bool isFurther = false);
[[nodiscard]] bool canFulfilAny(const State& state, Company company, int energy, bool isProduction,
                                bool isFurther = false);

[[nodiscard]] bool isOpen(const State& state, Contract contract);

/// The open private contracts.
[[nodiscard]] ContractSet openContracts(const State& state);

/// What may come up next from a pile: any unseen tile, else the first one put under it (P-3).
[[nodiscard]] ContractSet nextOf(const ContractPile& pile);

/// What may come up next in the patent office: the tiles of the lowest level left (B-18.4).
[[nodiscard]] TileSet nextOf(const PatentOffice& office);

} // namespace barrage
