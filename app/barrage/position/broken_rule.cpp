#include "app/barrage/position/broken_rule.h"

#include <QCoreApplication>

#include "app/barrage/words/error_text.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/invariants.h"

namespace position {

namespace {

using barrage::ErrorCode;

/// The part of the file that an error is about; empty if it may be any.
QString keyFor(ErrorCode code) {
    switch (code) {
    case ErrorCode::SecondBaseInBasin:
    case ErrorCode::NotOwnDam:
    case ErrorCode::DamAtFullHeight:
    case ErrorCode::TooMuchWater:
        return QStringLiteral("map.bases: ");
    case ErrorCode::SecondPowerhouseInBasin:
        return QStringLiteral("map.powerhouses: ");
    case ErrorCode::TooManyPieces:
    case ErrorCode::SiteTaken:
        return QStringLiteral("map: ");
    case ErrorCode::WrongTurnOrder:
        return QStringLiteral("turn_order: ");
    case ErrorCode::SpaceTaken:
    case ErrorCode::SpaceBlocked:
    case ErrorCode::SpaceNotInGame:
        return QStringLiteral("action_spaces: ");
    case ErrorCode::WrongPlayerCount:
    case ErrorCode::WrongOfficer:
    case ErrorCode::WrongStartingContract:
        return QStringLiteral("companies: ");
    default:
        return {};
    }
}

} // namespace

std::optional<Problem> brokenRule(const barrage::State& state) {
    const auto error = barrage::brokenInvariant(state);
    if (!error)
        return std::nullopt;
    if (error->code == barrage::ErrorCode::NotEnoughEngineers)
        return Problem{
            QStringLiteral("companies: ") +
            QCoreApplication::translate("Position", "A company has more than %1 engineers (B-1.1).")
                .arg(barrage::kEngineersPerCompany)};
    return Problem{keyFor(error->code) + sentenceFor(*error)};
}

} // namespace position
