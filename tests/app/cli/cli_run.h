#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// Runs of the real tool, which the environment names.
namespace cli_run {

/// How a run of the tool ended.
struct Run {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    [[nodiscard]] QJsonValue json() const { return QJsonDocument::fromJson(output).object(); }
};

constexpr int kPatience = 120'000; // milliseconds; emulators and busy machines are slow

inline Run run(const QStringList& arguments) {
    QProcess process;
    process.start(qEnvironmentVariable("PENSTOCK_CLI"), arguments);
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline void verifyRefused(const Run& result, int exitCode, const QByteArray& part) {
    QCOMPARE(result.exitCode, exitCode);
    QCOMPARE(result.output, QByteArray());
    QVERIFY2(result.errors.contains(part), result.errors.constData());
    QCOMPARE(result.errors.count('\n'), 1);
    QVERIFY2(result.errors.endsWith(".\n"), result.errors.constData());
}

/// Writes a file into the folder; its path, or nothing if that failed.
inline QString keep(const QTemporaryDir& folder, const QString& name, const QByteArray& content) {
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path
                                                                                    : QString();
}

} // namespace cli_run
