#include <QCoreApplication>

#include "app/barrage/position/id_node.h"
#include "app/barrage/position/read_parts.h"
#include "app/common/longest_name.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/technology_tiles.h"

namespace position {

namespace {

using namespace barrage;

constexpr int kMostVp = 9999; // either way: VP can fall below 0 (B-17.6)
constexpr int kMostItems = 999;
constexpr int kConstructionSpaces = 4;
constexpr int kSekiboSpaces = 2;
constexpr int kMostHeldContracts = 4; // how many it may be is a rule (B-14.3, B-25.26)

constexpr const char* kMissingForHumans[] = {"level"};
constexpr const char* kMissingForAutomas[] = {"credits", "constructions", "tracking",
                                              "officer_uses"};

/// Refuses keys that mean nothing for this kind of player, unless they say so themselves.
template <std::size_t N>
void refuseKeys(const Object& object, const char* const (&keys)[N], const QString& sentence) {
    for (const char* key : keys)
        if (const auto node = object.optional(key))
            if (!node->isNull() && node->value() != QJsonValue(0))
                node->refuse(sentence);
}

/// Basic tiles exist once per company, the others once in the game.
Tile readTile(const Node& node, Company company) {
    const Tile tile = readId<Tile>(node);
    const bool isBasic = tile <= Tile::BasicWild || tile == Tile::BasicBuilding;
    node.report().claim(isBasic ? toQt(idOf(company)) : QStringLiteral("tile"), node.text(),
                        node.path());
    return tile;
}

Contract readHeldContract(const Node& node) {
    const auto contract = readSingleId<Contract>(node, "contract");
    if (contract >= kFirstNational && contract < kFirstPrivate)
        node.refuse(
            QCoreApplication::translate("Position", "Nobody holds a national contract (B-11.6)."));
    return contract;
}

void readWheel(const Node& node, Company company, Wheel& wheel) {
    const auto segments =
        node.items(static_cast<int>(wheel.size()), static_cast<int>(wheel.size()));
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Object object(segments[i], {"tile", "excavators", "mixers", "excamixers"});
        if (const auto tile = object.optional("tile"); tile && !tile->isNull())
            wheel[i].tile = readTile(*tile, company);
        wheel[i].excavators = static_cast<std::uint8_t>(object.count("excavators", 99));
        wheel[i].mixers = static_cast<std::uint8_t>(object.count("mixers", 99));
        wheel[i].excamixers = static_cast<std::uint8_t>(object.count("excamixers", 99));
    }
}

void readOfficer(const Object& object, CompanyState& company) {
    const auto node = object.optional("officer");
    if (!node || node->isNull())
        return;
    company.officer = readSingleId<Officer>(*node, "officer");
    if (company.isAutoma() && company.level != Level::VeryHigh)
        node->refuse(QCoreApplication::translate(
            "Position",
            "Only a human or an Automa of the level very high has an officer (A-1.2)."));
}

void readSupply(const Object& object, CompanyState& state) {
    const auto count = [&object](const char* key, int most) {
        return static_cast<std::int16_t>(object.count(key, most));
    };
    if (const auto vp = object.optional("vp"))
        state.vp = static_cast<std::int16_t>(vp->integer(-kMostVp, kMostVp));
    state.energy = count("energy", kMostItems);
    state.excavators = count("excavators", kMostItems);
    state.mixers = count("mixers", kMostItems);
    state.engineers = count("engineers", kEngineersPerCompany);
    state.passed = object.flag("passed");
    state.excamixers = count("excamixers", kMostItems);
}

/// The architect is in supply with the other engineers unless the file says that he is not.
void readOfficersThings(const Object& object, CompanyState& state) {
    const auto architect = object.optional("architect");
    state.hasArchitect = architect ? object.flag("architect")
                                   : state.officer == Officer::Battista && state.engineers > 0;
    state.officerEngineers =
        static_cast<std::uint8_t>(object.count("officer_engineers", kEngineersPerCompany));
    if (const auto works = object.optional("works"))
        for (const Node& work : works->items(0, kWorkCount))
            state.works.insert(readSingleId<Work>(work, "external work"));
}

void readHuman(const Object& object, CompanyState& state) {
    refuseKeys(object, kMissingForHumans,
               QCoreApplication::translate("Position", "Only an Automa has this."));
    if (const auto tracking = object.optional("tracking"))
        state.tracking = readId<Tracking>(*tracking);
    state.credits = static_cast<std::int16_t>(object.count("credits", kMostItems));
    state.constructions =
        static_cast<std::uint8_t>(object.count("constructions", kConstructionSpaces));
    if (const auto contracts = object.optional("contracts"))
        for (const Node& contract : contracts->items(0, kMostHeldContracts))
            state.contracts.insert(readHeldContract(contract));
}

void readAutoma(const Object& object, CompanyState& state) {
    refuseKeys(object, kMissingForAutomas,
               QCoreApplication::translate("Position", "An Automa does not have this."));
    if (const auto level = object.optional("level"))
        state.level = readId<Level>(*level);
    if (const auto contracts = object.optional("contracts"))
        if (!contracts->items(0, kContractCount).empty())
            contracts->refuse(QCoreApplication::translate(
                "Position", "An Automa never holds contracts (A-1.4)."));
}

void readOfficerUses(const Object& object, CompanyState& state) {
    const auto uses = object.optional("officer_uses");
    if (!uses || state.isAutoma())
        return;
    state.officerCopies = static_cast<std::uint8_t>(uses->integer(0, kSekiboSpaces));
    if (state.officerCopies > 0 && state.officer != Officer::Sekibo)
        uses->refuse(
            QCoreApplication::translate("Position", "Only Mahiri Sekibo is used (B-21.7)."));
}

void readCompany(const Node& node, PositionFile& file) {
    const Object object(node, {"id",
                               "player",
                               "name",
                               "level",
                               "tracking",
                               "officer",
                               "officer_uses",
                               "passed",
                               "constructions",
                               "vp",
                               "energy",
                               "credits",
                               "excavators",
                               "mixers",
                               "engineers",
                               "tiles",
                               "wheel",
                               "contracts",
                               "fulfilled",
                               "excamixers",
                               "architect",
                               "officer_engineers",
                               "works"});
    const auto company = readSingleId<Company>(object.required("id"), "company");
    CompanyState& state = file.state.of(company);
    file.companies.push_back(company);
    state.inPlay = true;
    state.kind = readId<PlayerKind>(object.required("player"));
    if (state.isAutoma())
        readAutoma(object, state);
    else
        readHuman(object, state);
    readOfficer(object, state);
    readOfficerUses(object, state);
    readSupply(object, state);
    readOfficersThings(object, state);
    if (const auto name = object.optional("name")) {
        file.names[indexOf(company)] = name->text();
        if (name->text().size() > kLongestName || !json::isOneLine(name->text()))
            name->refuse(QCoreApplication::translate(
                "Position", "A name is one line of at most 60 characters."));
    }
    if (const auto tiles = object.optional("tiles"))
        for (const Node& tile : tiles->items(0, kTileCount))
            state.tiles.insert(readTile(tile, company));
    if (const auto wheel = object.optional("wheel"))
        readWheel(*wheel, company, state.wheel);
    if (const auto fulfilled = object.optional("fulfilled"))
        for (const Node& contract : fulfilled->items(0, kContractCount))
            state.fulfilled.insert(readSingleId<Contract>(contract, "contract"));
}

} // namespace

void readCompanies(const Node& node, PositionFile& file) {
    for (const Node& company : node.items(2, kMaxPlayers))
        readCompany(company, file);
}

Company readPlayingCompany(const Node& node, const State& state) {
    const auto company = readId<Company>(node);
    if (!state.of(company).inPlay)
        node.refuse(
            QCoreApplication::translate("Position", "\"%1\" does not take part in this game.")
                .arg(shown(node.text())));
    return company;
}

} // namespace position
