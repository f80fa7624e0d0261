#include "database/recovery.h"

#include <array>
#include <system_error>
#include <utility>

#include <QDateTime>
#include <QTemporaryDir>

#include "database/internal/refill.h"
#include "database/internal/salvage.h"
#include "database/store.h"

namespace database {

namespace {

namespace fs = std::filesystem;

// A file and what SQLite keeps beside it. The file goes first: without its log it would show an
// older state and could pass for a sound one.
constexpr std::array kParts{"", "-wal", "-shm"};

fs::path partOf(fs::path file, const char* part) { return file += part; }

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(file, ignored);
}

StoreError errorFrom(const std::error_code& error) {
    const bool isFull = error == std::errc::no_space_on_device;
    return {isFull ? Trouble::DiskFull : Trouble::CannotOpen, error.message()};
}

/// A name in the same folder: "games.sqlite" and "damaged" give "games.damaged.sqlite".
fs::path nameBeside(const fs::path& file, const std::string& mark) {
    fs::path name = file.stem();
    name += "." + mark;
    name += file.extension();
    return file.parent_path() / name;
}

/// A dated name that no file has, nor its write-ahead log.
fs::path freeNameBeside(const fs::path& file, Time now) {
    const std::string mark = "damaged-" + QDateTime::fromMSecsSinceEpoch(now)
                                              .toUTC()
                                              .toString(QStringLiteral("yyyy-MM-dd-HHmmss"))
                                              .toStdString();
    fs::path name = nameBeside(file, mark);
    for (int number = 2; isThere(name) || isThere(partOf(name, "-wal")); ++number)
        name = nameBeside(file, mark + "-" + std::to_string(number));
    return name;
}

Outcome setAside(const fs::path& file, const fs::path& target) {
    for (std::size_t i = 0; i < kParts.size(); ++i) {
        std::error_code error;
        if (isThere(partOf(file, kParts[i])))
            fs::rename(partOf(file, kParts[i]), partOf(target, kParts[i]), error);
        if (!error)
            continue;
        std::error_code ignored;
        while (i-- > 0)
            fs::rename(partOf(target, kParts[i]), partOf(file, kParts[i]), ignored);
        return errorFrom(error);
    }
    return core::Done{};
}

/// A new store with what a copy of the file still shows. The file itself is only read.
Result<RecoveryReport> rebuild(const fs::path& file, const fs::path& target) {
    const QTemporaryDir scratch(
        QString::fromStdU16String(partOf(file, ".recovery-XXXXXX").u16string()));
    if (!scratch.isValid())
        return StoreError{Trouble::CannotOpen, scratch.errorString().toStdString()};
    const fs::path folder = scratch.path().toStdU16String();
    const fs::path copy = folder / "copy.sqlite";
    const fs::path rebuilt = folder / "new.sqlite";
    std::error_code error;
    for (const char* part : {"", "-wal"})
        if (!error && isThere(partOf(file, part)))
            fs::copy_file(partOf(file, part), partOf(copy, part), error);
    if (error)
        return errorFrom(error);

    auto report = [&]() -> Result<RecoveryReport> {
        const auto store = openStore(rebuilt);
        if (!store)
            return store.error();
        return refill(store.value(), salvageRows(copy));
    }();
    if (report)
        fs::rename(rebuilt, target, error);
    if (error)
        return errorFrom(error);
    return report;
}

Result<RecoveryReport> recover(const fs::path& file, const fs::path& rebuilt, Time now) {
    auto report = rebuild(file, rebuilt);
    if (!report)
        return report;
    const fs::path aside = freeNameBeside(file, now);
    std::error_code error;
    if (const auto done = setAside(file, aside); !done) {
        fs::remove(rebuilt, error);
        return done.error();
    }
    fs::rename(rebuilt, file, error);
    if (error)
        return errorFrom(error);
    report.value().setAside = aside;
    return report;
}

/// Ends a recovery that was interrupted after the damaged file had been set aside. A log that was
/// left behind would be taken for one of the new file, so it goes first.
Outcome endInterrupted(const fs::path& file, const fs::path& rebuilt, Time now) {
    if (isThere(file) || !isThere(rebuilt))
        return core::Done{};
    if (const auto done = setAside(file, freeNameBeside(file, now)); !done)
        return done;
    std::error_code error;
    fs::rename(rebuilt, file, error);
    if (error)
        return errorFrom(error);
    return core::Done{};
}

} // namespace

Result<OpenedStore> openOrRecover(const fs::path& file, Time now) {
    const fs::path rebuilt = nameBeside(file, "recovered");
    if (const auto ended = endInterrupted(file, rebuilt, now); !ended)
        return ended.error();
    auto opened = openStore(file);
    if (opened)
        return OpenedStore{std::move(opened.value()), std::nullopt};
    const Trouble trouble = opened.error().trouble;
    if (trouble != Trouble::Damaged && trouble != Trouble::NotADatabase)
        return opened.error();
    auto report = recover(file, rebuilt, now);
    if (!report)
        return report.error();
    opened = openStore(file);
    if (!opened)
        return opened.error();
    return OpenedStore{std::move(opened.value()), std::move(report.value())};
}

} // namespace database
