#pragma once

#include <optional>

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/state.h"

/// What the productions of a choice cost and give.
namespace choices {

/// The system among the steps; only where there is one.
[[nodiscard]] const barrage::System& systemOn(const ChoicePath& steps);

/// The production on the space among the steps, or without one.
[[nodiscard]] barrage::Produce productionOn(const ChoicePath& steps, const barrage::System& system,
                                            int drops);

[[nodiscard]] int energyOf(const barrage::State& state, const barrage::Produce& production);

/// The most drops the system can use after these steps; 0 if none.
[[nodiscard]] int mostDrops(const barrage::State& state, const ChoicePath& steps,
                            const barrage::System& system);

/// The most energy it can give then; 0 if none.
[[nodiscard]] int bestEnergy(const barrage::State& state, const ChoicePath& steps,
                             const barrage::System& system);

/// Credits for the use of another company's conduit (B-10.6).
[[nodiscard]] int conduitFee(const barrage::State& state, const barrage::System& system, int drops);

/// Whether the energy of a production fulfils the contract.
[[nodiscard]] barrage::Check checkContract(const barrage::State& state, barrage::Contract contract,
                                           int energy);

/// The contracts that the energy of a production can fulfil.
[[nodiscard]] barrage::ContractChoices contractsFor(const barrage::State& state, int energy);

/// The answer to the question that follows the production: this contract, or none if it is not set.
/// Nothing where nothing is asked (B-11.7).
[[nodiscard]] std::optional<barrage::MoveKind> answerAfter(const barrage::State& state,
                                                           const barrage::Produce& production,
                                                           barrage::Contract contract);

} // namespace choices
