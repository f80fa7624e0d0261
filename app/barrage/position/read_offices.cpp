#include <QCoreApplication>

#include "app/barrage/position/id_node.h"
#include "app/barrage/position/read_parts.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/technology_tiles.h"

namespace position {

namespace {

using namespace barrage;

constexpr int kMostNational = 3;

Contract readNational(const Node& node) {
    const auto contract = readSingleId<Contract>(node, "contract");
    if (contract < kFirstNational || contract >= kFirstPrivate)
        node.refuse(QCoreApplication::translate("Position", "\"%1\" is not a national contract.")
                        .arg(shown(node.text())));
    return contract;
}

Contract readOpenContract(const Node& node, Colour colour) {
    if (node.isNull())
        return {};
    const auto contract = readSingleId<Contract>(node, "contract");
    const int first = kFirstPrivate.value + static_cast<int>(colour) * kPrivatePerColour;
    if (contract.value < first || contract.value >= first + kPrivatePerColour)
        node.refuse(
            QCoreApplication::translate("Position", "\"%1\" is not a contract of this colour.")
                .arg(shown(node.text())));
    return contract;
}

} // namespace

void readContractOffice(const Node& node, ContractOffice& office) {
    const Object object(node, {"national", "green", "yellow", "red"});
    if (const auto national = object.optional("national"))
        for (const Node& item : national->items(0, kMostNational))
            office.national.push(readNational(item));
    for (int i = 0; i < kColourCount; ++i) {
        const auto colour = static_cast<Colour>(i);
        auto& open = office.open[static_cast<std::size_t>(i)];
        if (const auto list = object.optional(toQt(idOf(colour)))) {
            const auto items =
                list->items(static_cast<int>(open.size()), static_cast<int>(open.size()));
            for (std::size_t slot = 0; slot < items.size(); ++slot)
                open[slot] = readOpenContract(items[slot], colour);
        }
    }
}

void readPatentOffice(const Node& node, PatentOffice& office) {
    const auto items =
        node.items(static_cast<int>(office.open.size()), static_cast<int>(office.open.size()));
    for (std::size_t slot = 0; slot < items.size(); ++slot) {
        if (items[slot].isNull())
            continue;
        office.open[slot] = readSingleId<Tile>(items[slot], "tile");
        if (!isAdvanced(office.open[slot]))
            items[slot].refuse(
                QCoreApplication::translate("Position", "\"%1\" is not an advanced tile.")
                    .arg(shown(items[slot].text())));
    }
}

void readBonusTiles(const Node& node, State& state) {
    const auto items = node.items(kRounds, kRounds);
    for (std::size_t i = 0; i < items.size(); ++i)
        state.bonusTiles[i] = readSingleId<BonusTile>(items[i], "bonus tile");
}

void readActionSpaces(const Node& node, State& state) {
    const Object spaces(node);
    for (const QString& key : spaces.keys()) {
        const Node entry = spaces.required(key);
        const auto space = thingWithId<ActionSpace>(key, entry);
        if (kActionSpaces[space.index()].section == Section::Bank)
            entry.refuse(QCoreApplication::translate(
                "Position", "Engineers in the bank stand under the key \"bank\"."));
        const Object object(entry, {"owner", "engineers"});
        state.spaces[space.index()] = {
            ownerOf(readPlayingCompany(object.required("owner"), state)),
            static_cast<std::uint8_t>(
                object.required("engineers").integer(1, kEngineersPerCompany))};
    }
}

namespace {

/// Engineers per company, by the company's id.
void readEngineers(const Node& node, const State& state,
                   std::array<std::uint8_t, kCompanyCount>& engineers) {
    const Object object(node);
    for (const QString& key : object.keys()) {
        const Node entry = object.required(key);
        const Node name(QJsonValue(key), entry.path(), entry.report());
        engineers[indexOf(readPlayingCompany(name, state))] =
            static_cast<std::uint8_t>(entry.integer(0, kEngineersPerCompany));
    }
}

} // namespace

void readBank(const Node& node, State& state) { readEngineers(node, state, state.bank); }

void readBeside(const Node& node, State& state) {
    const Object object(node);
    for (const QString& key : object.keys()) {
        const Node entry = object.required(key);
        const auto section = thingWithId<Section>(key, entry);
        auto& engineers = state.beside[static_cast<std::size_t>(section)];
        readEngineers(entry, state, engineers);
        for (std::size_t i = 0; i < engineers.size(); ++i)
            if (engineers[i] > 0 && !state.companies[i].isAutoma())
                entry.refuse(QCoreApplication::translate(
                    "Position", "Only an Automa has engineers beside a section (A-1.9)."));
    }
}

} // namespace position
