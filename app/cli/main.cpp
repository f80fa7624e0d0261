#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <vector>

#include <QCoreApplication>

#include "app/cli/game_part.h"
#include "app/i18n/languages.h"

namespace {

using cli::Command;

constexpr std::array kCommands{
    Command{
        "solo", nullptr,
        "play random humans against the game's own opponent and explain its decisions; with\n"
        "      --store, keep the games in a file and print the number of each entry as soon as it\n"
        "      is safe",
        cli::solo, &cli::GamePart::soloArguments},
    Command{"play", nullptr, "play random games and check every state", cli::play,
            &cli::GamePart::playArguments},
    Command{"replay", "FILE", "play a log again and say how it ends", cli::replay},
    Command{"sessions", "FILE", "list the sessions of a store", cli::listSessions},
    Command{"show", "FILE ID", "print a session; the beginning of its id is enough", cli::show},
    Command{"verify", "FILE",
            "check that a store is sound and that every session in it replays, without a change",
            cli::verify},
    Command{"export", "FILE [ID] --to OUT [--as penstock|position|csv|backup]",
            "write a session or everything to a file", cli::exportTo},
    Command{"import", "FILE IN", "add what a .penstock file has and the store has not",
            cli::importFrom}};

/// A line for each game that has the command, or one for all of them.
QByteArray usageOf(const Command& command) {
    QByteArray text;
    const QByteArray begin = QByteArray("  penstock-cli ") + command.name + ' ';
    if (!command.ofGames)
        text = begin + command.arguments + '\n';
    for (const cli::GamePart& part : cli::gameParts()) {
        if (!command.ofGames || !(part.*command.ofGames))
            continue;
        const QByteArray game =
            "--game " + QByteArray(part.game.data(), qsizetype(part.game.size()));
        const bool isFirst = &part == &cli::gameParts().front();
        text += begin + (isFirst ? '[' + game + ']' : game) + ' ' + part.*command.ofGames + '\n';
    }
    return text + "      " + command.summary + '\n';
}

/// Those of the games first.
std::vector<Command> allCommands() {
    std::vector<Command> all;
    for (const cli::GamePart& part : cli::gameParts())
        all.insert(all.end(), part.commands.begin(), part.commands.end());
    all.insert(all.end(), kCommands.begin(), kCommands.end());
    return all;
}

QByteArray help() {
    QByteArray text("Usage:\n");
    for (const Command& command : allCommands())
        text += usageOf(command);
    text += "  penstock-cli --help | --version\nLanguages:\n";
    for (int i = 0; i < languages::codes().size(); ++i)
        text +=
            "  " + languages::codes()[i].toUtf8() + "  " + languages::names()[i].toUtf8() + '\n';
    return text;
}

cli::Output run(const QStringList& arguments) {
    if (arguments.isEmpty())
        return cli::Failure{
            cli::kBadUsage,
            QStringLiteral("A command is missing; penstock-cli --help lists them.")};
    const QString& name = arguments.first();
    if (name == QLatin1String("--help") || name == QLatin1String("-h"))
        return help();
    if (name == QLatin1String("--version"))
        return QByteArray("penstock-cli " PENSTOCK_VERSION "\n");
    const std::vector<Command> all = allCommands();
    const auto command = std::ranges::find_if(
        all, [&name](const Command& known) { return name == QLatin1String(known.name); });
    if (command == all.end())
        return cli::Failure{
            cli::kBadUsage,
            QStringLiteral("There is no command %1; penstock-cli --help lists them.").arg(name)};
    const QStringList rest = arguments.mid(1);
    if (rest.contains(QLatin1String("--help")))
        return "Usage:\n" + usageOf(*command);
    return command->run(rest);
}

} // namespace

int main(int argc, char* argv[]) {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // then a file that may not grow gives an error like a full disk
#endif
    const QCoreApplication app(argc, argv);
    const cli::Output output = run(QCoreApplication::arguments().mid(1));
    if (!output) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(output.error().sentence));
        return output.error().exitCode;
    }
    const QByteArray& text = output.value();
    const bool isWritten = std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()),
                                       stdout) == static_cast<std::size_t>(text.size()) &&
                           std::fflush(stdout) == 0;
    return isWritten ? 0 : cli::kBadContent;
}
