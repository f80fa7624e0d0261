#include "tests/bench/app/gui_calls.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include <QCoreApplication>
#include <QTemporaryDir>

#include "app/barrage/automa/automa_turn_model.h"
#include "app/barrage/automa/forecast_model.h"
#include "app/barrage/automa/reveal_model.h"
#include "app/barrage/choices/barrage_choice_model.h"
#include "app/barrage/company/barrage_company_model.h"
#include "app/barrage/correction/correction_model.h"
#include "app/barrage/map/barrage_map_model.h"
#include "app/barrage/phase/barrage_phase_model.h"
#include "app/barrage/play/barrage_play.h"
#include "app/common/convert.h"
#include "app/history/history_model.h"
#include "app/pad/score_pad_model.h"
#include "app/sessions/identity.h"
#include "app/shell/play_editor.h"
#include "app/shell/session_list_model.h"
#include "app/table/game_log_model.h"
#include "database/history.h"
#include "database/transfer.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/measure.h"

namespace bench {

namespace {

using namespace barrage;

constexpr std::size_t kEntries = 400;
constexpr int kSessions = 1000;
constexpr int kPlays = 2000;
constexpr int kCalls = 9;
constexpr const char* kFrame = "< 16";

Playthrough soloGame(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array players{PlayerRequest{},
                             PlayerRequest{PlayerKind::Automa, Level::High, Tracking::Full}};
    return playRandomGame(dealSetup(Options{}, players, rng), seed);
}

/// Corrections lengthen a game.
Playthrough longGame(Playthrough game) {
    for (std::int16_t vp = 1; game.entries().size() < kEntries; ++vp) {
        Correct correct;
        correct.owner = ownerOf(game.state().turnOrder[0]);
        correct.value = vp;
        if (!game.commit({Actor::Table, correct}))
            std::abort();
    }
    return game;
}

database::SessionRecord sessionOf(const Playthrough& game, database::Time time) {
    database::SessionRecord session;
    session.id = sessions::newId();
    session.log = game.log();
    session.cursor = game.cursor();
    session.created = session.touched = time;
    session.seats = seatsOf(game.setup(), {"Ann"});
    return session;
}

/// The store of somebody who has played for years. Returns the session of the long game.
QString fill(StoreHost& host, const Playthrough& game) {
    database::Contents contents;
    contents.sessions.push_back(sessionOf(longGame(game), kSessions));
    for (int i = 1; i < kSessions; ++i)
        contents.sessions.push_back(sessionOf(game, i));
    for (int i = 0; i < kPlays; ++i) {
        auto play = playOf(game, sessions::newId(), seatsOf(game.setup(), {"Ann"}), 5'400'000, i);
        play.session.clear();
        contents.plays.push_back(std::move(play));
    }
    if (!database::importContents(host.store(), contents, sessions::newId))
        std::abort();
    return toQt(contents.sessions.front().id);
}

template <class Call>
double medianOfCalls(Call call) {
    std::vector<double> times;
    for (int i = 0; i < kCalls; ++i)
        times.push_back(milliseconds(call));
    return median(times);
}

/// The slowest entry of the game for a model that follows the table, the better of two passes, so
/// that what else the machine does is left out.
template <class Model>
void measureFollowing(const std::string& what, BarrageTable& table, Model& model) {
    std::vector<double> best(static_cast<std::size_t>(table.entryCount()), 1e9);
    table.goTo(0);
    model.setTable(&table);
    for (int pass = 0; pass < 2; ++pass) {
        table.goTo(0);
        for (std::size_t i = 0; i < best.size(); ++i)
            best[i] = std::min(best[i], milliseconds([&] { table.goTo(static_cast<int>(i) + 1); }));
    }
    model.setTable(nullptr);
    row("next entry, " + what + ", slowest", *std::ranges::max_element(best), "ms", kFrame);
}

/// Every key is kept.
void measureTyping(StoreHost& host) {
    PlayEditor editor;
    editor.setHost(&host);
    editor.setPlayId(toQt(database::listPlays(host.store()).value().front().id));
    QString name;
    row("a key of a name, at the end of a game", medianOfCalls([&] {
            name += QLatin1Char('x');
            for (int seat = 0; seat < editor.rowCount(); ++seat) // an Automa keeps its own
                editor.rename(seat, name);
        }),
        "ms", kFrame);
    ScorePadModel pad;
    pad.setHost(&host);
    row("a key of a name, on the score pad",
        medianOfCalls([&] { pad.setName(1, name += QLatin1Char('x')); }), "ms", kFrame);
}

struct NoModel {
    void setTable(BarrageTable* /*table*/) {}
};

void measureModels(BarrageTable& table) {
    NoModel nothing;
    measureFollowing("on the disk", table, nothing);
    AutomaTurnModel automa;
    measureFollowing("Automa's turn", table, automa);
    ForecastModel forecast;
    forecast.setOn(true);
    measureFollowing("forecast", table, forecast);
    RevealModel reveal;
    measureFollowing("reveal", table, reveal);
    BarrageChoiceModel choice;
    measureFollowing("a person's choice", table, choice);
    BarrageCompanyModel companies;
    measureFollowing("companies", table, companies);
    BarrageMapModel map;
    measureFollowing("map", table, map);
    BarragePhaseModel phase;
    measureFollowing("phase", table, phase);
    CorrectionModel correction;
    measureFollowing("correction", table, correction);
    GameLogModel log;
    measureFollowing("log", table, log);
}

/// Reads to the end what the model reads in parts; the longest of them.
double longestPartMs(HistoryModel& history) {
    bool isLoaded = false;
    QObject::connect(&history, &HistoryModel::loaded, [&isLoaded] { isLoaded = true; });
    double longest = 0;
    while (!isLoaded)
        longest = std::max(longest, milliseconds([] { QCoreApplication::processEvents(); }));
    return longest;
}

void measureHistory(StoreHost& host) {
    row("history of 2,000 plays, its first part",
        medianOfCalls([&] { HistoryModel().setHost(&host); }), "ms", kFrame);
    std::array<HistoryModel, kCalls> histories; // a word is most to search the first time
    double longest = 0;
    for (HistoryModel& history : histories) {
        history.setHost(&host);
        longest = std::max(longest, longestPartMs(history));
    }
    row("history of 2,000 plays, longest of the other parts", longest, "ms", kFrame);
    auto history = histories.begin();
    row("first word searched in 2,000 plays", medianOfCalls([&] { (history++)->setText("ola"); }),
        "ms", kFrame);
}

} // namespace

void measureGuiCalls() {
    const QTemporaryDir folder;
    StoreHost host;
    host.setFile(folder.filePath("games.sqlite"));
    const Playthrough game = soloGame(3);
    const QString session = fill(host, game);
    BarrageTable table;
    table.setHost(&host);
    row("open a game of 400 entries", medianOfCalls([&] { keep(table.open(session)); }), "ms",
        kFrame);
    table.goTo(static_cast<int>(kEntries) - 1);
    row("labels of undo and redo", medianOfCalls([&] {
            keep(table.undoLabel());
            keep(table.redoLabel());
        }),
        "ms", kFrame);
    row("undo of a whole turn", medianOfCalls([&] {
            table.goTo(static_cast<int>(game.entries().size()));
            table.undoTurn();
        }),
        "ms", kFrame);
    row("look at an earlier entry", medianOfCalls([&] { table.view(kEntries / 2 + 31); }), "ms",
        kFrame);
    table.view(-1);
    row("log of 400 entries", medianOfCalls([&] { GameLogModel().setTable(&table); }), "ms",
        kFrame);
    row("list of 1,000 sessions, its first part",
        medianOfCalls([&] { SessionListModel().setHost(&host); }), "ms", kFrame);
    measureHistory(host);
    measureTyping(host);
    measureModels(table);
}

} // namespace bench
