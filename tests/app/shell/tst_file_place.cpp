#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/file_place.h"

class FilePlaceTest : public QObject {
    Q_OBJECT

private slots:
    void partsAFileAndPutsItTogether() {
        const QUrl file = QUrl::fromLocalFile("/tmp/Łódź 100 %/Barrage #1.csv");
        QCOMPARE(FilePlace::folderOf(file), "/tmp/Łódź 100 %");
        QCOMPARE(FilePlace::nameOf(file), "Barrage #1.csv");
        QCOMPARE(FilePlace::fileIn("/tmp/Łódź 100 %", "Barrage #1.csv", "csv"), file);
        QCOMPARE(FilePlace::fileIn(" /tmp/Łódź 100 % ", " Barrage #1 ", "csv"), file);
    }

    void addsASuffixThatIsMissing() {
        QCOMPARE(FilePlace::fileIn("/a", "b", "csv"), QUrl::fromLocalFile("/a/b.csv"));
        QCOMPARE(FilePlace::fileIn("/a", "b.CSV", "csv"), QUrl::fromLocalFile("/a/b.CSV"));
        QCOMPARE(FilePlace::fileIn("/a", "b.1", "csv"), QUrl::fromLocalFile("/a/b.1.csv"));
        QCOMPARE(FilePlace::fileIn("~/c", "b.csv"),
                 QUrl::fromLocalFile(QDir::homePath() + "/c/b.csv"));
    }

    void listsTheLatestFirst() {
        const QTemporaryDir folder;
        const QDateTime noon = QDateTime::fromSecsSinceEpoch(1'800'000'000);
        int age = 0;
        for (const char* name : {"new.sqlite", "middle.penstock", "old.sqlite", "other.txt"}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.setFileTime(noon.addSecs(-60 * age++), QFileDevice::FileModificationTime));
        }
        QCOMPARE(FilePlace::namesIn(folder.path(), {"sqlite", "penstock"}),
                 QStringList({"new.sqlite", "middle.penstock", "old.sqlite"}));
        QVERIFY(FilePlace::namesIn(folder.filePath("none"), {"sqlite"}).isEmpty());
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("problem");
        QTest::newRow("all is well") << QDir::tempPath() << "result.csv"
                                     << "";
        QTest::newRow("no folder") << "/no/such"
                                   << "result.csv"
                                   << "There is no such folder.";
        QTest::newRow("nothing") << "  "
                                 << "result.csv"
                                 << "There is no such folder.";
        QTest::newRow("beside nothing") << "here"
                                        << "result.csv"
                                        << "There is no such folder.";
        QTest::newRow("no name") << QDir::tempPath() << " "
                                 << "The file needs a name.";
        for (const char* name : {"a/b", "..", "a\nb", "a:b"})
            QTest::addRow("name %s", qPrintable(QString(name).simplified()))
                << QDir::tempPath() << name
                << "A name of a file has none of these: < > : \" / \\ | ? *";
    }
    void saysWhatIsWrong() {
        QFETCH(const QString, folder);
        QFETCH(const QString, name);
        QFETCH(const QString, problem);
        QCOMPARE(FilePlace::problemOfNew(folder, name), problem);
    }
};

QTEST_GUILESS_MAIN(FilePlaceTest)
#include "tst_file_place.moc"
