#include "database/store.h"

#include <system_error>

#include "database/internal/query.h"
#include "database/internal/schema.h"

namespace database {

namespace {

constexpr const char* kFullCheck = "PRAGMA integrity_check(20)";
// Leaves out what takes longest: whether the indexes match their tables.
constexpr const char* kQuickCheck = "PRAGMA quick_check(1)";

Result<std::vector<std::string>> problemsFoundBy(const DatabaseFile& store, const char* check) {
    Query query(store, check);
    if (const auto asked = query.run(); !asked)
        return asked.error();
    std::vector<std::string> problems;
    while (query.next())
        if (query.text(0) != "ok")
            problems.push_back(query.text(0));
    if (const auto read = query.trouble(); !read)
        return read.error();
    return problems;
}

/// Rows whose owner is gone, which the checks above do not look for.
Outcome addRowsWithoutOwner(const DatabaseFile& store, std::vector<std::string>& problems) {
    Query query(store, "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check "
                       "GROUP BY 1, 2 ORDER BY 1, 2");
    if (const auto asked = query.run(); !asked)
        return asked;
    while (query.next())
        problems.push_back(query.text(2) + " rows of " + query.text(0) + " refer to " +
                           query.text(1) + " that are not there");
    return query.trouble();
}

Outcome prepare(const DatabaseFile& store, const std::filesystem::path& file) {
    const auto problems = problemsFoundBy(store, kQuickCheck);
    if (!problems)
        return problems.error();
    if (!problems.value().empty())
        return StoreError{Trouble::Damaged, problems.value().front()};
    if (const auto migrated = migrate(store, file, schemaSteps()); !migrated)
        return migrated;
    // The check has read all of the file; what is asked for from now on is a small part of it.
    return runSql(store, QStringLiteral("PRAGMA shrink_memory"));
}

} // namespace

Result<DatabaseFile> openStore(const std::filesystem::path& file) {
    if (const int version = writtenVersion(file); version > static_cast<int>(schemaSteps().size()))
        return StoreError{Trouble::TooNew, std::to_string(version)};
    auto opened = DatabaseFile::open(file);
    if (opened)
        if (const auto prepared = prepare(opened.value(), file); !prepared)
            return prepared.error();
    return opened;
}

Result<DatabaseFile> openMemoryStore() {
    auto opened = DatabaseFile::openInMemory();
    if (opened)
        if (const auto prepared = prepare(opened.value(), {}); !prepared)
            return prepared.error();
    return opened;
}

Result<std::vector<std::string>> integrityProblems(const DatabaseFile& store) {
    auto problems = problemsFoundBy(store, kFullCheck);
    if (problems)
        if (const auto looked = addRowsWithoutOwner(store, problems.value()); !looked)
            return looked.error();
    return problems;
}

Outcome backUp(const DatabaseFile& store, const std::filesystem::path& target) {
    std::error_code error;
    if (std::filesystem::exists(target, error))
        return StoreError{Trouble::AlreadyThere, target.string()};
    const auto utf8 = target.u8string();
    Query query(store, "VACUUM INTO ?");
    const auto done = query.run(std::string(utf8.begin(), utf8.end()));
    if (!done)
        std::filesystem::remove(target, error); // half a copy is none
    return done;
}

} // namespace database
