#include "app/sessions/readable.h"

#include <map>
#include <utility>

#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"

namespace sessions {

namespace {

using database::Contents;
using database::Play;
using database::SessionRecord;

bool isReadable(const Contents& contents) { return readableText(contents).ok(); }

void keepSessions(std::vector<SessionRecord>& sessions, const database::GoesOn& goesOn,
                  LeftOut& leftOut) {
    std::vector<SessionRecord> kept;
    for (std::size_t i = 0; i < sessions.size() && goesOn(i, sessions.size()); ++i) {
        if (isReadable({{sessions[i]}, {}, {}, {}})) {
            kept.push_back(std::move(sessions[i]));
            continue;
        }
        SessionRecord part = readablePart(std::move(sessions[i]));
        const bool isKept = isReadable({{part}, {}, {}, {}});
        ++(isKept ? leftOut.endings : leftOut.records);
        if (isKept)
            kept.push_back(std::move(part));
    }
    sessions = std::move(kept);
}

/// A play that is read alone has no session; in the file it has one if that is there.
void keepPlays(std::vector<Play>& plays, const std::vector<SessionRecord>& sessions,
               const database::GoesOn& goesOn, LeftOut& leftOut) {
    std::map<std::string, std::string> gameOfSession;
    for (const SessionRecord& session : sessions)
        gameOfSession.emplace(session.id, session.log.game);
    std::vector<Play> kept;
    for (std::size_t i = 0; i < plays.size() && goesOn(i, plays.size()); ++i) {
        Play& play = plays[i];
        const auto session = gameOfSession.find(play.session);
        const bool isLinked = session != gameOfSession.end() && session->second == play.game;
        std::string link = std::exchange(play.session, {});
        if (!isReadable({{}, {play}, {}, {}})) {
            ++leftOut.records;
            continue;
        }
        if (isLinked)
            play.session = std::move(link);
        kept.push_back(std::move(play));
    }
    plays = std::move(kept);
}

} // namespace

SessionRecord readablePart(SessionRecord session) {
    const auto stopped = replayProblem(session.log);
    if (!stopped || stopped->entry == core::LoadError::kSetup)
        return session;
    session.log.entries.resize(stopped->entry);
    if (session.cursor > stopped->entry) {
        session.cursor = stopped->entry;
        session.status = database::SessionStatus::Playing;
    }
    return session;
}

json::Result<QByteArray> readableText(const Contents& contents) {
    auto text = writePenstock(contents);
    if (text)
        if (const auto read = readPenstock(text.value()); !read)
            return read.error();
    return text;
}

LeftOut keepReadable(Contents& contents, const database::GoesOn& goesOn) {
    LeftOut leftOut;
    const std::size_t sessions = contents.sessions.size();
    const std::size_t all = sessions + contents.plays.size();
    keepSessions(
        contents.sessions, [&](std::size_t done, std::size_t) { return goesOn(done, all); },
        leftOut);
    keepPlays(
        contents.plays, contents.sessions,
        [&](std::size_t done, std::size_t) { return goesOn(sessions + done, all); }, leftOut);
    leftOut.records +=
        static_cast<int>(std::erase_if(contents.cards, [](const database::Card& card) {
            return !isReadable({{}, {}, {card}, {}});
        }));
    return leftOut;
}

int keepReadable(std::vector<database::Photo>& photos, const Play& play) {
    Play alone = play;
    alone.session.clear();
    return static_cast<int>(std::erase_if(photos, [&alone](const database::Photo& photo) {
        return !isReadable({{}, {alone}, {}, {{alone.id, {photo}}}});
    }));
}

} // namespace sessions
