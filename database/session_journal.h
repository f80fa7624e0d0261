#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// The log of one session while it is played. Every call is on the disk when it returns without
/// trouble. What cannot be written stays in memory and is written with the next call that can, so
/// that a full disk loses nothing as long as the program runs. A finished session whose entries or
/// cursor change is being played again from that very write on. The store must outlive the journal.
class SessionJournal {
public:
    /// Takes up a session that the store has.
    [[nodiscard]] static Result<SessionJournal> open(const DatabaseFile& store,
                                                     const std::string& id);
    SessionJournal(SessionJournal&&) noexcept;
    SessionJournal& operator=(SessionJournal&&) noexcept;
    ~SessionJournal();

    [[nodiscard]] const std::string& id() const;
    [[nodiscard]] const std::vector<std::string>& entries() const;
    [[nodiscard]] std::size_t cursor() const;

    /// The line becomes the last entry; what had been undone is gone.
    [[nodiscard]] Outcome append(const std::string& line, Time now);
    /// Several lines at once: all of them are kept or none.
    [[nodiscard]] Outcome append(const std::vector<std::string>& lines, Time now);
    /// The lines take the place of all entries from `first` on, and the first `cursor` entries are
    /// in force then. At once: a program that is killed meanwhile leaves the old ones or the new
    /// ones. Refused like moveCursor.
    [[nodiscard]] Outcome replaceFrom(std::size_t first, const std::vector<std::string>& lines,
                                      std::size_t cursor, Time now);
    /// Undo and redo: the entries stay. A cursor behind the last entry is refused with NotThere,
    /// and nothing changes: a line that nobody entered would end the log there.
    [[nodiscard]] Outcome moveCursor(std::size_t cursor, Time now);
    /// Time the game was on screen; written with the next entry or by flush.
    void addPlayTime(Duration time);
    /// Writes what is still only in memory; does nothing if there is nothing.
    [[nodiscard]] Outcome flush(Time now);

    /// What kept the last call from writing; none if all is on the disk.
    [[nodiscard]] const std::optional<StoreError>& trouble() const;

    /// The session as this journal has it, under another id: what to keep after a conflict. It is
    /// being played, whatever became of the other one.
    [[nodiscard]] Outcome keepAsCopy(const std::string& id, Time now);

private:
    struct Content;
    explicit SessionJournal(std::unique_ptr<Content> content);
    [[nodiscard]] Outcome refuse(std::size_t count);
    void shorten(std::size_t count);
    void setCursor(std::size_t cursor);
    [[nodiscard]] Outcome write(Time now);
    [[nodiscard]] Outcome tryToWrite(Time now);

    std::unique_ptr<Content> m_content;
};

} // namespace database
