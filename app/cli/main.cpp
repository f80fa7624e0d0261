#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>

#include <QCoreApplication>

#include "app/cli/command.h"
#include "app/i18n/languages.h"

namespace {

using cli::Command;

constexpr std::array kCommands{
    Command{"check", "FILE", "say what is wrong with a position, or nothing", cli::check},
    Command{"flow", "FILE", "print a position after its water flow phase", cli::flow},
    Command{"score", "FILE", "print the scoring of a position's round", cli::score},
    Command{
        "resolve", "FILE...",
        "print how the Automa on turn acts: steps, reveals and the position after;\n"
        "      one line per file if there are several; what follows from an action has types of\n"
        "      its own: second_production, tile_production, reward_drops, free_structure,\n"
        "      reward_tile, drop_into_dam, further_contract",
        cli::resolve},
    Command{"place", "FILE COMPANY STRUCTURE",
            "print where the company would build by the criteria tile of a position, and why",
            cli::place},
    Command{
        "solo", "--seed N [--level L] [--leeghwater] [--games K] [--lang CODE] [--store FILE]",
        "play solo games against a random human and explain every Automa decision, in the\n"
        "      language of the code; with a store, keep them there and print the number of each\n"
        "      entry as soon as it is safe",
        cli::solo},
    Command{"play",
            "--seed N[..M] [--to M] [--players P] [--automas A] [--level L] [--introductory] "
            "[--leeghwater] [--light] [--log FILE]",
            "play random games and check every state", cli::play},
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

QByteArray usageOf(const Command& command) {
    return QByteArray("  penstock-cli ") + command.name + ' ' + command.arguments + "\n      " +
           command.summary + '\n';
}

QByteArray help() {
    QByteArray text("Usage:\n");
    for (const Command& command : kCommands)
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
    const auto command =
        std::find_if(kCommands.begin(), kCommands.end(),
                     [&name](const Command& known) { return name == QLatin1String(known.name); });
    if (command == kCommands.end())
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
