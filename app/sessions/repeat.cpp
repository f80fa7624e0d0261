#include "app/sessions/repeat.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/common/convert.h"
#include "app/common/longest_name.h"
#include "app/games/cartridges.h"
#include "app/games/play_id.h"
#include "app/sessions/file_values.h"
#include "app/sessions/known_games.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/sessions.h"

namespace sessions {

namespace {

using json::Node;
using json::Object;

constexpr int kMostDraws = 2'000;
constexpr QLatin1String kRepeatOption("repeat");

QString cannotRepeatSentence(const std::string& game) {
    return QCoreApplication::translate("Sessions", "A game of %1 cannot be set up once more.")
        .arg(games::gameName(game));
}

core::GameLog setupLogOf(const Repeat& repeat) {
    return {repeat.game, repeat.rulesVersion, repeat.setup, {}};
}

RepeatSeat seatOf(const database::SessionSeat& seat,
                  const std::vector<database::PlayResult>& results) {
    const auto found = std::ranges::find(results, seat.role, &database::PlayResult::role);
    if (found == results.end())
        return {seat.role, seat.playerName, false, {}};
    return {seat.role, seat.playerName, found->isAutoma, found->score};
}

void checkSetup(const Node& node, const Repeat& repeat) {
    if (node.report().problem())
        return;
    const Object object(node);
    if (!isKnownGame(repeat.game)) {
        object.refuse("game", unknownGameSentence(repeat.game));
        return;
    }
    if (!canRepeat(repeat.game))
        object.refuse("game", cannotRepeatSentence(repeat.game));
    const core::GameLog log = setupLogOf(repeat);
    if (const auto stopped = replayProblem(log))
        object.refuse(stopped->failure == core::LoadFailure::WrongVersion ? "rules_version"
                                                                          : "setup",
                      loadErrorSentence(log, *stopped));
}

QJsonObject seatJson(const RepeatSeat& seat) {
    QJsonObject object{{"role", toQt(seat.role)}};
    if (!seat.playerName.empty())
        object.insert("player", toQt(seat.playerName));
    if (seat.isAutoma)
        object.insert("automa", true);
    if (seat.score)
        object.insert("score", *seat.score);
    return object;
}

RepeatSeat readSeat(const Node& node) {
    const Object object(node, {"role", "player", "automa", "score"});
    RepeatSeat seat;
    seat.role = readLine(object.required("role"), kLongestId);
    seat.playerName = readOptionalLine(object, "player", kLongestName);
    seat.isAutoma = object.flag("automa");
    if (const auto score = object.optional("score"))
        seat.score = score->integer(-kMostPoints, kMostPoints);
    return seat;
}

QJsonObject objectIn(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// The session, if its game offers it and its set-up can be read.
json::Result<database::SessionRecord> repeatable(const database::DatabaseFile& store,
                                                 const std::string& session) {
    auto record = database::loadSession(store, session);
    if (!record)
        return json::Problem{storeErrorSentence(record.error())};
    const core::GameLog& log = record.value().log;
    if (!canRepeat(log.game))
        return json::Problem{cannotRepeatSentence(log.game)};
    const core::GameLog setup{log.game, log.rulesVersion, log.setup, {}};
    if (const auto stopped = replayProblem(setup))
        return json::Problem{loadErrorSentence(setup, *stopped)};
    return std::move(record.value());
}

Repeat withoutDraws(const database::DatabaseFile& store, const database::SessionRecord& record) {
    const core::GameLog& log = record.log;
    Repeat repeat{log.game, log.rulesVersion, log.setup, {}, record.id, record.touched, {}};
    const auto play = database::loadPlay(store, games::playIdFor(record.id));
    if (play)
        repeat.played = play.value().ended;
    for (const database::SessionSeat& seat : record.seats)
        repeat.seats.push_back(
            seatOf(seat, play ? play.value().results : std::vector<database::PlayResult>()));
    return repeat;
}

} // namespace

bool canRepeat(const std::string& game) {
    const games::Cartridge* const cartridge = games::cartridgeOf(game);
    return cartridge && cartridge->drawOrder;
}

json::Result<Repeat> earlierGame(const database::DatabaseFile& store, const std::string& session) {
    const auto record = repeatable(store, session);
    if (!record)
        return record.error();
    return withoutDraws(store, record.value());
}

json::Result<Repeat> repeatOf(const database::DatabaseFile& store, const std::string& session) {
    const auto record = repeatable(store, session);
    if (!record)
        return record.error();
    Repeat repeat = withoutDraws(store, record.value());
    const auto carried = repeatInOptions(record.value().options);
    repeat.draws =
        carried ? carried->draws : games::cartridgeOf(repeat.game)->drawOrder(record.value().log);
    return repeat;
}

json::Result<core::Done> keepOrder(const database::DatabaseFile& store, const Repeat& repeat) {
    const auto record = database::loadSession(store, repeat.session);
    if (!record)
        return json::Problem{storeErrorSentence(record.error())};
    if (record.value().status == database::SessionStatus::Finished ||
        repeatInOptions(record.value().options))
        return core::Done{};
    const auto kept =
        database::setOptions(store, repeat.session, optionsWith(record.value().options, repeat));
    if (!kept)
        return json::Problem{storeErrorSentence(kept.error())};
    return core::Done{};
}

QJsonObject toJson(const Repeat& repeat) {
    QJsonArray draws;
    for (const std::string& draw : repeat.draws)
        draws.append(toQt(draw));
    QJsonArray seats;
    for (const RepeatSeat& seat : repeat.seats)
        seats.append(seatJson(seat));
    return {{"game", toQt(repeat.game)},
            {"rules_version", repeat.rulesVersion},
            {"setup", toQt(repeat.setup)},
            {"draws", draws},
            {"session", toQt(repeat.session)},
            {"played", timeText(repeat.played)},
            {"seats", seats}};
}

Repeat readRepeat(const Node& node) {
    const Object object(node,
                        {"game", "rules_version", "setup", "draws", "session", "played", "seats"});
    Repeat repeat;
    repeat.game = readLine(object.required("game"), kLongestId);
    repeat.rulesVersion = object.required("rules_version").integer(0, kMostVersions);
    repeat.setup = readLine(object.required("setup"), kLongestLine);
    repeat.session = readUuid(object.required("session"));
    repeat.played = readTime(object.required("played"));
    for (const Node& seat : object.required("seats").items(0, kMostSeats))
        repeat.seats.push_back(readSeat(seat));
    checkSetup(node, repeat);
    for (const Node& item : object.required("draws").items(0, kMostDraws)) {
        repeat.draws.push_back(readLine(item, kLongestLine));
        if (node.report().problem())
            break;
        if (!games::cartridgeOf(repeat.game)->rules.isChance(repeat.draws.back()))
            item.refuse(QCoreApplication::translate(
                "Sessions", "This has to be something that comes up in the game."));
    }
    return repeat;
}

std::optional<Repeat> repeatFrom(const QJsonObject& object) {
    json::Report report;
    Repeat repeat = readRepeat(Node(object, {}, report));
    return report.problem() ? std::nullopt : std::optional(std::move(repeat));
}

std::optional<Repeat> repeatInOptions(const std::string& options) {
    const QJsonValue value = objectIn(options)[kRepeatOption];
    return value.isObject() ? repeatFrom(value.toObject()) : std::nullopt;
}

std::string optionsWith(const std::string& options, const Repeat& repeat) {
    QJsonObject object = objectIn(options);
    object.insert(kRepeatOption, toJson(repeat));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace sessions
