#include <cstdio>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTranslator>

#include "app/cli/game_text.h"
#include "app/cli/play_options.h"
#include "app/cli/table_text.h"
#include "app/common/convert.h"
#include "app/explain/decision_text.h"
#include "app/explain/instruction_text.h"
#include "app/position/error_text.h"
#include "engine/barrage/bot/automa.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/random_play.h"

namespace cli {

namespace {

using namespace barrage;

constexpr int kMostGames = 1'000'000;

struct SoloOptions {
    Level level = Level::Medium;
    std::uint64_t firstSeed = 0;
    int games = 1;
    QString language;
};

Failure badUsage(const QString& sentence) { return {kBadUsage, sentence}; }

Result<SoloOptions> soloOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOptions({{"level", {}, "level", "medium"},
                       {"seed", {}, "seed"},
                       {"games", {}, "number", "1"},
                       {"lang", {}, "language", "en"}});
    if (!parser.parse(QStringList(QString()) + arguments))
        return badUsage(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badUsage(QStringLiteral("solo has no use for \"%1\".")
                            .arg(parser.positionalArguments().first()));
    SoloOptions options;
    const auto level = parseId<Level>(toStd(parser.value("level")));
    if (!level)
        return badUsage(QStringLiteral("--level is one of low, medium, high and very_high."));
    options.level = *level;
    bool isNumber = false;
    options.firstSeed = parser.value("seed").toULongLong(&isNumber);
    if (!isNumber)
        return badUsage(QStringLiteral("solo needs a seed that is a whole number: --seed 7."));
    options.games = parser.value("games").toInt(&isNumber);
    if (!isNumber || options.games < 1 || options.games > kMostGames)
        return badUsage(
            QStringLiteral("--games needs a whole number from 1 to %1.").arg(kMostGames));
    options.language = parser.value("lang");
    if (options.language != QLatin1String("en") && options.language != QLatin1String("pl"))
        return badUsage(QStringLiteral("--lang is one of en and pl."));
    return options;
}

/// Each line at once, so that a long run can be watched.
void print(int indent, const QString& line) {
    std::printf("%*s%s\n", indent, "", qUtf8Printable(line));
}
void print(int indent, const QStringList& lines) {
    for (const QString& line : lines)
        print(indent, line);
}

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
            return Failure{kBadContent,
                           QStringLiteral("The move \"%1\" is refused: %2")
                               .arg(toQt(formatMove(move)), position::sentenceFor(events.error()))};
        for (const Instruction& instruction : instructionsFor(before, events.value()))
            if (tellsEverything || isAutomaTileMove(instruction.kind))
                print(6, QStringLiteral("- ") + explain::instructionText(instruction));
        return core::Done{};
    }

    Playthrough m_game;
};

Result<core::Done> playOne(Level level, std::uint64_t seed) {
    core::Rng rng(seed);
    const std::vector<PlayerRequest> players{{PlayerKind::Human, Level::Medium, Tracking::Full},
                                             {PlayerKind::Automa, level, Tracking::Full}};
    auto begun = Playthrough::begin(dealSetup(Options{}, players, rng));
    if (!begun)
        return Failure{kBadContent, position::sentenceFor(begun.error())};
    return Story(std::move(begun.value())).tell(seed);
}

} // namespace

Output solo(const QStringList& arguments) {
    const auto read = soloOptions(arguments);
    if (!read)
        return read.error();
    const SoloOptions& options = read.value();
    // English is the language of the sources and needs no file.
    QTranslator translator;
    if (translator.load(QStringLiteral(":/i18n/penstock_") + options.language))
        QCoreApplication::installTranslator(&translator);
    for (int i = 0; i < options.games; ++i)
        if (const auto done = playOne(options.level, options.firstSeed + std::uint64_t(i)); !done)
            return done.error();
    std::fflush(stdout);
    return QByteArray();
}

} // namespace cli
