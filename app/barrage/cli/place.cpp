#include <QJsonDocument>

#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/placement_json.h"
#include "app/barrage/cli/position_input.h"
#include "app/barrage/position/json_value.h"
#include "app/cli/input.h"
#include "engine/barrage/automa.h"

namespace cli {

namespace {

using namespace barrage;

constexpr int kArguments = 3;

QJsonObject placed(const State& state, Company company, Structure structure) {
    AutomaAction action;
    action.kind = AutomaActionKind::Construction;
    action.structure = structure;
    const ConstructionChoice choice = chooseConstruction(state, company, action);
    QJsonObject object{{"company", position::idValue(company)},
                       {"structure", position::idValue(structure)},
                       {"space", QJsonValue::Null}};
    if (choice.because != Because::Done) {
        object["because"] = toQt(ruleOf(choice.because));
        return object;
    }
    object["tile"] = position::idValue(choice.build.tile);
    addPlacement(object, choice.placement);
    return object;
}

} // namespace

Output place(const QStringList& arguments) {
    const auto names = onlyNames(arguments);
    if (!names)
        return names.error();
    if (arguments.size() != kArguments)
        return Failure{kBadUsage, QStringLiteral("place needs a file, a company and a structure.")};
    const auto company = parseId<Company>(toStd(arguments[1]));
    if (!company)
        return Failure{kBadUsage, QStringLiteral("\"%1\" is not a company.").arg(arguments[1])};
    const auto structure = parseId<Structure>(toStd(arguments[2]));
    if (!structure)
        return Failure{kBadUsage,
                       QStringLiteral("\"%1\" is none of base, elevation, conduit and powerhouse.")
                           .arg(arguments[2])};
    const auto file = positionAt(arguments[0]);
    if (!file)
        return file.error();
    const State& state = file.value().state;
    if (!state.of(*company).inPlay)
        return Failure{
            kBadContent,
            QStringLiteral("companies: %1 does not take part in this game.").arg(arguments[1])};
    if (state.deck.criteriaTile == 0)
        return Failure{
            kBadContent,
            QStringLiteral("automa.criteria_tile: The tile with the criteria is missing.")};
    return QJsonDocument(placed(state, *company, *structure)).toJson();
}

} // namespace cli
