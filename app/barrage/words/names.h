#pragma once

#include <QString>

#include "app/barrage/words/company_text.h"
#include "engine/barrage/data/reward.h"
#include "engine/barrage/move.h"

/// What things are called at the table, in the language of the installed translator: names for a
/// list or after a colon.
namespace explain {

[[nodiscard]] QString nameOf(barrage::Owner owner); // "nobody", "neutral" or the company
[[nodiscard]] QString nameOf(barrage::Structure structure);
[[nodiscard]] QString nameOf(barrage::Colour colour);
[[nodiscard]] QString nameOf(barrage::Section section);
[[nodiscard]] QString nameOf(barrage::Phase phase);
[[nodiscard]] QString nameOf(barrage::Officer officer);
[[nodiscard]] QString nameOf(barrage::BonusTile tile);
[[nodiscard]] QString nameOf(barrage::Objective objective);

[[nodiscard]] QString nameOf(barrage::PrivateBuilding building);
/// What the action of a private building does, without its price.
[[nodiscard]] QString actionText(barrage::PrivateBuilding building);
/// "left space", "right space 2".
[[nodiscard]] QString nameOf(barrage::BuildingSpace space);
/// "A3": the pile and the number in it.
[[nodiscard]] QString codeOf(barrage::Work work);
/// "external work A3, 2 mixers: 4 VP + free base in the plains".
[[nodiscard]] QString nameOf(barrage::Work work);

/// "5L", "5A", "P8-1", "Cofferdam, slot 2": the spaces of powerhouses counted from the left.
[[nodiscard]] QString nameOf(barrage::Site site);
/// "basic tile (base)", "tile II (conduit)".
[[nodiscard]] QString nameOf(barrage::Tile tile);
/// "green contract", "national contract".
[[nodiscard]] QString kindOf(barrage::Contract contract);
/// "green contract, 4 energy: 5 VP + 1 excavator".
[[nodiscard]] QString nameOf(barrage::Contract contract);
/// "turbine station +2", "2 drops, waiting": what the space gives, without its price.
[[nodiscard]] QString nameOf(barrage::ActionSpace space);

[[nodiscard]] QString rewardText(const barrage::Reward& reward);
[[nodiscard]] QString rewardsText(const barrage::Rewards& rewards);
/// The tile, or what it is a copy of.
[[nodiscard]] QString tileText(barrage::Tile tile, barrage::Tile copied);
/// "2 engineers, 3 credits"; empty if there are none.
[[nodiscard]] QString costText(int engineers, int credits);
/// "3 excavators, 1 mixer, 3 credits for 1 machine"; empty if nothing is paid.
[[nodiscard]] QString paymentText(const barrage::Payment& payment);

} // namespace explain
