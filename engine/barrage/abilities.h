#pragma once

#include "engine/barrage/state.h"

/// What a company is able to do beyond the common rules.
namespace barrage {

/// The company's own officer, or the one Sekibo copies in this turn (B-21.7).
[[nodiscard]] bool hasOfficer(const State& state, Company company, Officer officer);

/// Whether the action space on this officer's tile is there and free: once a round, for Sekibo with
/// every copy (B-25.28, B-25.29, B-25.30b, B-25.30c).
[[nodiscard]] bool hasOfficerSpace(const State& state, Company company, Officer officer);
/// Whether excavators and mixers stand for each other: Sekibo copies Audia (P-14).
[[nodiscard]] bool mixesMachines(const State& state, Company company);

/// Engineers on Grasso's construction space (P-14).
inline constexpr int kGrassoEngineers = 2;

/// Face-up contracts a company may keep (B-14.3, B-25.26).
[[nodiscard]] int contractLimit(const State& state, Company company);

/// Whether an Automa plays by the habits of this officer (8.3). A human whose turn a tile dictates
/// has the officer's ability, not the habits (P-9).
[[nodiscard]] bool hasHabitsOf(const State& state, Company company, Officer officer);

/// Whether the third powerhouse gives the company an ability at all.
[[nodiscard]] bool canGainAbility(const CompanyState& company);

/// Whether the ability of the third powerhouse is in force (B-20.2, A-1.3).
[[nodiscard]] bool hasAbility(const State& state, Company company);

/// Whether special effects of advanced tiles work for the company.
[[nodiscard]] bool usesTileEffects(const CompanyState& company);

/// Whether the company receives the incomes of its board (level Low: never).
[[nodiscard]] bool receivesIncome(const CompanyState& company);

/// The production bonus of the company board (B-20.1, A-1.3).
[[nodiscard]] int productionBonus(const CompanyState& company);

/// Advanced technology tiles in supply and on the wheel; no basic tiles, not Krylov's (B-23.6).
[[nodiscard]] int ownedAdvancedTiles(const CompanyState& company);

/// The officers Sekibo may copy: those of the others and the drawn ones (B-21.7c).
using OfficerPool = core::FixedVector<Officer, 6>;
[[nodiscard]] OfficerPool copyableOfficers(const State& state, Company company);

/// Whether a human has to act as an Automa tile says: the first turn of a round, if an Automa has
/// Sekibo (8.3).
[[nodiscard]] bool isDictatedTurn(const State& state, Company company);

/// Sekibo's space can be used this often in a round.
inline constexpr int kOfficerCopiesPerRound = 2;

/// Credits for the next use of Sekibo's space: the second one has a red outline (B-21.7a).
[[nodiscard]] int copyFee(const CompanyState& company);

/// The kind an Automa takes when it may choose.
[[nodiscard]] Machine automaMachine(const State& state, Company company);

} // namespace barrage
