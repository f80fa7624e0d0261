#include "database/internal/schema.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string_view>

#include <QString>

#include "database/internal/query.h"
#include "database/store.h"

namespace database {

namespace {

Result<int> versionOf(const DatabaseFile& store) {
    Query query(store, "PRAGMA user_version");
    if (const auto asked = query.run(); !asked)
        return asked.error();
    return query.next() ? static_cast<int>(query.integer(0)) : 0;
}

/// Somebody else's database has tables but not our version.
Outcome checkEmpty(const DatabaseFile& store) {
    Query query(store, "SELECT name FROM sqlite_schema");
    if (const auto asked = query.run(); !asked)
        return asked;
    if (query.next())
        return StoreError{Trouble::NotADatabase, "has a table " + query.text(0)};
    return core::Done{};
}

/// A step that does not fit the tables means that the version in the file is not theirs.
StoreError errorOfStep(StoreError error) {
    if (error.trouble == Trouble::Failed)
        error.trouble = Trouble::Damaged;
    return error;
}

/// Through a connection of its own, since the step's transaction is open: no other program can
/// write between the copy and the step.
Outcome keepCopy(const std::filesystem::path& file, int version) {
    const auto reader = DatabaseFile::open(file);
    if (!reader)
        return reader.error();
    std::filesystem::path copy = file;
    copy += ".version-" + std::to_string(version);
    // A copy from an earlier try is of the same version, and the step that followed it failed.
    std::error_code ignored;
    std::filesystem::remove(copy, ignored);
    return backUp(reader.value(), copy);
}

Outcome take(const DatabaseFile& store, const std::filesystem::path& file, const SchemaStep& step,
             int version) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    // Another program may have taken the step while this one waited for the lock.
    const auto current = versionOf(store);
    if (!current)
        return current.error();
    if (current.value() != version)
        return core::Done{};
    if (version == 0)
        if (const auto empty = checkEmpty(store); !empty)
            return empty;
    if (step.rewritesData && !file.empty())
        if (const auto kept = keepCopy(file, version); !kept)
            return kept;
    for (const char* statement : step.statements)
        if (const auto done = runSql(store, QString::fromUtf8(statement)); !done)
            return errorOfStep(done.error());
    const QString mark = QStringLiteral("PRAGMA user_version = %1").arg(version + 1);
    if (const auto marked = runSql(store, mark); !marked)
        return marked;
    return transaction.value().commit();
}

} // namespace

int writtenVersion(const std::filesystem::path& file) {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    constexpr std::size_t kVersionAt = 60; // four bytes, the highest first
    std::array<char, kVersionAt + 4> header{};
    if (!std::ifstream(file, std::ios::binary).read(header.data(), header.size()) ||
        !std::string_view(header.data(), header.size()).starts_with(kMagic))
        return 0;
    std::uint32_t version = 0;
    for (std::size_t i = kVersionAt; i < header.size(); ++i)
        version = version << 8 | static_cast<std::uint8_t>(header[i]);
    return static_cast<int>(version);
}

Outcome migrate(const DatabaseFile& store, const std::filesystem::path& file,
                std::span<const SchemaStep> steps) {
    const auto found = versionOf(store);
    if (!found)
        return found.error();
    const int last = static_cast<int>(steps.size());
    if (found.value() > last)
        return StoreError{Trouble::TooNew, std::to_string(found.value())};
    if (found.value() < 0)
        return StoreError{Trouble::Damaged, "version " + std::to_string(found.value())};
    for (int version = found.value(); version < last; ++version) {
        const SchemaStep& step = steps[static_cast<std::size_t>(version)];
        if (const auto taken = take(store, file, step, version); !taken)
            return taken;
    }
    return core::Done{};
}

} // namespace database
