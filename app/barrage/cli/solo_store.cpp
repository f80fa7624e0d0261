#include <cstdio>

#include "app/barrage/cli/solo_options.h"
#include "app/barrage/play/barrage_play.h"
#include "app/cli/store_file.h"
#include "app/sessions/live_session.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/random_play.h"

namespace cli {

namespace {

using namespace barrage;
using Session = sessions::LiveSession<Game>;

Move nextMove(const Playthrough& game, std::uint64_t seed) {
    core::Rng rng = core::Rng::forStep(seed, game.cursor());
    return isAutomaToDecide(game.state()) ? decide(game.state()).move
                                          : randomMove(game.state(), rng);
}

Result<core::Done> playToTheEnd(Session& session, std::uint64_t seed, const QString& file) {
    while (!session.game().state().isOver()) {
        const Move move = nextMove(session.game(), seed);
        if (const auto events = session.commit(move, sessions::now()); !events)
            return refusedMove(move, events.error());
        if (session.trouble())
            return storeFailure(*session.trouble(), file);
        std::printf("%zu\n", session.game().cursor());
        std::fflush(stdout);
    }
    const database::Time now = sessions::now();
    const auto finished = session.finish(
        playOf(session.game(), session.id(), session.seats(), session.playTime(), now), now);
    if (!finished)
        return storeFailure(finished.error(), file);
    return core::Done{};
}

Result<core::Done> playOne(const database::DatabaseFile& store, const SoloOptions& options,
                           std::uint64_t seed) {
    auto begun = beginSolo(options, seed);
    if (!begun)
        return begun.error();
    auto seats = seatsOf(begun.value().setup(), {"Human"});
    auto session =
        Session::create(store, std::move(begun.value()), std::move(seats), sessions::now());
    if (!session)
        return storeFailure(session.error(), options.store);
    return playToTheEnd(session.value(), seed, options.store);
}

} // namespace

Output soloIntoStore(const SoloOptions& options) {
    const auto store = openOrCreate(options.store);
    if (!store)
        return store.error();
    for (int i = 0; i < options.told.games; ++i)
        if (const auto done =
                playOne(store.value(), options, options.told.firstSeed + std::uint64_t(i));
            !done)
            return done.error();
    return QByteArray();
}

} // namespace cli
