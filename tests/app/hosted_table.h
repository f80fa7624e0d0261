#pragma once

#include <optional>

#include <QObject>
#include <QTemporaryDir>

#include "app/store/store_host.h"

/// A test whose functions each have a store in a folder of its own, and a table that uses it.
template <class Table>
class HostedTable : public QObject {
protected:
    [[nodiscard]] bool open() {
        if (!m_folder.emplace().isValid())
            return false;
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        (void)m_host->store();
        m_table.emplace().setHost(&*m_host);
        return true;
    }
    void close() {
        m_table.reset();
        m_host.reset();
        m_folder.reset();
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
    std::optional<Table> m_table;
};
