#include <span>

#include <QCoreApplication>
#include <QJsonDocument>

#include "app/barrage/position/derive.h"
#include "app/barrage/position/json_value.h"
#include "app/barrage/position/write_parts.h"
#include "app/common/convert.h"
#include "engine/barrage/rulings.h"

namespace position {

namespace {

using namespace barrage;

/// Sekibo's copy and an Automa's dashed actions belong to a turn that has begun.
bool isBetweenTurns(const State& state) {
    return state.agenda == agendaOf(state) &&
           (state.phase != Phase::Actions || state.turn == turnOf(state));
}

} // namespace

QJsonObject writeOptions(const Options& options) {
    QJsonObject rulings;
    for (const Ruling& ruling : options.leeghwater ? std::span(kRulings) : kBaseRulings) {
        const QString value = toQt(ruling.valueIn(options.rulings));
        rulings[toQt(ruling.id)] = ruling.isNumber ? QJsonValue(value.toInt()) : QJsonValue(value);
    }
    QJsonObject object{{"introductory", options.introductory},
                       {"leeghwater", options.leeghwater},
                       {"rulings", rulings}};
    if (options.promoOfficers)
        object["promo_officers"] = true;
    return object;
}

PositionFile fileFor(const State& state) {
    return {state, {}, {state.turnOrder.begin(), state.turnOrder.end()}};
}

Result<QJsonObject> toJson(const PositionFile& file) {
    const State& state = file.state;
    if (!isBetweenTurns(state))
        return Problem{QCoreApplication::translate(
            "Position", "A position cannot be kept in the middle of a turn.")};
    QJsonObject root{{"game", "barrage"},
                     {"version", 1},
                     {"round", state.round},
                     {"phase", idValue(state.phase)},
                     {"options", writeOptions(state.options)},
                     {"turn_order", idList(state.turnOrder)},
                     {"active", idValue(state.active)},
                     {"companies", writeCompanies(file)},
                     {"map", writeMap(state.map)},
                     {"contracts", writeContractOffice(state.contracts)},
                     {"patent", writePatentOffice(state.patents)},
                     {"bonus_tiles", idList(state.bonusTiles)},
                     {"objective", idValue(state.objective)},
                     {"action_spaces", writeActionSpaces(state)},
                     {"bank", writeBank(state)},
                     {"beside", writeBeside(state)},
                     {"automa", writeAutomaDeck(state.deck)}};
    if (!state.extraOfficers.empty())
        root["officers_to_copy"] = idList(state.extraOfficers);
    if (state.options.leeghwater)
        writeLeeghwater(state, root);
    return root;
}

Result<QByteArray> writePosition(const PositionFile& file) {
    const auto object = toJson(file);
    if (!object)
        return object.error();
    return QJsonDocument(object.value()).toJson();
}

} // namespace position
