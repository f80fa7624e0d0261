#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/nucleum/choices/form.h"
#include "engine/nucleum/setup.h"

namespace nucleum {

/// A new game before it begins: who plays and what lies on the table.
struct SetupDraft {
    QStringList names; // by seat
    Setup setup;

    friend bool operator==(const SetupDraft&, const SetupDraft&) = default;
};

/// Two players and a table dealt from the generator.
[[nodiscard]] SetupDraft newDraft(core::Rng& rng);
/// Deals everything anew for these players, whose colours and experiments stay.
void dealTable(SetupDraft& draft, core::Rng& rng);
/// More or fewer players; what they have not yet is what nobody else has.
void setPlayerCount(SetupDraft& draft, int players, core::Rng& rng);
/// Who has it already gets what this seat had.
void setColour(SetupDraft& draft, std::size_t seat, PlayerColour colour);
void setExperiment(SetupDraft& draft, std::size_t seat, Experiment experiment);
/// The neutral buildings stand where the setup cards say.
void followCards(SetupDraft& draft);

/// Something that lies on the table and can be copied from it.
enum class Part { InitialContract, Silver, Gold, Purple, Milestone, Card, NeutralTile };

/// One place of a part.
struct PartPlace {
    Part part = Part::Silver;
    std::size_t index = 0;

    friend bool operator==(const PartPlace&, const PartPlace&) = default;
};

/// All places, in the order of setting up.
[[nodiscard]] std::vector<PartPlace> placesOf(const SetupDraft& draft);
[[nodiscard]] QString titleOf(const SetupDraft& draft, const PartPlace& place);
[[nodiscard]] QString valueOf(const SetupDraft& draft, const PartPlace& place);
/// What may lie there; what lies elsewhere changes places with it.
[[nodiscard]] QList<NucleumOption> choicesFor(const SetupDraft& draft, const PartPlace& place);
void put(SetupDraft& draft, const PartPlace& place, int thing);

/// What else to put where: stacks, rubble, nucleum, coal.
[[nodiscard]] QStringList instructionsFor(const SetupDraft& draft);

[[nodiscard]] QString writtenDraft(const SetupDraft& draft);
/// Nothing if the text is no draft.
[[nodiscard]] std::optional<SetupDraft> readDraft(const QString& text);

} // namespace nucleum
