#include "tests/bench/app/window_process.h"

#include <chrono>
#include <cstdio>

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace bench {

namespace {

constexpr int kLongestMs = 60'000;

/// Takes lines such as "resident 61.5".
void note(const QByteArray& line, WindowReport& report) {
    const QList<QByteArray> words = line.trimmed().split(' ');
    const double value = words.last().toDouble();
    if (words.first() == "resident")
        report.residentMb = value;
    else if (words.first() == "share")
        report.shareMb = value;
    else if (words.first() == "tap")
        report.tapMs = value;
    else if (words.first() == "worst")
        report.worstTapMs = value;
    else if (words.first() == "scroll")
        report.scrollMs = value;
    else if (words.first() == "filter")
        report.filterMs = value;
}

} // namespace

WindowReport runWindow(const QStringList& arguments, const QString& cache) {
    using Clock = std::chrono::steady_clock;
    WindowReport report;
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (!cache.isEmpty()) {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CACHE_HOME", cache);
        process.setProcessEnvironment(environment);
    }
    const auto begin = Clock::now();
    process.start(QCoreApplication::applicationFilePath(), arguments);
    process.waitForReadyRead(kLongestMs); // the first line comes with the first frame
    report.startMs = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    process.waitForFinished(kLongestMs);
    if (process.state() != QProcess::NotRunning || process.exitCode() != 0)
        std::fprintf(stderr, "The window of %s was not shown.\n",
                     qPrintable(arguments.join(QLatin1Char(' '))));
    for (const QByteArray& line : process.readAll().split('\n'))
        note(line, report);
    return report;
}

} // namespace bench
