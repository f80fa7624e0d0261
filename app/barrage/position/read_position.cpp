#include <QCoreApplication>

#include "app/barrage/position/broken_rule.h"
#include "app/barrage/position/derive.h"
#include "app/barrage/position/id_node.h"
#include "app/barrage/position/read_parts.h"
#include "app/json/json_text.h"

namespace position {

namespace {

using namespace barrage;

constexpr int kFormatVersion = 1;
constexpr int kMostOfficersToCopy = 3;

void readHeader(const Object& root) {
    const Node game = root.required("game");
    if (game.text() != QLatin1String("barrage"))
        game.refuse(QCoreApplication::translate("Position", "\"%1\" is not \"barrage\".")
                        .arg(shown(game.text())));
    const Node version = root.required("version");
    if (version.value() != QJsonValue(kFormatVersion))
        version.refuse(QCoreApplication::translate("Position", "Only version %1 can be read.")
                           .arg(kFormatVersion));
}

void readPhase(const Node& node, State& state) {
    state.phase = readId<Phase>(node);
    if (state.phase == Phase::EndOfRound && state.round == kRounds)
        node.refuse(QCoreApplication::translate(
            "Position", "The last round ends the game after its scoring (B-5.1)."));
    if (state.phase == Phase::GameOver && state.round < kRounds)
        node.refuse(
            QCoreApplication::translate("Position", "The game is over only after round %1 (B-5.1).")
                .arg(kRounds));
}

void readTurnOrder(const Node& node, State& state, std::size_t companies) {
    const int count = static_cast<int>(companies);
    for (const Node& item : node.items(count, count)) {
        state.turnOrder.push(readPlayingCompany(item, state));
        node.report().claim("place", item.text(), item.path());
    }
}

/// Between phases nobody is on turn; the first in turn order stands for all.
void readActive(const Object& root, State& state) {
    const auto node = root.optional("active");
    if (node && !node->isNull())
        state.active = readPlayingCompany(*node, state);
    else if (state.phase == Phase::Actions)
        root.refuse("active", QCoreApplication::translate(
                                  "Position", "In the phase of actions somebody is on turn."));
    else if (!state.turnOrder.empty())
        state.active = state.turnOrder[0];
}

void readOfficersToCopy(const Node& node, State& state) {
    for (const Node& item : node.items(0, kMostOfficersToCopy))
        state.extraOfficers.push(readSingleId<Officer>(item, "officer"));
}

/// The introductory game has neither Automas nor advanced tiles (A-2.1, B-3.7).
void checkIntroductoryGame(const Object& root, const State& state) {
    if (!state.options.introductory)
        return;
    for (const Company company : state.turnOrder)
        if (state.of(company).isAutoma())
            root.refuse("companies",
                        QCoreApplication::translate(
                            "Position", "The introductory game has no Automas (A-2.1)."));
    for (const Tile tile : state.patents.open)
        if (tile != Tile::None)
            root.refuse("patent",
                        QCoreApplication::translate(
                            "Position", "The introductory game has no advanced tiles (B-3.7)."));
}

void readState(const Object& root, PositionFile& file) {
    State& state = file.state;
    if (const auto options = root.optional("options"))
        state.options = readOptions(*options);
    state.round = static_cast<std::uint8_t>(root.required("round").integer(1, kRounds));
    readPhase(root.required("phase"), state);
    readCompanies(root.required("companies"), file);
    readTurnOrder(root.required("turn_order"), state, file.companies.size());
    readActive(root, state);
    if (const auto officers = root.optional("officers_to_copy"))
        readOfficersToCopy(*officers, state);
    state.map = readMap(root.required("map"), state);
    if (const auto contracts = root.optional("contracts"))
        readContractOffice(*contracts, state.contracts);
    if (const auto patent = root.optional("patent"))
        readPatentOffice(*patent, state.patents);
    readBonusTiles(root.required("bonus_tiles"), state);
    state.objective = readId<Objective>(root.required("objective"));
    if (const auto spaces = root.optional("action_spaces"))
        readActionSpaces(*spaces, state);
    if (const auto bank = root.optional("bank"))
        readBank(*bank, state);
    if (const auto beside = root.optional("beside"))
        readBeside(*beside, state);
    if (const auto automa = root.optional("automa"))
        state.deck = readAutomaDeck(*automa);
    readLeeghwater(root, state);
    checkIntroductoryGame(root, state);
}

} // namespace

Result<PositionFile> readPosition(const QByteArray& text) {
    const auto parsed = json::parseObject(text, kLargestFile);
    if (!parsed)
        return parsed.error();

    Report report;
    PositionFile file;
    const Node node(parsed.value(), {}, report);
    readHeader(Object(node));
    const Object root(node,
                      {"game",      "version",          "round",          "phase",
                       "options",   "active",           "turn_order",     "companies",
                       "map",       "contracts",        "patent",         "bonus_tiles",
                       "objective", "action_spaces",    "bank",           "beside",
                       "automa",    "officers_to_copy", "external_works", "external_work_engineers",
                       "buildings", "removed_tiles"});
    readState(root, file);
    if (report.problem())
        return *report.problem();

    derive(file.state);
    if (const auto problem = brokenRule(file.state))
        return *problem;
    return file;
}

} // namespace position
