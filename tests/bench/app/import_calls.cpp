#include "tests/bench/app/import_calls.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include <unistd.h>

#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include "app/barrage/play/barrage_play.h"
#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/shell/session_list_model.h"
#include "app/shell/store_transfer.h"
#include "database/history.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/measure.h"

namespace bench {

namespace {

using namespace barrage;

constexpr int kSessions = 3500;
constexpr int kGames = 25; // different ones; the others are copies of them
constexpr const char* kFrame = "< 16";

database::SessionRecord finishedGame(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array players{PlayerRequest{},
                             PlayerRequest{PlayerKind::Automa, Level::High, Tracking::Full}};
    const Playthrough game = playRandomGame(dealSetup(Options{}, players, rng), seed);
    database::SessionRecord session;
    session.log = game.log();
    session.cursor = game.cursor();
    session.status = database::SessionStatus::Finished;
    session.seats = seatsOf(game.setup(), {"Ann"});
    return session;
}

database::Contents yearsOfGames() {
    database::Contents contents;
    for (int i = 0; i < kSessions; ++i) {
        database::SessionRecord session =
            i < kGames ? finishedGame(static_cast<std::uint64_t>(i))
                       : contents.sessions[static_cast<std::size_t>(i % kGames)];
        session.id = sessions::newId();
        session.created = session.touched = i;
        contents.sessions.push_back(std::move(session));
    }
    return contents;
}

/// A move of somebody who plays on.
void write(StoreHost& host, int number) {
    database::Play play;
    play.id = sessions::newId();
    play.game = "barrage";
    play.ended = number;
    if (!database::addPlay(host.store(), play))
        std::abort();
}

/// A page into a file and out to the disk.
double bareWriteMs(QFile& file) {
    return milliseconds([&file] {
        file.seek(0);
        file.write(QByteArray(4096, 'p'));
        file.flush();
        if (fdatasync(file.handle()) != 0)
            std::abort();
    });
}

struct Felt {
    double wholeMs = 0;
    double longestPauseMs = 0; // of the thread that draws
    double longestWriteMs = 0;
    double longestBareWriteMs = 0; // what the disk takes by itself
    std::string message;
};

/// Brings the file in while the events of a running program go on and a move is made now and then.
Felt bringIn(StoreHost& host, const QString& file) {
    StoreTransfer transfer;
    transfer.setHost(&host);
    Felt felt;
    QEventLoop loop;
    QObject::connect(&transfer, &StoreTransfer::changed, &loop, [&] {
        if (!transfer.isBusy())
            loop.quit();
    });
    auto last = std::chrono::steady_clock::now();
    QTimer beat; // as long as nothing holds the thread up, it comes every millisecond
    QObject::connect(&beat, &QTimer::timeout, &loop, [&] {
        const auto now = std::chrono::steady_clock::now();
        const std::chrono::duration<double, std::milli> pause = now - last;
        felt.longestPauseMs = std::max(felt.longestPauseMs, pause.count());
        last = now;
    });
    QFile bare(file + ".bare");
    if (!bare.open(QIODevice::WriteOnly))
        std::abort();
    QTimer moves;
    int count = 0;
    QObject::connect(&moves, &QTimer::timeout, &loop, [&] {
        felt.longestWriteMs =
            std::max(felt.longestWriteMs, milliseconds([&] { write(host, ++count); }));
        felt.longestBareWriteMs = std::max(felt.longestBareWriteMs, bareWriteMs(bare));
        last = std::chrono::steady_clock::now(); // rows of their own
    });
    beat.start(1);
    moves.start(25); // far more often than anybody plays, to meet the worst
    felt.wholeMs = milliseconds([&] {
        transfer.bringIn(QUrl::fromLocalFile(file));
        loop.exec();
    });
    felt.message = transfer.message().toStdString();
    return felt;
}

} // namespace

void measureImport() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("years.penstock");
    {
        const auto text = sessions::writePenstock(yearsOfGames());
        if (!text) {
            std::fprintf(stderr, "%s\n", qPrintable(text.error().sentence));
            return;
        }
        row("file of 3,500 sessions", static_cast<double>(text.value().size()) / json::kMebibyte,
            "MiB", "< 64");
        if (!sessions::writeFile(file, text.value()))
            std::abort();
    }
    StoreHost host;
    host.setFile(folder.filePath("games.sqlite"));
    static_cast<void>(host.store()); // as in the app, where it is long open
    const Felt felt = bringIn(host, file);
    row("import of 3,500 sessions (" + felt.message + ")", felt.wholeMs / 1000, "s", "");
    row("import, longest pause of the screen", felt.longestPauseMs, "ms", kFrame);
    row("import, longest write of a move meanwhile", felt.longestWriteMs, "ms", kFrame);
    row("import, longest bare write and sync of the disk meanwhile", felt.longestBareWriteMs, "ms",
        "");
    SessionListModel list;
    row("list of 3,500 sessions, its first part", milliseconds([&] { list.setHost(&host); }), "ms",
        kFrame);
    row("list of 3,500 sessions, the next part", milliseconds([&] { list.fetchMore({}); }), "ms",
        kFrame);
}

} // namespace bench
