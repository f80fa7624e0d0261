#include "database/internal/schema.h"

#include <filesystem>

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

Outcome keepCopy(const DatabaseFile& store, const std::filesystem::path& file, int version) {
    std::filesystem::path copy = file;
    copy += ".version-" + std::to_string(version);
    // A copy from an earlier try is of the same version, and the step that followed it failed.
    std::error_code ignored;
    std::filesystem::remove(copy, ignored);
    return backUp(store, copy);
}

Outcome take(const DatabaseFile& store, const SchemaStep& step, int version) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    // Another program may have taken the step while this one waited for the lock.
    const auto current = versionOf(store);
    if (!current)
        return current.error();
    if (current.value() != version)
        return core::Done{};
    for (const char* statement : step.statements)
        if (const auto done = runSql(store, QString::fromUtf8(statement)); !done)
            return done;
    const QString mark = QStringLiteral("PRAGMA user_version = %1").arg(version + 1);
    if (const auto marked = runSql(store, mark); !marked)
        return marked;
    return transaction.value().commit();
}

} // namespace

Outcome migrate(const DatabaseFile& store, const std::filesystem::path& file,
                std::span<const SchemaStep> steps) {
    const auto found = versionOf(store);
    if (!found)
        return found.error();
    const int last = static_cast<int>(steps.size());
    if (found.value() > last)
        return StoreError{Trouble::TooNew, std::to_string(found.value())};
    for (int version = found.value(); version < last; ++version) {
        const SchemaStep& step = steps[static_cast<std::size_t>(version)];
        if (step.rewritesData && !file.empty())
            if (const auto kept = keepCopy(store, file, version); !kept)
                return kept;
        if (const auto taken = take(store, step, version); !taken)
            return taken;
    }
    return core::Done{};
}

} // namespace database
