#include <unordered_map>

#include <QCoreApplication>
#include <QJsonArray>

#include "app/common/convert.h"
#include "app/common/longest_name.h"
#include "app/sessions/file_values.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/repeat.h"

namespace sessions {

namespace {

using json::Node;
using json::Object;
using json::Report;

constexpr int kMostRecords = 100'000;
constexpr int kMostEntries = 20'000;
constexpr int kMostSources = 60;
constexpr int kMostRounds = 60;
constexpr int kMostPixels = 10'000; // on a side of a photo
constexpr qsizetype kLongestPhoto = 2 * json::kMebibyte;
constexpr qsizetype kLongestHeading = 200;

/// Calls read(item) until something is wrong: a hostile list is long.
template <class Read>
void forEachItem(const Node& node, int most, Read read) {
    for (const Node& item : node.items(0, most)) {
        if (node.report().problem())
            return;
        read(item);
    }
}

std::string readGame(const Node& node, bool (*isKnown)(std::string_view name)) {
    std::string name = readLine(node, kLongestId);
    if (!node.report().problem() && !isKnown(name))
        node.refuse(unknownGameSentence(name));
    return name;
}

database::SessionStatus readStatus(const Node& node) {
    if (node.text() == QLatin1String("finished"))
        return database::SessionStatus::Finished;
    if (node.text() != QLatin1String("playing"))
        node.refuse(
            QCoreApplication::translate("Sessions", "This has to be \"playing\" or \"finished\"."));
    return database::SessionStatus::Playing;
}

core::GameLog readLog(const Object& object) {
    core::GameLog log;
    log.game = readGame(object.required("game"), isKnownGame);
    log.rulesVersion = object.required("rules_version").integer(0, kMostVersions);
    log.setup = readLine(object.required("setup"), kLongestLine);
    forEachItem(object.required("entries"), kMostEntries, [&log](const Node& entry) {
        log.entries.push_back(readLine(entry, kLongestLine));
    });
    return log;
}

/// The whole log, with what can be redone.
void checkReplay(const Node& node, const core::GameLog& log) {
    if (node.report().problem())
        return;
    const auto stopped = replayProblem(log);
    if (!stopped)
        return;
    const QString sentence = loadErrorSentence(log, *stopped);
    const Object object(node);
    if (stopped->failure == core::LoadFailure::WrongVersion)
        object.refuse("rules_version", sentence);
    else if (stopped->entry == core::LoadError::kSetup)
        object.refuse("setup", sentence);
    else
        object.refuse(QStringLiteral("entries[%1]").arg(stopped->entry), sentence);
}

database::SessionRecord readSession(const Node& node) {
    const Object object(node,
                        {"id", "game", "rules_version", "setup", "entries", "cursor", "options",
                         "notes", "status", "created", "touched", "play_time_ms", "seats"});
    database::SessionRecord session;
    const Node id = object.required("id");
    session.id = readUuid(id);
    node.report().claim("session", id.text(), id.path());
    session.log = readLog(object);
    session.cursor = static_cast<std::uint64_t>(
        object.required("cursor").integer(0, static_cast<int>(session.log.entries.size())));
    session.options = readFreeObject(object, "options");
    session.notes = readProse(object, "notes");
    session.status = readStatus(object.required("status"));
    session.created = readTime(object.required("created"));
    session.touched = readTime(object.required("touched"));
    session.playTime = readDuration(object.required("play_time_ms"));
    forEachItem(object.required("seats"), kMostSeats, [&session](const Node& item) {
        const Object seat(item, {"role", "player"});
        session.seats.push_back({readLine(seat.required("role"), kLongestId),
                                 readOptionalLine(seat, "player", kLongestName)});
    });
    checkReplay(node, session.log);
    return session;
}

database::PlayResult readResult(const Node& node) {
    const Object object(node, {"player", "automa", "role", "officer", "level", "score", "rank",
                               "winner", "starter", "sources", "energy", "details"});
    database::PlayResult result;
    result.playerName = readOptionalLine(object, "player", kLongestName);
    result.isAutoma = object.required("automa").boolean();
    result.role = readOptionalLine(object, "role", kLongestId);
    result.officer = readOptionalLine(object, "officer", kLongestId);
    result.level = readOptionalLine(object, "level", kLongestId);
    result.score = object.required("score").integer(-kMostPoints, kMostPoints);
    result.rank = object.required("rank").integer(1, kMostSeats);
    result.isWinner = object.required("winner").boolean();
    result.isStarter = object.required("starter").boolean();
    forEachItem(object.required("sources"), kMostSources, [&result](const Node& item) {
        const Object source(item, {"source", "vp"});
        result.sources.push_back({readLine(source.required("source"), kLongestId),
                                  source.required("vp").integer(-kMostPoints, kMostPoints)});
    });
    forEachItem(object.required("energy"), kMostRounds, [&result](const Node& item) {
        result.energy.push_back(item.integer(-kMostPoints, kMostPoints));
    });
    result.details = readFreeObject(object, "details");
    return result;
}

database::Play readPlay(const Node& node) {
    const Object object(node, {"id", "session", "game", "ended", "play_time_ms", "location",
                               "comments", "board", "details", "results", "photos"});
    database::Play play;
    const Node id = object.required("id");
    play.id = readUuid(id);
    node.report().claim("play", id.text(), id.path());
    if (const auto session = object.optional("session")) {
        play.session = readUuid(*session);
        node.report().claim("result", session->text(), session->path());
    }
    play.game = readGame(object.required("game"), isKnownGame);
    play.ended = readTime(object.required("ended"));
    play.playTime = readDuration(object.required("play_time_ms"));
    play.location = readOptionalLine(object, "location", kLongestHeading);
    play.comments = readProse(object, "comments");
    play.board = readOptionalLine(object, "board", kLongestHeading);
    play.details = readFreeObject(object, "details");
    forEachItem(object.required("results"), kMostSeats,
                [&play](const Node& item) { play.results.push_back(readResult(item)); });
    return play;
}

/// A JPEG file as text, which the app may show as it is.
std::string readJpeg(const Node& node) {
    const QByteArray text = node.text().toLatin1();
    const auto decoded =
        QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (text.size() > kLongestPhoto || !decoded || !decoded.decoded.startsWith("\xFF\xD8"))
        node.refuse(
            QCoreApplication::translate(
                "Sessions", "This has to be a JPEG picture in base64, at most %1 MiB of it.")
                .arg(kLongestPhoto / json::kMebibyte));
    return text.toStdString();
}

std::vector<database::Photo> readPhotos(const Node& node) {
    std::vector<database::Photo> photos;
    const auto photosNode = Object(node).optional("photos");
    if (photosNode)
        forEachItem(*photosNode, database::kMostPhotos, [&photos](const Node& item) {
            const Object photo(item, {"width", "height", "jpeg"});
            photos.push_back({photo.required("width").integer(1, kMostPixels),
                              photo.required("height").integer(1, kMostPixels),
                              readJpeg(photo.required("jpeg"))});
        });
    return photos;
}

database::Card readCard(const Node& node) {
    const Object object(node, {"game", "id", "content", "changed"});
    database::Card card;
    card.game = readGame(object.required("game"), isKnownGame);
    const Node id = object.required("id");
    card.id = readLine(id, kLongestId);
    node.report().claim(QStringLiteral("card of ") + toQt(card.game), id.text(), id.path());
    card.content = readFreeObject(object, "content");
    card.changed = readTime(object.required("changed"));
    return card;
}

using GameOfSession = std::unordered_map<std::string, std::string>;

/// A result of a tracked game stands beside that game.
void checkSessionOf(const Node& node, const database::Play& play, const GameOfSession& gameOf) {
    if (play.session.empty())
        return;
    const auto session = gameOf.find(play.session);
    if (session == gameOf.end() || session->second != play.game)
        Object(node).refuse("session",
                            QCoreApplication::translate(
                                "Sessions", "The file has no session of this game with this id."));
}

qsizetype countIn(const Object& root, const char* list) {
    return root.required(list).value().toArray().size();
}

void checkVersion(const Node& node) {
    const int version = node.integer(1, kMostVersions);
    if (version > kFormatVersion)
        node.refuse(QCoreApplication::translate(
                        "Sessions", "The file comes from a later version of Penstock: only "
                                    "formats 1 to %1 can be read.")
                        .arg(kFormatVersion));
}

} // namespace

json::Result<FileContents> readPenstock(const QByteArray& text, const database::GoesOn& goesOn) {
    const auto parsed = json::parseObject(text, kLargestFile);
    if (!parsed)
        return parsed.error();

    Report report;
    FileContents contents;
    GameOfSession gameOf;
    const Node node(parsed.value(), {}, report);
    checkVersion(Object(node).required("penstock"));
    const Object root(node, {"penstock", "sessions", "plays", "cards", "setup"});
    const auto records =
        static_cast<std::size_t>(countIn(root, "sessions") + countIn(root, "plays"));
    const auto step = [&](const Node& item) {
        if (!goesOn(contents.sessions.size() + contents.plays.size(), records))
            item.refuse({}); // nobody reads what a reading says that was stopped
    };
    forEachItem(root.required("sessions"), kMostRecords, [&](const Node& item) {
        step(item);
        const auto& session = contents.sessions.emplace_back(readSession(item));
        gameOf.emplace(session.id, session.log.game);
    });
    forEachItem(root.required("plays"), kMostRecords, [&](const Node& item) {
        step(item);
        const database::Play& play = contents.plays.emplace_back(readPlay(item));
        checkSessionOf(item, play, gameOf);
        if (auto photos = readPhotos(item); !photos.empty())
            contents.photos.emplace(play.id, std::move(photos));
    });
    forEachItem(root.required("cards"), kMostRecords,
                [&contents](const Node& item) { contents.cards.push_back(readCard(item)); });
    if (const auto setup = root.optional("setup"))
        contents.setup = readRepeat(*setup);
    if (report.problem())
        return *report.problem();
    return contents;
}

} // namespace sessions
