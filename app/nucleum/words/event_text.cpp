#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

QString signedText(const QString& amount, int sign) {
    return (sign > 0 ? QStringLiteral("+") : QStringLiteral("−")) + amount;
}

/// What a player gains or pays, one line each; income and rewards are read off it at the table.
QString changeText(const Event& event, const QString& who) {
    const int amount = event.amount < 0 ? -event.amount : event.amount;
    if (amount == 0)
        return {};
    QString what;
    switch (event.kind) {
    case EventKind::VpChanged:
        what = vp(amount);
        break;
    case EventKind::ThalerChanged:
        what = thaler(amount);
        break;
    case EventKind::WorkersChanged:
        what = workers(amount);
        break;
    case EventKind::AchievementChanged:
        what = tokens(amount);
        break;
    case EventKind::UraniumGained:
        what = uranium(amount);
        break;
    default:
        what =
            QStringLiteral("%1 %2").arg(nameOf(static_cast<IncomeTrack>(event.index))).arg(amount);
        break;
    }
    return QStringLiteral("%1: %2").arg(who, signedText(what, event.amount));
}

} // namespace

QString eventText(const Event& event, const Cast& cast) {
    const QString who = cast.nameOf(event.who);
    switch (event.kind) {
    case EventKind::VpChanged:
    case EventKind::ThalerChanged:
    case EventKind::WorkersChanged:
    case EventKind::AchievementChanged:
    case EventKind::UraniumGained:
    case EventKind::IncomeAdvanced:
        return changeText(event, who);
    case EventKind::MatchesFound:
        return Nucleum::tr("%1: colour matches give actions: %2").arg(who).arg(event.amount);
    case EventKind::LineCompleted:
        return Nucleum::tr("The line %1 is complete: flip its tiles.")
            .arg(lineName(event.city, event.other));
    case EventKind::CoalBought:
        return Nucleum::tr("Coal from %1: %2 wagons")
            .arg(nameOf(static_cast<CoalArea>(event.index)))
            .arg(event.amount);
    case EventKind::SpecialTilesTaken:
        return Nucleum::tr("%1 takes the special action tiles.").arg(who);
    case EventKind::RoyalScoringBegan:
        return Nucleum::tr("King's Day: milestone space %1 is empty.").arg(event.index + 1);
    case EventKind::TilesTakenBack:
        return Nucleum::tr("%1 takes back action tiles: %2").arg(who).arg(event.amount);
    case EventKind::EndConditionMet:
        return Nucleum::tr("End condition: %1 (%2)")
            .arg(nameOf(static_cast<EndCondition>(event.index)), who);
    case EventKind::EndTriggered:
        return Nucleum::tr("The end is near: turns left after this one: %1").arg(event.amount);
    default:
        return {};
    }
}

} // namespace nucleum
