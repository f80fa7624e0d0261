#include "app/outpost/setup/setup_instructions.h"

#include "app/outpost/setup/outpost_setup_model.h"
#include "engine/outpost/data/box.h"

namespace outpost {

QStringList setupInstructions(const SetupDraft& draft, bool usesMap) {
    const auto players = static_cast<int>(draft.seats.size());
    const PlayerCountRow row = setupRow(players);
    const auto areas = [&] {
        switch (row.smallAreas) {
        case 0:
            return OutpostSetupModel::tr("Play in the central area only.");
        case 1:
            return usesMap ? OutpostSetupModel::tr("Play in the central area and small area %1.")
                                 .arg(draft.smallArea)
                           : OutpostSetupModel::tr(
                                 "Play in the central area and one small area of your choice.");
        default:
            return OutpostSetupModel::tr("Play in all three areas.");
        }
    };
    QStringList lines{
        areas(),
        OutpostSetupModel::tr(
            "Connection cost tokens: shuffled, one on every connection; face down outside the "
            "areas in play."),
        OutpostSetupModel::tr(
            "Worker market: %1 workers in each of the first eight sectors, %2 in the last.")
            .arg(row.workersPerSector)
            .arg(2 * row.workersPerSector),
        OutpostSetupModel::tr("Step 2 marker before %1 cities, end marker before %2.")
            .arg(row.step2At)
            .arg(row.endAt),
        row.plugBoxed + row.socketBoxed == 0
            ? OutpostSetupModel::tr("Cards: 9 plug cards aside; shuffle all others, the Step 3 "
                                    "card under them, the 9 "
                                    "on top.")
            : OutpostSetupModel::tr(
                  "Cards: 9 plug cards aside; %1 of the other plug and %2 socket cards unseen into "
                  "the box; shuffle the rest, the Step 3 card under them, the 9 on top.")
                  .arg(row.plugBoxed)
                  .arg(row.socketBoxed),
        OutpostSetupModel::tr(
            "Everybody: 60 Elektro, company board with 18 stations, 4 power plants and 4 habitats "
            "on "
            "its slots.")};
    if (players == kMinPlayers)
        lines.append(OutpostSetupModel::tr(
            "Syndicate: a company board with 4 power plants and 4 habitats, 16 stations "
            "for the map; always second in the order."));
    const Cast cast = castOf(draft);
    QStringList names;
    for (const int seat : draft.order)
        names.append(cast.nameOf(static_cast<Seat>(seat)));
    lines.append(OutpostSetupModel::tr("Player order of round 1: %1.")
                     .arg(names.join(QStringLiteral(", "))));
    return lines;
}

} // namespace outpost
