#pragma once

#include <QDir>
#include <QtTest>

#include "app/games/course.h"
#include "engine/core/playthrough.h"
#include "tests/support/golden.h"

/// The course of every golden game, by one piece of code.
namespace golden_courses {

/// A row for each log of the game.
inline void addRows(const char* game) {
    QTest::addColumn<QString>("path");
    const QDir folder(inTestsDir(QStringLiteral("golden/") + game));
    for (const QString& name : folder.entryList({"*.log"}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// The game of the row, up to its end.
template <class Game>
[[nodiscard]] core::Playthrough<Game> gameOfRow() {
    QFETCH(const QString, path);
    return *core::Playthrough<Game>::load(*golden::read(path)).playthrough;
}

/// Everybody's line has all steps and ends with the score.
inline void compare(const games::Course& course, const std::vector<int>& scores) {
    QVERIFY(!course.title.isEmpty() && !course.stepTitle.isEmpty());
    QVERIFY(course.steps.size() > 1);
    QCOMPARE(course.points.size(), scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        QCOMPARE(course.points[i].size(), course.steps.size());
        QCOMPARE(course.points[i].last(), scores[i]);
    }
}

/// A log without its last entry, with one that cannot be read, or of another game.
template <class Course>
void refusesBrokenLogs(core::GameLog log, Course courseOf) {
    core::GameLog cut = log;
    cut.entries.pop_back();
    QVERIFY(courseOf(cut).steps.isEmpty());
    core::GameLog strange = log;
    strange.entries.front() = "?";
    QVERIFY(courseOf(strange).steps.isEmpty());
    log.game = "chess";
    QVERIFY(courseOf(log).steps.isEmpty());
}

} // namespace golden_courses
