#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "database/database_file.h"

using database::DatabaseFile;

namespace {

QSqlDatabase connectionOf(const DatabaseFile& file) {
    return QSqlDatabase::database(QString::fromStdString(file.connectionName()));
}

QString valueOf(const DatabaseFile& file, const QString& sql) {
    QSqlQuery query(connectionOf(file));
    return query.exec(sql) && query.next() ? query.value(0).toString() : query.lastError().text();
}

bool run(const DatabaseFile& file, const QString& sql) {
    QSqlQuery query(connectionOf(file));
    return query.exec(sql);
}

} // namespace

class DatabaseFileTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void cleanup() {
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void createsAFreshFileWithTheGuaranteesInForce() {
        const auto opened = DatabaseFile::open(path("games.sqlite"));
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().detail.c_str());
        QVERIFY(QFile::exists(m_folder->filePath("games.sqlite")));
        QCOMPARE(valueOf(opened.value(), "PRAGMA journal_mode"), "wal");
        QCOMPARE(valueOf(opened.value(), "PRAGMA synchronous"), "2");
        QCOMPARE(valueOf(opened.value(), "PRAGMA foreign_keys"), "1");
        QCOMPARE(valueOf(opened.value(), "PRAGMA busy_timeout"), "5000");
    }

    void findsAgainWhatWasWritten() {
        {
            const auto first = DatabaseFile::open(path("games.sqlite"));
            QVERIFY(first.ok());
            QVERIFY(run(first.value(), "CREATE TABLE t (x INTEGER NOT NULL)"));
            QVERIFY(run(first.value(), "INSERT INTO t VALUES (42)"));
        }
        const auto second = DatabaseFile::open(path("games.sqlite"));
        QVERIFY(second.ok());
        QCOMPARE(valueOf(second.value(), "SELECT x FROM t"), "42");
    }

    void enforcesForeignKeys() {
        const auto opened = DatabaseFile::open(path("games.sqlite"));
        QVERIFY(opened.ok());
        QVERIFY(run(opened.value(), "CREATE TABLE game (id INTEGER PRIMARY KEY)"));
        QVERIFY(run(opened.value(), "CREATE TABLE entry (game INTEGER REFERENCES game (id))"));
        QVERIFY(!run(opened.value(), "INSERT INTO entry VALUES (7)"));
    }

    void opensNamesBeyondAscii() {
        const auto opened = DatabaseFile::open(path("zażółć gęślą.sqlite"));
        QVERIFY(opened.ok());
        QVERIFY(QFile::exists(m_folder->filePath("zażółć gęślą.sqlite")));
    }

    void opensTheSameFileTwiceUnderDifferentNames() {
        const auto first = DatabaseFile::open(path("games.sqlite"));
        const auto second = DatabaseFile::open(path("games.sqlite"));
        QVERIFY(first.ok() && second.ok());
        QVERIFY(first.value().connectionName() != second.value().connectionName());
        QVERIFY(run(first.value(), "CREATE TABLE t (x INTEGER)"));
        QCOMPARE(valueOf(second.value(), "SELECT count(*) FROM t"), "0");
    }

    void closesWhatAMoveReplaces() {
        auto first = DatabaseFile::open(path("first.sqlite"));
        auto second = DatabaseFile::open(path("second.sqlite"));
        QVERIFY(first.ok() && second.ok());
        const std::string kept = second.value().connectionName();
        first.value() = std::move(second.value());
        QCOMPARE(first.value().connectionName(), kept);
        QCOMPARE(QSqlDatabase::connectionNames().size(), 1);
    }

    void refusesAFolderItCannotWriteTo_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("read-only folder") << "/proc/games.sqlite";
        QTest::newRow("missing folder") << "missing/games.sqlite";
        QTest::newRow("the folder itself") << ".";
    }
    void refusesAFolderItCannotWriteTo() {
        QFETCH(const QString, file);
        const auto opened = DatabaseFile::open(path(file.toStdString()));
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, database::Trouble::CannotOpen);
    }

    void refusesAFileThatIsNotADatabase_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("short") << QByteArray("hello");
        QTest::newRow("long") << QByteArray(20000, 'x');
        QTest::newRow("damaged header") << "SQLite format 2" + QByteArray(4081, '\0');
    }
    void refusesAFileThatIsNotADatabase() {
        QFETCH(const QByteArray, content);
        QFile file(m_folder->filePath("notes.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();

        const auto opened = DatabaseFile::open(path("notes.txt"));
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, database::Trouble::NotADatabase);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

private:
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    std::optional<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(DatabaseFileTest)
#include "tst_database_file.moc"
