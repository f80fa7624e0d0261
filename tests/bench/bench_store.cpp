#include "tests/bench/bench_store.h"

#include <array>
#include <cstdlib>

#include <QDir>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include "app/barrage/play/barrage_play.h"
#include "app/sessions/live_session.h"
#include "database/history.h"
#include "database/statistics.h"
#include "database/store.h"
#include "database/transfer.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/measure.h"

namespace bench {

namespace {

using namespace barrage;
using database::DatabaseFile;

constexpr int kAppends = 400;
constexpr int kGames = 25; // different ones; many more are copies of them

[[noreturn]] void giveUp(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(1);
}

template <class T>
T must(database::Result<T> result) {
    if (!result)
        giveUp(result.error().detail);
    return std::move(result.value());
}

DatabaseFile storeIn(const QTemporaryDir& folder, const char* name) {
    return must(database::openStore(folder.filePath(name).toStdString()));
}

std::vector<Playthrough> soloGames() {
    std::vector<Playthrough> games;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        core::Rng rng(seed);
        const std::array<PlayerRequest, 2> players{
            {{PlayerKind::Human, Level::Medium, Tracking::Full},
             {PlayerKind::Automa, static_cast<Level>(seed % 4), Tracking::Full}}};
        games.push_back(playRandomGame(dealSetup(Options{}, players, rng), seed));
    }
    return games;
}

/// Sessions of exactly so many entries; corrections lengthen a game.
database::SessionRecord sessionOf(Playthrough game, std::size_t entries, database::Time time) {
    std::int16_t vp = 0;
    while (game.entries().size() < entries) {
        Correct correct;
        correct.owner = ownerOf(game.state().turnOrder[0]);
        correct.value = ++vp;
        if (!game.commit({Actor::Table, correct}))
            giveUp("a correction is refused");
    }
    database::SessionRecord session;
    session.id = sessions::newId();
    session.log = game.log();
    session.log.entries.resize(entries);
    session.cursor = entries;
    session.created = session.touched = time;
    session.seats = seatsOf(game.setup(), {"Ann"});
    return session;
}

void addSessions(const DatabaseFile& store, const std::vector<Playthrough>& games, int count,
                 std::size_t entries) {
    database::Contents contents;
    for (int i = 0; i < count; ++i)
        contents.sessions.push_back(
            sessionOf(games[static_cast<std::size_t>(i % kGames)], entries, i));
    must(database::importContents(store, contents, sessions::newId));
}

/// What no store can do without: a row written and on the disk, with the same settings.
class BareTable {
public:
    explicit BareTable(const QString& file)
        : m_database(QSqlDatabase::addDatabase("QSQLITE", "bare")) {
        m_database.setDatabaseName(file);
        m_database.open();
        for (const char* sql :
             {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
              "CREATE TABLE entries (number INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT"}) {
            QSqlQuery query(m_database);
            if (!query.exec(sql))
                giveUp(query.lastError().text().toStdString());
        }
        m_insert = QSqlQuery(m_database);
        m_insert.prepare("INSERT INTO entries (line) VALUES (?)");
    }
    ~BareTable() {
        m_insert = QSqlQuery();
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase("bare");
    }
    BareTable(const BareTable&) = delete;
    BareTable& operator=(const BareTable&) = delete;

    void append(const std::string& line) {
        m_insert.bindValue(0, QString::fromStdString(line));
        if (!m_insert.exec())
            giveUp(m_insert.lastError().text().toStdString());
    }

private:
    QSqlDatabase m_database;
    QSqlQuery m_insert;
};

/// Both in turn, so that what else the disk does meets both.
void measureAppend(const QTemporaryDir& folder, const std::vector<Playthrough>& games) {
    const DatabaseFile store = storeIn(folder, "append");
    addSessions(store, games, 50, 200);
    const database::SessionRecord session = sessionOf(games[0], 0, 0);
    must(database::addSession(store, session));
    auto journal = must(database::SessionJournal::open(store, session.id));
    BareTable bare(folder.filePath("bare"));
    const std::vector<std::string> lines = games[0].log().entries;
    std::vector<double> ours;
    std::vector<double> theirs;
    for (int i = 0; i < kAppends; ++i) {
        const std::string& line = lines[static_cast<std::size_t>(i) % lines.size()];
        theirs.push_back(milliseconds([&] { bare.append(line); }));
        ours.push_back(milliseconds([&] { must(journal.append(line, i)); }));
    }
    row("append of an entry, on the disk", median(ours), "ms", "< 5 ms");
    row("the same by a bare insert", median(theirs), "ms", "");
    row("ratio of the two", median(ours) / median(theirs), "", "< 1.5");
}

template <class Call>
double medianOf(int calls, Call call) {
    std::vector<double> times;
    for (int i = 0; i < calls; ++i)
        times.push_back(milliseconds(call));
    return median(times);
}

void measureStart(const QTemporaryDir& folder, const char* name, const std::string& what,
                  const char* target) {
    row("start of a store with " + what, medianOf(15, [&] { keep(storeIn(folder, name)); }), "ms",
        target);
}

void measureReading(const QTemporaryDir& folder, const std::vector<Playthrough>& games) {
    {
        addSessions(storeIn(folder, "50"), games, 50, 200);
    }
    measureStart(folder, "50", "50 sessions of 200 entries", "< 20 ms");
    {
        addSessions(storeIn(folder, "1000"), games, 1000, 200);
    }
    measureStart(folder, "1000", "1,000 sessions of 200 entries", "");
    const DatabaseFile store = storeIn(folder, "1000");
    row("list of 1,000 sessions",
        medianOf(15, [&] { keep(must(database::listSessions(store)).size()); }), "ms", "< 30 ms");
    const database::SessionRecord session = sessionOf(games[0], 400, 0);
    must(database::addSession(store, session));
    row("open a session of 400 entries, state included",
        medianOf(15, [&] { keep(sessions::LiveSession<Game>::resume(store, session.id).ok()); }),
        "ms", "< 40 ms");
}

void measureStatistics(const QTemporaryDir& folder, const std::vector<Playthrough>& games) {
    constexpr database::Time kDay = 24 * 60 * 60 * 1000;
    const DatabaseFile store = storeIn(folder, "plays");
    database::Contents contents;
    for (int i = 0; i < 2000; ++i) {
        const Playthrough& game = games[static_cast<std::size_t>(i % kGames)];
        database::Play play = playOf(game, sessions::newId(),
                                     seatsOf(game.setup(), {"Player " + std::to_string(i % 12)}),
                                     5'400'000, i * kDay);
        play.session.clear();
        contents.plays.push_back(std::move(play));
    }
    must(database::importContents(store, contents, sessions::newId));
    double sum = 0;
    double slowest = 0;
    for (int i = 0; i <= static_cast<int>(database::Dimension::Month); ++i) {
        const double time = medianOf(9, [&] {
            keep(must(database::statistics(store, static_cast<database::Dimension>(i), {})));
        });
        sum += time;
        slowest = std::max(slowest, time);
    }
    row("statistics over 2,000 plays, the slowest of 7 tables", slowest, "ms", "");
    row("statistics over 2,000 plays, all 7 tables", sum, "ms", "< 100 ms");
}

} // namespace

void measureStore() {
    const QTemporaryDir folder(QDir::current().filePath("penstock-bench-XXXXXX"));
    if (!folder.isValid())
        giveUp("the current folder cannot be written to");
    const std::vector<Playthrough> games = soloGames();
    measureAppend(folder, games);
    measureReading(folder, games);
    measureStatistics(folder, games);
}

} // namespace bench
