#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/solo_options.h"
#include "app/barrage/cli/table_text.h"
#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/instruction_text.h"
#include "app/common/convert.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/random_play.h"

namespace cli {

namespace {

using namespace barrage;

QString seatText(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    QString text = toQt(idOf(company)) + ' ' +
                   (own.isAutoma() ? "Automa " + toQt(idOf(own.level)) : QString("human"));
    if (own.officer != Officer::None)
        text += QStringLiteral(" with ") + toQt(idOf(own.officer));
    return text;
}

bool isAutomaTileMove(InstructionKind kind) { return kind <= InstructionKind::ShuffleAutomaTiles; }

/// One solo game, told as it is played.
class Story {
public:
    explicit Story(Playthrough game) : m_game(std::move(game)) {}

    [[nodiscard]] Result<core::Done> tell(std::uint64_t seed) {
        QStringList seats;
        for (const Company company : m_game.state().turnOrder)
            seats.append(seatText(m_game.state(), company));
        print(0, QStringLiteral("=== Seed %1: %2").arg(seed).arg(seats.join(", ")));
        while (!m_game.state().isOver()) {
            core::Rng rng = core::Rng::forStep(seed, m_game.cursor());
            const auto done = isAutomaToDecide(m_game.state())
                                  ? tellDecision()
                                  : tellOther(randomMove(m_game.state(), rng));
            if (!done)
                return done;
        }
        print(0, QStringLiteral("=== ") + gameText(m_game));
        return core::Done{};
    }

private:
    /// The turn begins unless a dashed action or a choice came before.
    void tellTurn() {
        const State& state = m_game.state();
        const TurnState& turn = state.turn;
        if (state.task().kind != TaskKind::TakeTurn || turn.hasManagedWater ||
            turn.hasSweptContracts)
            return;
        print(0, QStringLiteral("\n--- Round %1, turn of %2: action tile %3, criteria tile %4%5")
                     .arg(state.round)
                     .arg(seatText(state, state.active), explain::tileText(state.deck.actionTile),
                          explain::tileText(state.deck.criteriaTile),
                          QLatin1String(turn.isDictated ? ", the tile decides (8.3)" : "")));
        print(4, tableText(state));
    }

    [[nodiscard]] Result<core::Done> tellDecision() {
        tellTurn();
        const State before = m_game.state();
        const Decision decision = decide(before);
        print(2, explain::decisionText(before, decision));
        return commit(decision.move, before, true);
    }

    [[nodiscard]] Result<core::Done> tellOther(const Move& move) {
        const State before = m_game.state();
        if (std::holds_alternative<Proceed>(move.what))
            print(0, QStringLiteral("\n--- Round %1, phase %2")
                         .arg(before.round)
                         .arg(toQt(idOf(before.phase))));
        else if (before.task().kind == TaskKind::TakeTurn)
            print(0, QString());
        return commit(move, before, move.by == Actor::Table);
    }

    /// Humans know what their own moves ask of them; the Automa tiles are told to them.
    [[nodiscard]] Result<core::Done> commit(const Move& move, const State& before,
                                            bool tellsEverything) {
        print(2, QStringLiteral("> ") + toQt(formatMove(move)));
        const auto events = m_game.commit(move);
        if (!events)
            return refusedMove(move, events.error());
        for (const Instruction& instruction : instructionsFor(before, events.value()))
            if (tellsEverything || isAutomaTileMove(instruction.kind))
                print(6, QStringLiteral("- ") + explain::instructionText(instruction));
        return core::Done{};
    }

    Playthrough m_game;
};

Result<core::Done> playOne(const SoloOptions& options, std::uint64_t seed) {
    auto begun = beginSolo(options, seed);
    if (!begun)
        return begun.error();
    return Story(std::move(begun.value())).tell(seed);
}

} // namespace

Output soloBarrage(const QStringList& arguments) {
    const auto read = soloOptions(arguments);
    if (!read)
        return read.error();
    const SoloOptions& options = read.value();
    if (!options.store.isEmpty())
        return soloIntoStore(options);
    const SpokenLanguage language(options.told.language);
    for (int i = 0; i < options.told.games; ++i)
        if (const auto done = playOne(options, options.told.firstSeed + std::uint64_t(i)); !done)
            return done.error();
    return QByteArray();
}

} // namespace cli
