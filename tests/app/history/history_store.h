#pragma once

#include <string>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/store/store_host.h"
#include "database/history.h"
#include "tests/database/example_plays.h"

/// A store of its own for every test, with plays in it.
namespace history_test {

constexpr database::Duration kMinute = 60'000;

inline database::Time noonOf(int year, int month, int day) {
    return QDateTime(QDate(year, month, day), QTime(12, 0)).toMSecsSinceEpoch();
}

inline database::Play play(const char* id, const char* game, database::Time ended,
                           std::vector<database::PlayResult> results) {
    database::Play made;
    made.id = id;
    made.game = game;
    made.ended = ended;
    made.results = std::move(results);
    return made;
}

class HistoryStore {
public:
    HistoryStore() { m_host.setFile(m_folder.filePath("games.sqlite")); }

    [[nodiscard]] StoreHost& host() { return m_host; }
    void add(const database::Play& added) {
        QVERIFY(database::addPlay(m_host.store(), added).ok());
    }
    [[nodiscard]] database::Play load(const QString& id) {
        return database::loadPlay(m_host.store(), toStd(id)).value();
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    StoreHost m_host;
};

} // namespace history_test
