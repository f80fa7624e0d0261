#include <optional>

#include <QJsonDocument>

#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/position_input.h"
#include "app/barrage/cli/turn_steps.h"
#include "app/barrage/position/derive.h"
#include "app/barrage/position/json_value.h"
#include "app/cli/input.h"
#include "engine/barrage/data/contracts.h"

namespace cli {

namespace {

using namespace barrage;

/// Why no Automa turn can be resolved in this position.
std::optional<QString> whyNot(const State& state) {
    if (state.phase != Phase::Actions)
        return QStringLiteral("phase: Automas take turns in the phase of actions only.");
    const CompanyState& company = state.of(state.active);
    const QString id = toQt(idOf(state.active));
    if (!company.isAutoma())
        return QStringLiteral("active: It is the turn of %1, which is no Automa.").arg(id);
    if (company.passed)
        return QStringLiteral("companies: %1 has passed and takes no turn.").arg(id);
    if (company.engineers == 0)
        return QStringLiteral("companies: %1 has no engineers left and takes no turn (A-1.7).")
            .arg(id);
    if (state.deck.actionTile == 0)
        return QStringLiteral("automa.action_tile: The tile with the actions is missing.");
    if (state.deck.criteriaTile == 0)
        return QStringLiteral("automa.criteria_tile: The tile with the criteria is missing.");
    return std::nullopt;
}

/// Nobody knows the piles, so nothing about them is settled: every emptied slot asks for its
/// successor. A file does not hold the piles.
void forgetPiles(State& state) {
    for (int i = 0; i < kColourCount * kPrivatePerColour; ++i)
        state.contracts.piles[static_cast<std::size_t>(i / kPrivatePerColour)].unseen.insert(
            Contract(kFirstPrivate.value + i));
}

Result<QJsonObject> resolveFile(const QString& path) {
    auto read = positionAt(path);
    if (!read)
        return read.error();
    position::PositionFile& file = read.value();
    if (const auto sentence = whyNot(file.state))
        return Failure{kBadContent, *sentence};
    forgetPiles(file.state);
    const TurnPreview turn = resolveTurn(file.state);
    const QJsonArray steps = stepsOf(file.state, turn);
    const bool goesOn = turn.after.turn.goesOn;
    file.state = turn.after;
    // The turn is over but has not passed on, which for a file is a turn not begun.
    file.state.turn = position::turnOf(file.state);
    file.state.agenda = position::agendaOf(file.state);
    const auto after = position::toJson(file);
    if (!after)
        return Failure{kBadContent, after.error().sentence};
    QJsonObject object{{"company", position::idValue(file.state.active)},
                       {"steps", steps},
                       {"reveals", position::idList(emptiedSlots(turn.events()))},
                       {"after", after.value()}};
    if (goesOn) // by the architect (8.3, Battista)
        object["another_turn"] = true;
    return object;
}

} // namespace

Output resolve(const QStringList& arguments) {
    const auto paths = onlyNames(arguments);
    if (!paths)
        return paths.error();
    const bool isSingle = paths.value().size() == 1;
    QByteArray text;
    for (const QString& path : paths.value()) {
        const auto resolved = resolveFile(path);
        if (!resolved)
            return isSingle ? resolved.error()
                            : Failure{resolved.error().exitCode,
                                      path + QStringLiteral(": ") + resolved.error().sentence};
        const QJsonDocument document(resolved.value());
        text += isSingle ? document.toJson() : document.toJson(QJsonDocument::Compact) + '\n';
    }
    return text;
}

} // namespace cli
