#include "app/barrage/position/json_value.h"
#include "app/barrage/position/write_parts.h"
#include "engine/barrage/data/action_spaces.h"

namespace position {

namespace {

using namespace barrage;

QJsonObject writeEngineers(const std::array<std::uint8_t, kCompanyCount>& engineers) {
    QJsonObject object;
    for (std::size_t i = 0; i < engineers.size(); ++i)
        if (engineers[i] > 0)
            object[toQt(idOf(static_cast<Company>(i)))] = engineers[i];
    return object;
}

QJsonValue tileNumber(std::uint8_t tile) {
    return tile == 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(tile);
}

QJsonValue writePile(const AutomaPile& pile, bool isKnown) {
    if (!isKnown)
        return QJsonValue::Null;
    QJsonArray list;
    for (const std::uint8_t tile : pile)
        list.append(tile);
    return list;
}

} // namespace

QJsonObject writeContractOffice(const ContractOffice& office) {
    QJsonObject object{{"national", idList(office.national)}};
    for (std::size_t i = 0; i < office.open.size(); ++i) {
        QJsonArray list;
        for (const Contract contract : office.open[i])
            list.append(contract.isSet() ? idValue(contract) : QJsonValue(QJsonValue::Null));
        object[toQt(idOf(static_cast<Colour>(i)))] = list;
    }
    return object;
}

QJsonArray writePatentOffice(const PatentOffice& office) {
    QJsonArray list;
    for (const Tile tile : office.open)
        list.append(tile == Tile::None ? QJsonValue(QJsonValue::Null) : idValue(tile));
    return list;
}

QJsonObject writeActionSpaces(const State& state) {
    QJsonObject object;
    for (int i = 0; i < kActionSpaceCount; ++i) {
        const Occupancy& taken = state.spaces[static_cast<std::size_t>(i)];
        if (taken.owner != Owner::Nobody)
            object[toQt(idOf(ActionSpace(i)))] =
                QJsonObject{{"owner", idValue(taken.owner)}, {"engineers", taken.engineers}};
    }
    return object;
}

QJsonObject writeBank(const State& state) { return writeEngineers(state.bank); }

QJsonObject writeBeside(const State& state) {
    QJsonObject object;
    for (std::size_t i = 0; i < state.beside.size(); ++i)
        if (const QJsonObject engineers = writeEngineers(state.beside[i]); !engineers.isEmpty())
            object[toQt(idOf(static_cast<Section>(i)))] = engineers;
    return object;
}

QJsonObject writeAutomaDeck(const AutomaDeck& deck) {
    return {{"action_tile", tileNumber(deck.actionTile)},
            {"criteria_tile", tileNumber(deck.criteriaTile)},
            {"stack", writePile(deck.stack, deck.isTracked)},
            {"discard", writePile(deck.discard, deck.isTracked || !deck.discard.empty())}};
}

} // namespace position
